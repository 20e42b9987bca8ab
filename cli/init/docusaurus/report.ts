// The report of a migration: a Markdown file for the team, and a few lines for the terminal.
import { counted } from '../../text/counted.ts'
import type { Note } from './note.ts'

/** Findings of one kind in the new site. */
export interface FindingGroup {
  readonly code: string
  readonly level: string
  readonly count: number
  /** Number of files they are in. */
  readonly files: number
  /** Message and hint of the first one. */
  readonly message: string
  readonly hint: string | null
}

/** Input of a report. */
export interface ReportInput {
  /** The configuration that was read. */
  readonly file: string
  readonly notes: readonly Note[]
  /** Null if the new site was not checked. */
  readonly findings: readonly FindingGroup[] | null
  /** Files of the new site with fingerprints of their written content. */
  readonly written: Readonly<Record<string, string>>
}

/** File name of the report, in the site folder. */
export const REPORT_FILE = 'docsite-migration.md'

const MARK = /<!-- docsite-migrate (\{[^\n]*\}) -->/

/** Fingerprints of the files as written by an earlier migration. */
export function writtenBefore(report: string | null): Readonly<Record<string, string>> {
  try {
    return JSON.parse(MARK.exec(report ?? '')?.[1] ?? '{}') as Readonly<Record<string, string>>
  } catch {
    return {}
  }
}

const ofKind = (notes: readonly Note[], kind: Note['kind']) =>
  notes.filter((note) => note.kind === kind).toSorted((a, b) => (b.pages ?? 0) - (a.pages ?? 0))

/** Text of the Markdown file. */
export function reportText({ file, notes, findings, written }: ReportInput): string {
  const hand = ofKind(notes, 'by-hand')
  return [
    '# From Docusaurus to docsite',
    '',
    `\`docsite migrate\` read \`${file}\`. No page was changed. Run it again after a change: it updates the files it wrote`,
    'and keeps those that you have changed since.',
    '',
    '## To do by hand',
    '',
    ...(hand.length === 0
      ? ['Nothing.']
      : table(
          ['pages', 'what', 'next step'],
          hand.map(({ pages, what, next }) => [pages ?? '', what, next ?? '']),
        )),
    '',
    ...(findings === null ? [] : findingLines(findings)),
    '## Done differently',
    '',
    ...bullets(ofKind(notes, 'different')),
    '',
    '## Moved',
    '',
    ...bullets(ofKind(notes, 'moved')),
    '',
    `<!-- docsite-migrate ${JSON.stringify(written)} -->`,
    '',
  ].join('\n')
}

function findingLines(findings: readonly FindingGroup[]): readonly string[] {
  const rows = findings.map(({ files, count, level, code, message, hint }) => [
    files,
    count,
    level,
    `\`${code}\``,
    hint === null ? message : `${message}: ${hint}`,
  ])
  return [
    '## Findings of `docsite check`',
    '',
    ...(rows.length === 0
      ? ['Nothing.']
      : table(['files', 'findings', 'level', 'code', 'first finding'], rows)),
    '',
  ]
}

const bullets = (notes: readonly Note[]) =>
  notes.length === 0 ? ['Nothing.'] : notes.map(({ what }) => `- ${oneLine(what)}`)

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): readonly string[] {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => oneLine(String(cell)).replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)]
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')

/** Lines for the terminal: what is left to do, items with most pages first. */
export function reportLines({ notes, findings }: ReportInput): readonly string[] {
  const hand = ofKind(notes, 'by-hand')
  const count = (kind: Note['kind']) => ofKind(notes, kind).length
  return [
    `Moved: ${count('moved')}. Done differently: ${count('different')}. By hand: ${hand.length}.`,
    ...hand.flatMap(({ what, next, pages }) => [
      `  ${pages === undefined ? '' : `${counted(pages, 'page')}: `}${oneLine(what)}`,
      ...(next === undefined ? [] : [`    ${oneLine(next)}`]),
    ]),
    ...(findings === null || findings.length === 0
      ? []
      : [
          'Findings of `docsite check`:',
          ...findings.map(
            ({ code, level, count: found, files }) =>
              `  ${found} × ${code} (${level}), in ${counted(files, 'file')}`,
          ),
        ]),
  ]
}
