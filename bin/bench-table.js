// Formats figures of the measured tools as a Markdown table and inserts it into the README.
import { measuredOn } from './bench-machine.js'

const START = '<!-- bench:start -->'
const END = '<!-- bench:end -->'

/** Tools for complete documentation sites, whose cold time docsite is compared with. */
const WHOLE_SITES = ['docusaurus', 'vitepress', 'starlight', 'rspress']

/** A whole measurement as Markdown. */
export function benchMarkdown({ date, machine, runs, limitSeconds, sites }) {
  return [
    `${measuredOn({ date, machine })}; ${runs > 1 ? `median of ${runs} alternating runs (one run for tools that take more than a minute)` : 'one run'}.`,
    ...sites.flatMap(({ pages, rows }) => [
      `**${pages.toLocaleString('en')} pages** of 6 kB:`,
      table(rows, limitSeconds),
      ...sentences(rows),
    ]),
    'Cold: no cache of the site (docsite keeps the compiled code of the program itself). Warm: the same build again. ' +
      'One page: a rebuild after adding a sentence to one page. CPU: all processes of the cold build. ' +
      'Peak: memory of the largest process of the cold build; in brackets, of all processes together. ' +
      'Output: in brackets, without search indexes and Markdown copies. Page: HTML of one page; in brackets, gzip. ' +
      'JS + CSS: files that the page references, gzip.',
  ].join('\n\n')
}

/** The README with the table between its markers replaced. */
export const withBench = (readme, markdown) => between(readme, START, END, markdown)

/** The README with the table of sizes replaced. */
export const withScale = (readme, markdown) =>
  between(readme, '<!-- scale:start -->', '<!-- scale:end -->', markdown)

function between(readme, first, last, markdown) {
  const start = readme.indexOf(first)
  const end = readme.indexOf(last)
  if (start === -1 || end < start) throw new Error(`the README has no ${first} … ${last}`)
  return `${readme.slice(0, start + first.length)}\n${markdown}\n${readme.slice(end)}`
}

function table(rows, limitSeconds) {
  const head = [
    'tool',
    'search',
    'cold s',
    'CPU s',
    'warm s',
    'one page s',
    'peak MB',
    'output MB',
    'page kB',
    'JS + CSS kB',
  ]
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [
    line(head),
    line(head.map((_, at) => (at < 2 ? '---' : '--:'))),
    ...rows.map((row) => line(cells(row, limitSeconds))),
  ].join('\n')
}

/** Cells of a row; for a failed tool, the reason. */
function cells(row, limitSeconds) {
  const { tool, version, detail, search, failed, page } = row
  const name = [`${tool} ${version}`.trim(), detail].filter(Boolean).join(', ')
  if (failed && !failed.late)
    return [name, search, failed.reason.replaceAll('|', '\\|'), ...Array(7).fill('')]
  const seconds = (value, step) =>
    failed?.late === step ? `> ${limitSeconds}` : number(value, value < 10 ? 2 : 0)
  const peak = number(row.peakMb, 0)
  const all = number(row.peakAllMb, 0)
  return [
    name,
    search,
    seconds(row.coldSeconds, 'cold'),
    number(row.coldCpuSeconds, 1),
    seconds(row.warmSeconds, 'warm'),
    seconds(row.editSeconds, 'edit'),
    peak === all ? peak : `${peak} (${all})`,
    both(row.outputBytes / 1e6, row.siteBytes / 1e6),
    page ? `${number(page.html / 1000, 1)} (${number(page.htmlGzip / 1000, 1)})` : '',
    page ? number(page.assetsGzip / 1000, 1) : '',
  ]
}

const number = (value, digits) => (Number.isFinite(value) ? value.toFixed(digits) : '')

/** A value, with the other in parentheses if it differs. */
function both(value, other) {
  const [first, second] = [number(value, 1), number(other, 1)]
  return first === second ? first : `${first} (${second})`
}

/** Sentences that sum up the rows for docsite. */
function sentences(rows) {
  const by = (name) => rows.find((row) => row.name === name && !row.failed)
  const own = by('docsite')
  if (!own) return []
  const found = []
  const check = `docsite \`check\`: ${number(own.checkColdSeconds, 2)} s cold, ${number(own.checkWarmSeconds, 2)} s warm.`
  const serve = `docsite \`serve\`: ready after ${number(own.serveReadyMs, 0)} ms, a saved page is served after ${number(own.savedToServedMs, 0)} ms.`
  found.push(Number.isFinite(own.serveReadyMs) ? `${check} ${serve}` : check)
  const hugo = by('hugo')
  if (hugo?.coldSeconds) {
    const times = (value, base) => `${number(value / base, 2)} ×`
    found.push(
      `docsite compared with Hugo: cold ${times(own.coldSeconds, hugo.coldSeconds)}, warm ${times(own.warmSeconds, hugo.warmSeconds)}, ` +
        `one page ${times(own.editSeconds, hugo.editSeconds)}, \`check\` ${times(own.checkColdSeconds, hugo.coldSeconds)} cold and ` +
        `${times(own.checkWarmSeconds, hugo.coldSeconds)} warm, output ${times(own.siteBytes, hugo.siteBytes)}.`,
    )
  }
  const whole = WHOLE_SITES.flatMap((name) => by(name) ?? []).filter(({ coldSeconds }) => coldSeconds)
  const [best] = whole.sort((a, b) => a.coldSeconds - b.coldSeconds)
  if (best)
    found.push(
      `${best.tool}, the fastest of the full documentation tools, takes ${number(best.coldSeconds / own.coldSeconds, 1)} × as long for a cold build.`,
    )
  return found
}
