// Adds redirects to `redirects.yml` and removes them, line by line.
import { parse } from 'yaml'

/** A redirect to add. */
export interface NewRedirect {
  readonly from: string
  readonly to: string
  readonly locale?: string
}

const HEAD = '# Old URLs of the site and their new targets.\n'

/** A string that YAML reads as is, even inside a flow mapping. */
const PLAIN = /^\/[\p{L}\p{M}\p{N}/._~#+-]*$/u

const scalar = (text: string) => (PLAIN.test(text) ? text : JSON.stringify(text))

const lineOf = ({ from, to, locale }: NewRedirect) =>
  `- { from: ${scalar(from)}, to: ${scalar(to)}${locale === undefined ? '' : `, locale: ${scalar(locale)}`} }\n`

/** The file's text with the redirects appended; null if they cannot be appended to its present contents. */
export function withRedirects(text: string, added: readonly NewRedirect[]): string | null {
  const start = text === '' ? HEAD : text.endsWith('\n') ? text : `${text}\n`
  const result = start + added.map(lineOf).join('')
  const [before, after] = [listIn(text), listIn(result)]
  return before !== null && after?.length === before.length + added.length ? result : null
}

/** The list that a text contains; null if it is not a list. */
function listIn(text: string): readonly unknown[] | null {
  try {
    const value: unknown = parse(text) ?? []
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/**
 * The text without the single-line redirects from these paths, where pages exist again. Entries that span several lines stay.
 */
export function withoutRedirects(text: string, addresses: ReadonlySet<string>): string {
  return text
    .split('\n')
    .filter((line) => {
      const from = /^- \{ from: (\S+), (?:to|gone): /.exec(line)?.[1]
      return from === undefined || !addresses.has(from)
    })
    .join('\n')
}
