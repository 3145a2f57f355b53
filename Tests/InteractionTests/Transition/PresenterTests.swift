import Interaction
import Scene
import Testing

@Suite struct PresenterTests {
  let test = TestScreen()
  let home = RecordingView(frame: Rect(x: 0, y: 0, width: 375, height: 812))
  let sheet = RecordingView()
  let presenter: Presenter

  init() {
    presenter = Presenter(screen: test.screen)
    test.window.addSubview(home)
  }

  // MARK: Where the views are

  @Test func presentedViewFillsTheWindowInFrontOfAllOthers() {
    presenter.present(sheet, with: CutAnimator())

    #expect(test.window.subviews.last === sheet)
    #expect(sheet.frame == test.window.bounds)
  }

  @Test func presentingViewStaysBeneathAllThrough() {
    presenter.present(sheet, with: slide)

    for time in [0, 100, 300, 500] {
      test.advance(to: time)
      #expect(test.window.subviews.first === home && !home.isHidden)
    }
  }

  @Test func presentedViewLeavesWhenItsDismissalHasEnded() {
    presentCompletely()
    presenter.dismiss(with: slide)

    test.advance(to: 1099)
    #expect(sheet.superview === test.window)
    test.advance(to: 1100)
    #expect(sheet.superview == nil)
    #expect(presenter.presented == nil)
  }

  @Test func animatorIsToldOfContainerViewAndDirection() {
    let animator = HandAnimator()

    presenter.present(sheet, with: animator)
    animator.end(true)
    presenter.dismiss(with: animator)

    #expect(animator.contexts.map(\.direction) == [.present, .dismiss])
    #expect(animator.contexts.allSatisfy { $0.container === test.window })
    #expect(animator.contexts.allSatisfy { $0.presented === sheet })
  }

  // MARK: One at a time

  @Test func secondPresentIsRefusedDuringATransition() {
    let other = View()

    #expect(presenter.present(sheet, with: slide))
    #expect(!presenter.present(other, with: slide))

    #expect(other.superview == nil)
    #expect(presenter.presented === sheet)
  }

  @Test func secondPresentIsRefusedWhileAViewIsPresented() {
    presentCompletely()

    #expect(!presenter.present(View(), with: slide))
  }

  @Test func presentIsRefusedDuringADismissal() {
    presentCompletely()
    presenter.dismiss(with: slide)

    #expect(!presenter.present(View(), with: slide))
  }

  @Test func dismissIsRefusedDuringATransition() {
    presenter.present(sheet, with: slide)
    #expect(!presenter.dismiss(with: slide))
    test.advance(to: 500)

    #expect(presenter.dismiss(with: slide))
    #expect(!presenter.dismiss(with: slide))
  }

  @Test func dismissIsRefusedWhereNothingIsPresented() {
    #expect(!presenter.dismiss(with: slide))
  }

  @Test func viewCanBePresentedAgainAfterItsDismissal() {
    for round in 0..<3 {
      test.advance(to: round * 1000)
      #expect(presenter.present(sheet, with: slide))
      test.advance(to: round * 1000 + 500)
      #expect(presenter.dismiss(with: slide))
    }
  }

  @Test func isTransitioningFromTheCallToTheEnd() {
    #expect(!presenter.isTransitioning)
    presenter.present(sheet, with: slide)

    #expect(presenter.isTransitioning)
    test.advance(to: 299)
    #expect(presenter.isTransitioning)
    test.advance(to: 300)
    #expect(!presenter.isTransitioning)
  }

  // MARK: Touches

  @Test(arguments: [0, 150, 299])
  func touchesOfATransitionReachNothing(at time: Int) {
    presenter.present(sheet, with: slide)

    test.down(100, 100, at: time)
    test.move(100, 150, at: 400)
    test.up(at: 500)

    #expect(sheet.log.isEmpty && home.log.isEmpty)
  }

  @Test func touchesReachThePresentedViewAsSoonAsItHasCome() {
    presenter.present(sheet, with: slide)
    test.advance(to: 300)

    test.tap(100, 100, at: 300)

    #expect(sheet.log == ["began 0", "ended 0"])
    #expect(home.log.isEmpty)
  }

  @Test func touchesReachThePresentingViewAgainAfterTheDismissal() {
    presentCompletely()
    presenter.dismiss(with: slide)

    test.tap(100, 100, at: 1000, holding: 20)
    test.tap(100, 100, at: 1101)

    #expect(sheet.log.isEmpty)
    #expect(home.log == ["began 0", "ended 0"])
  }

  @Test func windowThatTookNoTouchesBeforeTakesNoneAfter() {
    test.window.isUserInteractionEnabled = false
    presentCompletely()

    test.tap(100, 100, at: 900)

    #expect(sheet.log.isEmpty)
  }

  // MARK: Ends

  @Test func completionsAreCalledWhenTheTransitionHasEnded() {
    let ends = Notes()
    presenter.present(sheet, with: slide) { ends.words.append("came") }
    test.advance(to: 299)
    #expect(ends.words.isEmpty)
    test.advance(to: 300)
    #expect(ends.words == ["came"])

    presenter.dismiss(with: slide) { ends.words.append("went") }
    test.advance(to: 600)
    #expect(ends.words == ["came", "went"])
  }

  @Test func completionOfADismissalCanPresentTheNext() {
    presentCompletely()
    let next = View()
    presenter.dismiss(with: slide) { [self] in presenter.present(next, with: slide) }

    test.advance(to: 2000)

    #expect(presenter.presented === next)
    #expect(next.superview === test.window)
  }

  @Test func presentationThatIsTakenBackLeavesNothingBehind() {
    let animator = HandAnimator()
    let ends = Notes()
    presenter.present(sheet, with: animator) { ends.words.append("came") }

    animator.end(false)

    #expect(sheet.superview == nil)
    #expect(presenter.presented == nil && !presenter.isTransitioning)
    #expect(ends.words == ["came"])
    test.tap(100, 100, at: 10)
    #expect(home.log == ["began 0", "ended 0"])
  }

  @Test func dismissalThatIsTakenBackLeavesTheViewPresented() {
    presentCompletely()
    let animator = HandAnimator()
    presenter.dismiss(with: animator)

    animator.end(false)

    #expect(presenter.presented === sheet && !presenter.isTransitioning)
    test.tap(100, 100, at: 900)
    #expect(sheet.log == ["began 0", "ended 0"])
    #expect(presenter.dismiss(with: slide))
  }

  @Test func animatorMayEndAtOnce() {
    #expect(presenter.present(sheet, with: CutAnimator()))
    #expect(presenter.presented === sheet && !presenter.isTransitioning)
    #expect(presenter.dismiss(with: CutAnimator()))
    #expect(presenter.presented == nil && sheet.superview == nil)
  }

  // MARK: -

  private var slide: SlideAnimator { SlideAnimator(screen: test.screen) }

  /// Presents the sheet at 0; afterwards it is 0.8 s.
  private func presentCompletely() {
    presenter.present(sheet, with: slide)
    test.advance(to: 800)
  }
}

/// Moves the view in from below or out again, in 0.3 s.
private struct SlideAnimator: TransitionAnimator {
  let screen: Screen

  func animateTransition(using context: TransitionContext) {
    let view = context.presented
    let shown = context.container.bounds
    let away = shown.offsetBy(dx: 0, dy: shown.height)
    if context.direction == .present { view.frame = away }
    screen.animate(withDuration: .milliseconds(300)) {
      view.frame = context.direction == .present ? shown : away
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

/// Ends when it is told to.
private final class HandAnimator: TransitionAnimator {
  private(set) var contexts: [TransitionContext] = []

  func animateTransition(using context: TransitionContext) { contexts.append(context) }

  func end(_ finished: Bool) { contexts.last?.completeTransition(finished) }
}

/// Needs no time.
private struct CutAnimator: TransitionAnimator {
  func animateTransition(using context: TransitionContext) { context.completeTransition(true) }
}

private final class Notes {
  var words: [String] = []
}
