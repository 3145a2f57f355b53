/// Remembers what was computed lately, and no more than so much of it.
///
/// Two generations: what is new or asked for again is young; when the young outgrow half the
/// capacity they become the old, and the old of before are forgotten. So nothing is kept that was
/// not asked for during the last two fillings, and no order of use has to be kept.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
  }

  private let capacity: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0

  /// - Parameter capacity: The most that is kept, in the unit in which `insert` gives costs.
  init(capacity: Int) { self.capacity = capacity }

  /// How many values are kept.
  var count: Int { young.count + old.count }

  /// The value kept for a key, which becomes young by this.
  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    insertYoung(entry, for: key)
    return entry.value
  }

  /// Keeps a value, unless it alone would take half of the capacity.
  ///
  /// - Precondition: No value is kept for the key.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    insertYoung(Entry(value: value, cost: cost), for: key)
  }

  private mutating func insertYoung(_ entry: Entry, for key: Key) {
    let half = capacity / 2
    guard entry.cost <= half else { return }
    if youngCost + entry.cost > half {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = entry
    youngCost += entry.cost
  }
}
