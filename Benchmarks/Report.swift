import DemoRecorder
import Glibc

/// Times every workload and prints a table of what its stages cost.
func runBenchmarks() {
  // First, while the most memory there was is still little.
  for script in LongScript.all {
    do {
      try report(script)
    } catch {
      print("\(script.component): \(error)")
    }
  }
  for workload in Workload.all {
    do {
      try report(workload)
    } catch {
      print("\(workload.name): \(error)")
    }
  }
  do {
    try reportPictures()
  } catch {
    print("pictures: \(error)")
  }
  runComparisons()
}

/// Times the comparing of pictures alone.
func runComparisons() {
  do {
    try reportComparisons()
  } catch {
    print("compare: \(error)")
  }
}

/// How fast touches are played that nobody looks at, and by how much the most memory of the process has
/// grown after one minute of them and after ten.
private func report(_ script: LongScript) throws {
  print("touches: random ones on \(script.component)")
  for minutes in [1, 10] {
    let stages = RecordingStages(text: script.scenario(minutes: minutes))
    let before = mostMemory()
    let (time, work) = try best(of: 3) { try stages.run(to: .play) }
    print("  \(padded("\(minutes) min")) \(milliseconds(time)), \(mostMemory() - before) KiB more")
    printSpeed(of: work, in: time)
  }
}

/// The most memory this process has had resident so far, in KiB.
private func mostMemory() -> Int {
  var usage = rusage()
  unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss
}

private func report(_ workload: Workload) throws {
  let stages = RecordingStages(text: workload.scenario)
  var previous = Duration.zero
  var work = RecordingStages.Work()
  print(workload.name)
  for stage in RecordingStages.Stage.allCases {
    let (best, done) = try best(of: 7) { try stages.run(to: stage) }
    print("  \(padded(stage.rawValue)) \(milliseconds(max(best - previous, .zero)))")
    if stage == .play { printSpeed(of: done, in: best) }
    previous = best
    work = done
  }
  let share = work.length / previous
  print("  \(padded("all")) \(milliseconds(previous)), \(Int(share)) times faster than real time")
  print(
    "  \(work.frames) frames, \(work.pictures) pictures, \(work.paintedPixels) pixels painted, "
      + "\(work.bytes) bytes")
}

private func printSpeed(of work: RecordingStages.Work, in time: Duration) {
  print("  \(padded("")) without drawing \(Int(work.length / time)) times faster than real time")
}

/// The shortest of several runs: the one that was disturbed least.
private func best(
  of count: Int, _ body: () throws -> RecordingStages.Work
) throws -> (Duration, RecordingStages.Work) {
  let clock = ContinuousClock()
  var best = Duration.seconds(3600)
  var work = RecordingStages.Work()
  for _ in 0..<count {
    best = min(best, try clock.measure { work = try body() })
  }
  return (best, work)
}

private func milliseconds(_ time: Duration) -> String {
  let hundredths = Int((time / .milliseconds(1) * 100).rounded())
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) ms"
}

private func padded(_ text: String) -> String {
  text + String(repeating: " ", count: max(0, 10 - text.count))
}
