let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--drawings" {
  reportDrawings(named: arguments.dropFirst().first)
} else {
  runBenchmarks()
}
