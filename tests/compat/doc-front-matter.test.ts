// Front matter that the reference accepts is accepted with the same values, and what it refuses is refused.
import { stringify } from 'yaml'
import type { Diagnostic } from '../../cli/model/diagnostic.ts'
import { readDocHead } from '../../cli/scan/doc-head.ts'
import { REFUSED, recordedSuite } from './recorded-suite.ts'

/** Dates are read strictly and in UTC, and kept in one form. */
const DATES: Readonly<Record<string, string>> = {
  '1/1/2000': '2000-01-01T00:00:00.000Z',
  '1995-12-17T03:24:00': '1995-12-17T03:24:00.000Z',
  'December 17, 1995 03:24:00': '1995-12-17T03:24:00.000Z',
}

recordedSuite({
  file: 'doc-front-matter',
  total: 133,
  notApplicable: {},
  run: (_fn, [value], recorded) => {
    const found: Diagnostic[] = []
    const source = { path: 'a.md', text: `---\n${stringify(value)}---\nText\n`, hash: '' }
    const { other, ...known } = readDocHead(source, { variables: {} }, (diagnostic) =>
      found.push(diagnostic),
    ).frontMatter
    if (found.some(({ severity }) => severity === 'error')) return REFUSED
    const read = { ...known, ...other }
    return withRecordedDate(read, recorded.result)
  },
})

/** The recorded form of the date again, where it is the same moment. */
function withRecordedDate(read: object, recorded: unknown): object {
  const written = (recorded as { last_update?: { date?: string | { $date: string } } }).last_update?.date
  const update = (read as { last_update?: { date?: string } }).last_update
  if (typeof written !== 'string' || update?.date !== DATES[written]) return read
  return { ...read, last_update: { ...update, date: written } }
}
