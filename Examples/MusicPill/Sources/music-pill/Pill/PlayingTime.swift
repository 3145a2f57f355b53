/// How long a song has played, as m:ss.
struct PlayingTime {
  private let seconds: Int64

  init(_ time: Duration) {
    seconds = time.components.seconds
  }

  var text: String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
