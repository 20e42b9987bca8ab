// The overlay over a broken page and the small panel of findings, in a shadow tree that isolates their styles from those of the
// page.
import type { ProblemView, SiteProblems } from '../model/problem.ts'
import { element } from './element.ts'
import { overlayStyle } from './overlay-style.ts'
import { panel } from './panel.ts'
import { problemBlock } from './problem-block.ts'
import { type PageProblems, readSiteProblems } from './problems.ts'
import { countText, text } from './texts.ts'

/** The overlay shown over the page. */
export interface Overlay {
  show(problems: PageProblems): void
  counts(counts: PageProblems['counts']): void
}

/** Creates an overlay that shows nothing yet. */
export function createOverlay(): Overlay {
  const host = document.createElement('docsite-dev')
  host.lang = 'en'
  host.dir = 'ltr'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(overlayStyle)
  shadow.adoptedStyleSheets = [sheet]
  document.documentElement.append(host)
  const state: { problems: PageProblems; site: SiteProblems | null; open: boolean; dismissed: string } = {
    problems: { errors: [], findings: [], counts: null },
    site: null,
    open: false,
    dismissed: '',
  }

  const draw = () => {
    const { errors, findings, counts } = state.problems
    const isDismissed = state.dismissed === JSON.stringify(errors)
    const scrolled = shadow.querySelector('.list')?.scrollTop ?? 0
    const hadFocus = shadow.activeElement?.classList.contains('badge')
    shadow.replaceChildren(
      ...(errors.length > 0 && !isDismissed ? [errorDialog(errors, dismiss)] : []),
      ...panel({
        findings: isDismissed ? [...errors, ...findings] : findings,
        counts,
        site: state.site,
        open: state.open,
        toggle,
      }),
    )
    shadow.querySelector('.list')?.scrollTo({ top: scrolled })
    if (hadFocus) shadow.querySelector<HTMLElement>('.badge')?.focus()
  }
  const dismiss = () => {
    state.dismissed = JSON.stringify(state.problems.errors)
    draw()
  }
  const toggle = () => {
    state.open = !state.open
    draw()
    readSite()
  }
  /** The site's findings are needed only while the panel is open. A failure means that the server is gone. */
  const readSite = () => {
    if (!state.open) return
    readSiteProblems().then(
      (site) => {
        if (JSON.stringify(site) === JSON.stringify(state.site)) return
        state.site = site
        draw()
      },
      () => undefined,
    )
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    if (state.problems.errors.length > 0) dismiss()
    else if (state.open && shadow.activeElement) toggle()
  })
  return {
    show(problems) {
      if (JSON.stringify(problems) === JSON.stringify(state.problems)) return
      state.problems = problems
      if (problems.errors.length === 0) state.dismissed = ''
      draw()
    },
    counts(counts) {
      state.problems = { ...state.problems, counts }
      draw()
      readSite()
    },
  }
}

function errorDialog(errors: readonly ProblemView[], dismiss: () => void): HTMLElement {
  const title = countText('errors', errors.length)
  const close = element('button', { class: 'close', type: 'button', 'aria-label': text('hide') }, ['✕'])
  close.addEventListener('click', dismiss)
  return element('div', { class: 'shade' }, [
    element('section', { class: 'dialog', role: 'alertdialog', 'aria-label': title }, [
      element('header', {}, [element('h2', {}, [title]), close]),
      ...errors.map(problemBlock),
      element('p', { class: 'note' }, [text('beneath')]),
    ]),
  ])
}
