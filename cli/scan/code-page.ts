// Pages written in React: a module of a docs folder that `include` names. Its default export is the whole page, as if a page of
// Markdown had imported it; title and description are those that it gives the layout of Docusaurus.
import type { SourceFile } from '../model/source.ts'

/** A file of a docs folder as a page of Markdown: itself, or the one that a module stands for. */
export function pageSource(file: SourceFile | null, site: { readonly title: string }): SourceFile | null {
  return file && isModule(file.path) ? { ...file, text: pageText(file, site.title) } : file
}

const isModule = (path: string): boolean => /\.[jt]sx?$/.test(path)

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

/** A text that is given to the first `<Layout>` as it stands: in quotes, or in braces and quotes; undefined for any other value. */
function layoutText(code: string, property: string, siteTitle: string): string | undefined {
  const tag = /<Layout\b(?:[^>"'`{]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*/.exec(code)?.[0] ?? ''
  const [, double, single, , inBraces] =
    new RegExp(`\\b${property}=(?:"([^"]*)"|'([^']*)'|\\{\\s*(["'\`])([^"'\`\\\\]*)\\3\\s*\\})`).exec(tag) ??
    []
  const text = double ?? single ?? inBraces?.replace(SITE_TITLE, siteTitle)
  return text?.includes('${') ? undefined : text
}
