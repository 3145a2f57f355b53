import Codecs

/// The pictures of a page: which of them are blocks of the page itself, and where the others lie.
struct PagePictures {
  private enum Place {
    /// The number of the block that holds it.
    case block(Int)
    /// As the page links to it.
    case link(String)
  }

  private let folder: OutputFolder
  /// How many more bytes may be embedded.
  private var room: Int
  private var blocks = 0
  private var places: [String: Place] = [:]

  /// - Parameter embeddedLimit: How many bytes of the page may be pictures.
  init(folder: OutputFolder, embeddedLimit: Int) {
    self.folder = folder
    room = embeddedLimit
  }

  /// Makes a picture known to the page: as a block of it, if there is room for that, else as a link.
  ///
  /// - Parameters:
  ///   - name: Its path below the report's folder. One that leads out of it is neither read nor
  ///     linked to.
  ///   - append: Takes the block.
  mutating func embed(
    _ name: String, _ append: ([UInt8]) throws(FileError) -> Void
  ) throws(FileError) {
    guard places[name] == nil, let link = RelativeLink.to(name) else { return }
    guard let bytes = try contents(of: name) else {
      places[name] = .link(link)
      return
    }
    let type = PictureFormat(of: bytes) == .gif ? "image/gif" : "image/png"
    let start = #"<script type="text/plain" id="picture-\#(blocks)">data:\#(type);base64,"#
    try append(Array(start.utf8))
    try append(Base64.encoded(bytes))
    try append(Array("</script>\n".utf8))
    room -= Base64.count(of: bytes.count)
    places[name] = .block(blocks)
    blocks += 1
  }

  /// For the page's script: the number of a block, or a link; null if there is no such picture.
  func json(of name: String?) -> JSONValue {
    switch name.flatMap({ places[$0] }) {
    case .block(let number): .integer(number)
    case .link(let link): .string(link)
    case nil: .null
    }
  }

  /// The bytes of a picture; nil if it is not there, or larger than the room that is left.
  private func contents(of name: String) throws(FileError) -> [UInt8]? {
    guard let place = try folder.standing(name),
      let size = try folder.files.status(of: place.path)?.size,
      Base64.count(of: size) <= room
    else { return nil }
    return try folder.files.contents(of: place.path, limit: size)
  }
}
