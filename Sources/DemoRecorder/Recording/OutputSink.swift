/// Where the files of a recording go.
protocol OutputSink {
  /// Takes the bytes of the file that is called `name`.
  func write(_ bytes: [UInt8], to name: String) throws
  /// Notes that a folder of numbered frames has none from this number on.
  func removeFrames(from count: Int, in folder: String) throws
}
