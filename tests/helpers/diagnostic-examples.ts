// The examples in cli/reference/diagnostics.md: for nearly every code, files that cause the finding.
import { readFileSync } from 'node:fs'

/** A code as documented in the reference. */
export interface DocumentedCode {
  readonly code: string
  readonly text: string
  /** Files of its example by path; empty if files alone cannot cause it. */
  readonly files: ReadonlyMap<string, string>
}

const REFERENCE = new URL('../../cli/reference/diagnostics.md', import.meta.url)

/** All codes in the order of the reference. */
export const documentedCodes: readonly DocumentedCode[] = readFileSync(REFERENCE, 'utf8')
  .split(/^(?=### )/m)
  .slice(1)
  .map((section) => {
    const [heading = '', ...rest] = section.split(/^## [\w ]+$/m)[0]?.split('\n') ?? []
    const text = rest.join('\n').trim()
    const blocks = [...text.matchAll(/^~~~\w+ (\S+)\n([\s\S]*?)^~~~$/gm)]
    return {
      code: heading.slice('### '.length),
      text,
      files: new Map(blocks.map(([, path = '', body = '']) => [path, body])),
    }
  })

/** The whole configuration for an example that shows only the relevant keys. */
export function wholeConfig(text = ''): string {
  if (/\bexport\b/.test(text)) return text
  return `export default { ...{ title: 'Site', url: 'https://example.com', baseUrl: '/' }, ${text} }\n`
}

/** The site of an example, with additional configuration keys. */
export function exampleSite({ files }: DocumentedCode, config: object = {}): Map<string, string> {
  const further = JSON.stringify(config).slice(1, -1)
  const whole = wholeConfig(files.get('site.config.ts')).replace('{', `{ ${further}${further && ','}`)
  return new Map([['docs/index.md', '# Page\n\nText.\n'], ...files, ['site.config.ts', whole]])
}
