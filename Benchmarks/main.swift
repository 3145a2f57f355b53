let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "--drawings": reportDrawings(named: arguments.dropFirst().first)
case "--comparisons": runComparisons()
default: runBenchmarks()
}
