import Glibc

let words = Array(CommandLine.arguments.dropFirst())
if let measurement = words.first.flatMap(Measurement.init(rawValue:)) {
  do {
    for reading in try measurement.readings(Array(words.dropFirst())) {
      print(try reading.line())
    }
  } catch {
    print("error: \(measurement.rawValue): \(error)")
    exit(1)
  }
} else {
  let known = Measurement.allCases.map(\.rawValue).joined(separator: "|")
  print("usage: Benchmarks \(known) [ARGUMENT …]; 'make bench' runs them all")
  exit(2)
}
