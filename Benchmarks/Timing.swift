/// The median time of several runs, and what the last of them made.
///
/// - Parameter count: How many runs count; one before them does not.
func medianTime<Result>(
  of count: Int, _ body: () throws -> Result
) rethrows -> (time: Duration, result: Result) {
  var result = try body()
  let clock = ContinuousClock()
  var times: [Duration] = []
  for _ in 0..<count {
    times.append(try clock.measure { result = try body() })
  }
  times.sort()
  return (times[count / 2], result)
}
