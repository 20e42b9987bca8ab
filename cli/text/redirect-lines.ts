// Redirects as lines of `redirects.yml`, added to what is in the file.
import { parse } from 'yaml'

/** A redirect to add. */
export interface NewRedirect {
  readonly from: string
  readonly to: string
  readonly locale?: string
}

const HEAD = '# Old addresses of the site and where they lead now.\n'

/** A text that YAML reads as it stands, also in a list in braces. */
const PLAIN = /^\/[\p{L}\p{M}\p{N}/._~#+-]*$/u

const scalar = (text: string) => (PLAIN.test(text) ? text : JSON.stringify(text))

const lineOf = ({ from, to, locale }: NewRedirect) =>
  `- { from: ${scalar(from)}, to: ${scalar(to)}${locale === undefined ? '' : `, locale: ${scalar(locale)}`} }\n`

/** The text of the file with redirects behind those it has; null where they cannot be added to what is written there. */
export function withRedirects(text: string, added: readonly NewRedirect[]): string | null {
  const start = text === '' ? HEAD : text.endsWith('\n') ? text : `${text}\n`
  const result = start + added.map(lineOf).join('')
  const [before, after] = [listIn(text), listIn(result)]
  return before !== null && after?.length === before.length + added.length ? result : null
}

/** The list of a text; null where it is none. */
function listIn(text: string): readonly unknown[] | null {
  try {
    const value: unknown = parse(text) ?? []
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** The text without the lines that lead away from these addresses: there are pages again. An entry of several lines stays. */
export function withoutRedirects(text: string, addresses: ReadonlySet<string>): string {
  return text
    .split('\n')
    .filter((line) => {
      const from = /^- \{ from: (\S+), (?:to|gone): /.exec(line)?.[1]
      return from === undefined || !addresses.has(from)
    })
    .join('\n')
}
