/// Draws a film and writes it, on two threads where there is one to spare.
///
/// What is written does not depend on that: the writer gets the same pieces in the same order.
struct FilmProduction {
  let writer: FilmWriter
  /// Of the film's pictures.
  let size: (width: Int, height: Int)

  /// - Parameter draw: Makes the film and lays it down on the desk that it is given.
  /// - Throws: What comes first in the film of what `draw` and the writer throw.
  func run<Made>(
    beside idle: IdleThreads?, _ draw: (any FilmDesk) throws -> Made
  ) throws -> Made {
    let desk = HandOver()
    var drawn: Result<Made, any Error>?
    var written: Result<Void, any Error>?
    let isShared =
      idle?.run(
        beside: {
          drawn = Result { try draw(desk) }
          desk.close()
        },
        helper: {
          written = Result { try desk.forEachPiece { try writer.write($0, size: size) } }
        }) ?? false
    guard isShared, let drawn else { return try draw(writer) }
    // What was laid down before drawing failed has been written by then.
    try written?.get()
    return try drawn.get()
  }
}
