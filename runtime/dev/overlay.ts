// The overlay over a broken page and the small panel of findings, in a shadow tree: neither sees the other's styles.
import { overlayStyle } from './overlay-style.ts'
import type { PageProblems, Problem } from './problems.ts'

/** What is shown over the page. */
export interface Overlay {
  show(problems: PageProblems): void
  counts(counts: PageProblems['counts']): void
}

/** An overlay that shows nothing yet. */
export function createOverlay(): Overlay {
  const host = document.createElement('docsite-dev')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(overlayStyle)
  shadow.adoptedStyleSheets = [sheet]
  document.documentElement.append(host)
  const state: { problems: PageProblems; open: boolean; dismissed: string } = {
    problems: { errors: [], findings: [], counts: null },
    open: false,
    dismissed: '',
  }

  const draw = () => {
    const { errors, findings, counts } = state.problems
    const isDismissed = state.dismissed === JSON.stringify(errors)
    shadow.replaceChildren(
      ...(errors.length > 0 && !isDismissed ? [errorDialog(errors, dismiss)] : []),
      ...panel(isDismissed ? [...errors, ...findings] : findings, counts, state.open, toggle),
    )
  }
  const dismiss = () => {
    state.dismissed = JSON.stringify(state.problems.errors)
    draw()
  }
  const toggle = () => {
    state.open = !state.open
    draw()
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && state.problems.errors.length > 0) dismiss()
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
    },
  }
}

function errorDialog(errors: readonly Problem[], dismiss: () => void): HTMLElement {
  const title = errors.length === 1 ? 'This page has an error' : `This page has ${errors.length} errors`
  const close = element('button', {
    class: 'close',
    type: 'button',
    'aria-label': 'Hide until the next change',
  })
  close.textContent = '✕'
  close.addEventListener('click', dismiss)
  return element('div', { class: 'shade' }, [
    element('section', { class: 'dialog', role: 'alertdialog', 'aria-label': title }, [
      element('header', {}, [element('h2', {}, [title]), close]),
      ...errors.map(problemBlock),
      element('p', { class: 'note' }, [
        'Beneath is the last version that was in order. This goes when the file is mended.',
      ]),
    ]),
  ])
}

function panel(
  findings: readonly Problem[],
  counts: PageProblems['counts'],
  open: boolean,
  toggle: () => void,
): HTMLElement[] {
  const total = counts ? counts.errors + counts.warnings : 0
  if (findings.length === 0 && total === 0) return []
  const site = counts
    ? `${plural(counts.errors, 'error')}, ${plural(counts.warnings, 'warning')} in the site`
    : ''
  const button = element('button', { class: 'badge', type: 'button', 'aria-expanded': String(open) }, [
    findings.length === 0 ? '' : `${findings.length} on this page${site === '' ? '' : ' · '}`,
    site,
  ])
  button.addEventListener('click', toggle)
  const list = open
    ? [
        element(
          'div',
          { class: 'list' },
          findings.length === 0 ? ['Nothing to mend on this page.'] : findings.map(problemBlock),
        ),
      ]
    : []
  return [element('aside', { class: 'panel', 'aria-label': 'Findings' }, [...list, button])]
}

function problemBlock({ severity, code, message, hint, place, frame, editor }: Problem): HTMLElement {
  return element('article', { class: severity }, [
    element('p', { class: 'message' }, [message, element('code', {}, [code])]),
    ...(place === undefined ? [] : [element('a', editor === undefined ? {} : { href: editor }, [place])]),
    ...(frame === undefined ? [] : [element('pre', {}, [frame])]),
    ...(hint === undefined ? [] : [element('p', { class: 'hint' }, [hint])]),
  ])
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** An element; texts are always texts. */
function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Node | string)[] = [],
): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}
