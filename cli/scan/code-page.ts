// Pages written in React: a module of a docs folder that `include` names. Its default export is the whole page, as if a page of
// Markdown had imported it; title and description are those that it gives the layout of Docusaurus.
import type { SiteConfig } from '../model/config.ts'
import type { SourceFile } from '../model/source.ts'

/** What such a page may say of the site. */
export type SiteOfPages = Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'baseUrl' | 'customFields'>

/** A file of a docs folder as a page of Markdown: itself, or the one that a module stands for. */
export function pageSource(file: SourceFile | null, site: SiteOfPages): SourceFile | null {
  return file && isCodePage(file.path) ? { ...file, text: pageText(file, site) } : file
}

/** Whether a file of a docs folder is a page written in React. */
export const isCodePage = (path: string): boolean => /\.[jt]sx?$/.test(path)

function pageText({ path, text: code }: SourceFile, site: SiteOfPages): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
  const fallback = name === 'index' ? site.title : name
  const title = layoutText(code, 'title', site) ?? fallback
  const description = layoutText(code, 'description', site)
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    ...(description === undefined ? [] : [`description: ${JSON.stringify(description)}`]),
    'layout: full',
    'hide_title: true',
    '---',
    `import Page from ${JSON.stringify(`@site/${path}`)}`,
    '',
    HAS_CONFIG.test(code) ? `<Page config={${JSON.stringify({ ...site, themeConfig: {} })}} />` : '<Page />',
    '',
  ].join('\n')
}

/** A page that asks for the configuration, which Docusaurus gives to all of them as `config`. */
const HAS_CONFIG = /\bprops\.config\b|\{[^{}]*\bconfig\b[^{}]*\}\s*(?:=\s*(?:this\.)?props\b|\)\s*(?:\{|=>))/

/** Title and tagline of the site, as pages of Docusaurus name them: as a value, and in a text. */
const OF_SITE = String.raw`(?:[\w$]+\??\.)*(?:siteConfig|config)\??\.(title|tagline)`
const SITE_TEXT = new RegExp(String.raw`\$\{\s*${OF_SITE}\s*\}`, 'g')

/** What elements of the head say of the page. */
const IN_HEAD = {
  title: /<title\b[^>]*>\s*([^<{]*[^<{\s])\s*<\/title>/,
  description: /<meta\s+(?=[^>]*\bname=["']description["'])[^>]*\bcontent=(["'])([^"'{}]+)\1/,
} as const

/**
 * A text that is given to the first `<Layout>` or `<PageMetadata>` as it stands: in quotes, in braces and quotes, as what is to be
 * translated, or by the name of a constant; else what `<Head>` has. Undefined for any other value.
 */
function layoutText(code: string, property: keyof typeof IN_HEAD, site: SiteOfPages): string | undefined {
  const tag =
    /<(?:Layout|PageMetadata)\b(?:[^>"'`{]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*/.exec(
      code,
    )?.[0] ?? ''
  const text =
    attributeText(tag, property) ??
    siteText(code, tag, property) ??
    namedText(code, tag, property) ??
    IN_HEAD[property].exec(code)?.at(-1)
  const shown = text?.replace(SITE_TEXT, (_hole, name: 'title' | 'tagline') => site[name])
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

/** What stands for a value of the site: named by its path, or by a name that the code takes out of the configuration. */
function siteText(code: string, tag: string, property: string): string | undefined {
  const [, byPath] = new RegExp(String.raw`\b${property}=\{\s*${OF_SITE}\s*\}`).exec(tag) ?? []
  const [, byName] = new RegExp(String.raw`\b${property}=\{\s*(title|tagline)\s*\}`).exec(tag) ?? []
  const name = byPath ?? (byName !== undefined && takenOut(byName).test(code) ? byName : undefined)
  return name === undefined ? undefined : `\${siteConfig.${name}}`
}

const takenOut = (name: string) =>
  new RegExp(
    String.raw`\{[^{}]*\b${name}\b[^{}]*\}\s*\}?\s*=\s*(?:[\w$.]*\b(?:siteConfig|config)\b|useDocusaurusContext\(\))`,
  )

function namedText(code: string, tag: string, property: string): string | undefined {
  const [, name] = new RegExp(String.raw`\b${property}=\{\s*([A-Za-z_$][\w$]*)\s*\}`).exec(tag) ?? []
  if (name === undefined) return undefined
  return new RegExp(String.raw`\bconst\s+${name.replaceAll('$', '\\$')}\s*=\s*${QUOTED}`).exec(code)?.[2]
}
