import Scene

/// What the library lists.
struct Song {
  let title: String
  let artist: String
  let color: Color

  static let shelf = [
    Song(title: "Paper Lanterns", artist: "Hollow Creek", color: Color(hex: 0xF4A261)),
    Song(title: "Tidewater", artist: "Mara Venn", color: Color(hex: 0x2A9D8F)),
    Song(title: "Second Floor, Left", artist: "The Stairwells", color: Color(hex: 0x8D6FD1)),
    Song(title: "Slow Weather", artist: "Ines Albrecht", color: Color(hex: 0x5B8DEF)),
    Song(title: "Saltflat", artist: "Dry County", color: Color(hex: 0xE76F51)),
    Song(title: "Orchard", artist: "Mara Venn", color: Color(hex: 0x7CB668)),
    Song(title: "Last Tram", artist: "Kleinstadt", color: Color(hex: 0xD1495B)),
    Song(title: "Blue Hour", artist: "Oda & Finch", color: Color(hex: 0x30638E)),
  ]
}
