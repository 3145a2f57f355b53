import Glibc

/// One of the three streams that a process begins with.
struct StandardStream: ByteSink, ByteSource {
  static let input = StandardStream(descriptor: STDIN_FILENO, name: "standard input")
  static let output = StandardStream(descriptor: STDOUT_FILENO, name: "standard output")
  static let error = StandardStream(descriptor: STDERR_FILENO, name: "standard error")

  let descriptor: Int32
  let name: String

  var isTerminal: Bool { isatty(descriptor) != 0 }

  func write(_ bytes: [UInt8]) throws(FileError) {
    try Descriptor(number: descriptor, path: name).write(bytes)
  }

  func readAll(limit: Int) throws(FileError) -> [UInt8] {
    try Descriptor(number: descriptor, path: name).readAll(limit: limit)
  }

  /// The columns of the terminal on standard error; 80 if there is none.
  static func terminalWidth() -> Int {
    var window = winsize()
    let status = unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &window)
    return status == 0 && window.ws_col > 0 ? Int(window.ws_col) : 80
  }

  /// Takes the numbers of streams that were closed before the start, so that no file of ours can
  /// be opened under them and receive messages. Reading finds nothing, writing fails.
  static func reserveClosed() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", O_RDONLY)
    }
  }
}
