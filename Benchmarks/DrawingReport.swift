/// Prints one line of JSON for each drawing: its name, and the microseconds of the lower quartile, the
/// median and the upper one.
///
/// - Parameter name: Of the only one to be timed, if any.
func reportDrawings(named name: String?) {
  for workload in DrawingWorkload.all where name == nil || name == workload.name {
    do {
      let times = try workload.times(count: 101)
      print(
        "{\"name\": \"\(workload.name)\", \"low\": \(times[25]), \"median\": \(times[50]), "
          + "\"high\": \(times[75])}")
    } catch {
      print("\(workload.name): \(error)")
    }
  }
}
