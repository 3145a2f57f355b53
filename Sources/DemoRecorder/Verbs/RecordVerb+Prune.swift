extension RecordVerb {
  /// Removes the recordings of scenarios that are gone, and says what was removed.
  ///
  /// - Parameters:
  ///   - files: The scenarios of the run, of all there are.
  ///   - status: How the run went. What is gone is only known of one in which all went well.
  func prune(
    _ folder: String, _ files: [ScenarioFile], after status: ExitStatus
  ) -> (removed: [OutputChange], status: ExitStatus) {
    guard status == .done else {
      session.console.say("nothing was removed, since not everything could be recorded")
      return ([], .done)
    }
    do {
      let walker = RecordingWalker(files: session.files, folder: folder)
      let all = try scenariosWithoutChanges
      let search = OrphanSearch(
        files: session.files, paths: options.paths, scenarios: files + all)
      let findings = search.findings(among: try walker.recordings())
      explain(findings, in: folder)
      return remove(findings.orphans, from: folder)
    } catch {
      return ([], session.console.complain(about: error))
    }
  }

  /// What the scenario files make when no flag stands in place of an axis: those recordings are wanted,
  /// though this run does not make them.
  private var scenariosWithoutChanges: [ScenarioFile] {
    get throws {
      guard !options.changes.axes.isEmpty else { return [] }
      return try ScenarioSuite(
        session: session, registry: recorder.registry, changes: SettingChanges(), jobs: jobs
      ).scenarios(at: options.paths.filter { $0 != "-" })
    }
  }

  private func remove(
    _ orphans: [OrphanSearch.Orphan], from folder: String
  ) -> (removed: [OutputChange], status: ExitStatus) {
    let pruning = Pruning(temporaries: session.temporaries, folder: folder)
    var removed: [OutputChange] = []
    var statuses: [ExitStatus] = []
    for orphan in orphans {
      do {
        let changes = try pruning.remove(orphan)
        for change in changes {
          session.console.say(StyledText("removed \(DisplayText.plain(change.path))"))
        }
        removed += changes
      } catch {
        statuses.append(session.console.complain(about: error))
      }
    }
    return (removed, .combined(statuses))
  }

  /// Says what is left alone although it may belong to a scenario that is gone.
  private func explain(_ findings: OrphanSearch.Findings, in folder: String) {
    for trace in findings.unclear {
      say(FilePath.joined(folder, trace), "is by an older recorder and does not name its scenario")
    }
    for trace in findings.foreign {
      say(FilePath.joined(folder, trace), "names files that are not its recording's")
    }
  }

  private func say(_ path: String, _ reason: String) {
    session.console.say(StyledText("\(DisplayText.plain(path)) \(reason); it is left alone"))
  }
}
