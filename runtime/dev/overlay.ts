// The overlay over a broken page and the small panel of findings, in a shadow tree: neither sees the other's styles.
import { element } from './element.ts'
import { overlayStyle } from './overlay-style.ts'
import type { PageProblems, Problem } from './problems.ts'
import { type Texts, textsFor } from './texts.ts'

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
    // The page on screen may have another language than the one before.
    const texts = textsFor(document.documentElement.lang || navigator.language)
    const hadFocus = shadow.activeElement?.classList.contains('badge')
    shadow.replaceChildren(
      ...(errors.length > 0 && !isDismissed ? [errorDialog(errors, texts, dismiss)] : []),
      ...panel(isDismissed ? [...errors, ...findings] : findings, counts, {
        texts,
        open: state.open,
        toggle,
      }),
    )
    if (hadFocus) shadow.querySelector<HTMLElement>('.badge')?.focus()
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
    },
  }
}

function errorDialog(errors: readonly Problem[], texts: Texts, dismiss: () => void): HTMLElement {
  const title = texts.count('errors', errors.length)
  const close = element('button', { class: 'close', type: 'button', 'aria-label': texts.text('hide') }, ['✕'])
  close.addEventListener('click', dismiss)
  return element('div', { class: 'shade' }, [
    element('section', { class: 'dialog', role: 'alertdialog', 'aria-label': title }, [
      element('header', {}, [element('h2', {}, [title]), close]),
      ...errors.map((error) => problemBlock(error, texts)),
      element('p', { class: 'note' }, [texts.text('beneath')]),
    ]),
  ])
}

interface PanelState {
  readonly texts: Texts
  readonly open: boolean
  readonly toggle: () => void
}

function panel(
  findings: readonly Problem[],
  counts: PageProblems['counts'],
  { texts, open, toggle }: PanelState,
): HTMLElement[] {
  const total = counts ? counts.errors + counts.warnings : 0
  if (findings.length === 0 && total === 0) return []
  const here = findings.length === 0 ? [] : [texts.count('onPage', findings.length)]
  const site = counts
    ? [
        texts.text('inSite', {
          errors: texts.count('errorCount', counts.errors),
          warnings: texts.count('warningCount', counts.warnings),
        }),
      ]
    : []
  const button = element(
    'button',
    { class: 'badge', type: 'button', 'aria-expanded': String(open), title: texts.text('show') },
    [
      element('span', { class: `dot ${worst(findings, counts)}`, 'aria-hidden': 'true' }),
      [...here, ...site].join(' · '),
    ],
  )
  button.addEventListener('click', toggle)
  const blocks = findings.map((finding) => problemBlock(finding, texts))
  const list = element('div', { class: 'list' }, blocks.length === 0 ? [texts.text('nothing')] : blocks)
  return [
    element('aside', { class: 'panel', 'aria-label': texts.text('findings') }, [
      ...(open ? [list] : []),
      button,
    ]),
  ]
}

/** What the dot of the badge stands for: the findings of the page, without any those of the site. */
function worst(findings: readonly Problem[], counts: PageProblems['counts']): Problem['severity'] {
  if (findings.length === 0) return counts && counts.errors > 0 ? 'error' : 'warning'
  return (['error', 'warning'] as const).find((each) => findings.some((f) => f.severity === each)) ?? 'info'
}

function problemBlock(problem: Problem, texts: Texts): HTMLElement {
  const { severity, code, message, hint, place, frame, editor } = problem
  const title = texts.text('editor')
  return element('article', { class: severity }, [
    element('p', { class: 'kind' }, [texts.text(severity), element('code', {}, [code])]),
    // Findings are written in English, whatever the language of the site.
    element('p', { class: 'message', lang: 'en' }, [message]),
    ...(place === undefined
      ? []
      : [element('a', editor === undefined ? {} : { href: editor, title }, [place])]),
    ...(frame === undefined ? [] : [element('pre', { tabindex: '0' }, [frame])]),
    ...(hint === undefined ? [] : [element('p', { class: 'hint', lang: 'en' }, [hint])]),
  ])
}
