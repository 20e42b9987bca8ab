// Pages written in React: modules in a docs folder that `include` matches. The default export is the whole page, as if a
// Markdown page had imported it; title and description are those the module passes to Docusaurus's layout.
import type { SiteConfig } from '../model/config.ts'
import type { SourceFile } from '../model/source.ts'
import { fileName } from '../text/site-path.ts'

/** The part of the site configuration that such a page may use. */
export type SiteOfPages = Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'baseUrl' | 'customFields'>

/** Returns the file as Markdown source: unchanged, or for a React page the generated Markdown that imports it. */
export function pageSource(file: SourceFile | null, site: SiteOfPages): SourceFile | null {
  return file && isCodePage(file.path) ? { ...file, text: pageText(file, site) } : file
}

/** Whether a file of a docs folder is a page written in React. */
export const isCodePage = (path: string): boolean => /\.[jt]sx?$/.test(path)

function pageText({ path, text: code }: SourceFile, site: SiteOfPages): string {
  const name = fileName(path).replace(/\.[^.]*$/, '')
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

/** Matches a page that takes the configuration from its props: Docusaurus passes it to every page as `config`. */
const HAS_CONFIG = /\bprops\.config\b|\{[^{}]*\bconfig\b[^{}]*\}\s*(?:=\s*(?:this\.)?props\b|\)\s*(?:\{|=>))/

/** The site's title or tagline as Docusaurus pages refer to them: as an expression, or inside a template literal. */
const OF_SITE = String.raw`(?:[\w$]+\??\.)*(?:siteConfig|config)\??\.(title|tagline)`
const SITE_TEXT = new RegExp(String.raw`\$\{\s*${OF_SITE}\s*\}`, 'g')

/** Title and description in elements of the head. */
const IN_HEAD = {
  title: /<title\b[^>]*>\s*([^<{]*[^<{\s])\s*<\/title>/,
  description: /<meta\s+(?=[^>]*\bname=["']description["'])[^>]*\bcontent=(["'])([^"'{}]+)\1/,
} as const

/**
 * The string passed to the first `<Layout>` or `<PageMetadata>`: in quotes, in braces and quotes, as a message to translate, or
 * through a constant. Falls back to the contents of `<Head>`. Undefined for any other kind of value.
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

/** A placeholder for a value of the site, referenced by its path or by a name destructured from the configuration. */
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
