runBenchmarks()
