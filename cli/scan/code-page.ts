// Pages written in React: a module of a docs folder that `include` names. Its default export is the whole page, as if a page of
// Markdown had imported it; title and description are those that it gives the layout of Docusaurus.
import type { SourceFile } from '../model/source.ts'

/** A file of a docs folder as a page of Markdown: itself, or the one that a module stands for. */
export function pageSource(file: SourceFile | null, site: { readonly title: string }): SourceFile | null {
  return file && isCodePage(file.path) ? { ...file, text: pageText(file, site.title) } : file
}

/** Whether a file of a docs folder is a page written in React. */
export const isCodePage = (path: string): boolean => /\.[jt]sx?$/.test(path)

function pageText({ path, text: code }: SourceFile, siteTitle: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
  const fallback = name === 'index' ? siteTitle : name
  const title = layoutText(code, 'title', siteTitle) ?? fallback
  const description = layoutText(code, 'description', siteTitle)
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    ...(description === undefined ? [] : [`description: ${JSON.stringify(description)}`]),
    'layout: home',
    'hide_title: true',
    '---',
    `import Page from ${JSON.stringify(`@site/${path}`)}`,
    '',
    '<Page />',
    '',
  ].join('\n')
}

/** The title of the site, as pages of Docusaurus name it in a text. */
const SITE_TITLE = /\$\{(?:[\w$]+\.)*siteConfig\.title\}/g

/** What elements of the head say of the page. */
const IN_HEAD = {
  title: /<title\b[^>]*>\s*([^<{]*[^<{\s])\s*<\/title>/,
  description: /<meta\s+(?=[^>]*\bname=["']description["'])[^>]*\bcontent=(["'])([^"'{}]+)\1/,
} as const

/**
 * A text that is given to the first `<Layout>` or `<PageMetadata>` as it stands: in quotes, in braces and quotes, as what is to be
 * translated, or by the name of a constant; else what `<Head>` has. Undefined for any other value.
 */
function layoutText(code: string, property: keyof typeof IN_HEAD, siteTitle: string): string | undefined {
  const tag =
    /<(?:Layout|PageMetadata)\b(?:[^>"'`{]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*/.exec(
      code,
    )?.[0] ?? ''
  const text =
    attributeText(tag, property) ?? namedText(code, tag, property) ?? IN_HEAD[property].exec(code)?.at(-1)
  const shown = text?.replace(SITE_TITLE, siteTitle)
  return shown?.includes('${') ? undefined : shown
}

const QUOTED = String.raw`(["'\x60])((?:(?!\1)[^\\])*)\1`

function attributeText(tag: string, property: string): string | undefined {
  const plain = new RegExp(String.raw`\b${property}=(?:\{\s*)?${QUOTED}`).exec(tag)
  const translated = new RegExp(
    String.raw`\b${property}=\{\s*translate\(\s*\{[^}]*?\bmessage:\s*${QUOTED}`,
  ).exec(tag)
  return (plain ?? translated)?.[2]
}

function namedText(code: string, tag: string, property: string): string | undefined {
  const [, name] = new RegExp(String.raw`\b${property}=\{\s*([A-Za-z_$][\w$]*)\s*\}`).exec(tag) ?? []
  if (name === undefined) return undefined
  return new RegExp(String.raw`\bconst\s+${name.replaceAll('$', '\\$')}\s*=\s*${QUOTED}`).exec(code)?.[2]
}
