// The small panel of findings: their number and, when opened, those of the page and of the rest of the site.
import type { ProblemView, SiteProblems } from '../model/problem.ts'
import { element } from './element.ts'
import { problemBlock } from './problem-block.ts'
import type { PageProblems } from './problems.ts'
import { countText, text } from './texts.ts'

/** State shown in the panel. */
export interface PanelState {
  /** Findings of the page. */
  readonly findings: readonly ProblemView[]
  readonly counts: PageProblems['counts']
  /** Findings of the site; null until they are loaded. */
  readonly site: SiteProblems | null
  readonly open: boolean
  readonly toggle: () => void
}

/** The panel; empty if there are no findings. */
export function panel({ findings, counts, site, open, toggle }: PanelState): readonly HTMLElement[] {
  const total = counts ? counts.errors + counts.warnings : 0
  if (findings.length === 0 && total === 0) return []
  const here = findings.length === 0 ? [] : [text('onPage', { count: findings.length })]
  const button = element(
    'button',
    { class: 'badge', type: 'button', 'aria-expanded': String(open), title: text('show') },
    [
      element('span', { class: `dot ${worst(findings, counts)}`, 'aria-hidden': 'true' }),
      [...here, ...(counts ? [countsText(counts)] : [])].join(' · '),
    ],
  )
  button.addEventListener('click', toggle)
  return [
    element('aside', { class: 'panel', 'aria-label': text('findings') }, [
      ...(open ? [list(findings, site)] : []),
      button,
    ]),
  ]
}

const countsText = ({ errors, warnings }: NonNullable<PageProblems['counts']>) =>
  text('inSite', {
    errors: countText('errorCount', errors),
    warnings: countText('warningCount', warnings),
  })

function list(findings: readonly ProblemView[], site: SiteProblems | null): HTMLElement {
  const keyOf = ({ code, place, message }: ProblemView) => `${code} ${place} ${message}`
  const here = new Set(findings.map(keyOf))
  const elsewhere = (site?.findings ?? []).filter((problem) => !here.has(keyOf(problem)))
  const more = site && site.more > 0 ? [element('p', { class: 'note' }, [countText('more', site.more)])] : []
  return element('div', { class: 'list' }, [
    element('h2', {}, [text('here')]),
    ...(findings.length === 0
      ? [element('p', { class: 'hint' }, [text('nothing')])]
      : findings.map(problemBlock)),
    ...(elsewhere.length === 0
      ? []
      : [element('h2', {}, [text('elsewhere')]), ...elsewhere.map(problemBlock), ...more]),
  ])
}

/** Severity shown by the badge's dot: the worst of the page or, if it has no findings, of the site. */
function worst(findings: readonly ProblemView[], counts: PageProblems['counts']): ProblemView['severity'] {
  if (findings.length === 0) return counts && counts.errors > 0 ? 'error' : 'warning'
  return (['error', 'warning'] as const).find((each) => findings.some((f) => f.severity === each)) ?? 'info'
}
