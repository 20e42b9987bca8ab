// Converts a front page whose opening section is front matter (`hero`, `features`), as in VitePress and Starlight, to
// Markdown.
import { parseDataFile } from '../../text/data-file.ts'
import { splitFrontMatter } from '../../text/front-matter-split.ts'
import { arrayOf, recordOf } from '../../text/record.ts'
import { markdownText } from '../templates/markdown-text.ts'
import { textOf } from './generator.ts'
import type { LinkContext } from './sidebar-items.ts'
import { labelText } from './site-theme.ts'

type Fields = Readonly<Record<string, unknown>>

/** Front matter of a page; empty if it has none that can be read. */
export function frontMatterOf(text: string): Fields {
  try {
    return recordOf(
      parseDataFile('front-matter.yml', splitFrontMatter(text.replace(/\r\n?/g, '\n')).yaml ?? ''),
    )
  } catch {
    return {}
  }
}

/** Text of the front page; null without an opening section. `context` finds the targets of its links. */
export function frontPageText(source: string, context: LinkContext): string | null {
  const matter = frontMatterOf(source)
  const { title, name, text, tagline, actions } = recordOf(matter.hero)
  const heading = labelText(title) ?? labelText(name) ?? labelText(matter.title)
  if (matter.hero === undefined || heading === undefined) return null
  const lines = [text, tagline].flatMap((each) => labelText(each) ?? [])
  const buttons = fieldsOf(actions).flatMap(
    ({ text: label, link }) => linkText(labelText(label), link, context) ?? [],
  )
  const cards = fieldsOf(matter.features).flatMap((each) => cardText(each, context) ?? [])
  const body = splitFrontMatter(source.replace(/\r\n?/g, '\n')).body
  return [
    `---\n${['slug: /', 'layout: home', ...descriptionLine(matter)].join('\n')}\n---`,
    `# ${markdownText(heading)}`,
    [':::hero', ...lines.map(markdownText), ...(buttons.length > 0 ? [buttons.join('\n')] : []), ':::'].join(
      '\n\n',
    ),
    ...(cards.length > 0 ? [`:::cards\n\n${cards.join('\n')}\n\n:::`] : []),
    // Scripts and styles are for the components of the other generator.
    body.replace(/^<(script|style)\b[^>]*>[\s\S]*?<\/\1>[ \t]*$/gm, '').trim(),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

const fieldsOf = (value: unknown): readonly Fields[] => arrayOf(value).map(recordOf)

const descriptionLine = ({ description }: Fields): readonly string[] => {
  const text = textOf(description)
  return text === undefined ? [] : [`description: ${JSON.stringify(text)}`]
}

/** A link, or null if nothing is at its target. */
function linkText(
  label: string | undefined,
  address: unknown,
  { find, missing }: LinkContext,
): string | null {
  if (label === undefined || typeof address !== 'string') return null
  const target = find(address)
  if (target === null) {
    missing.push(address)
    return null
  }
  const { kind } = target
  const to = kind === 'page' ? `./${target.file}${target.hash}` : kind === 'path' ? target.path : target.href
  return `[${markdownText(label)}](${/[\s()<>]/.test(to) ? `<${to}>` : to})`
}

function cardText({ title, details, link }: Fields, context: LinkContext): string | null {
  const name = labelText(title)
  const text = labelText(details)
  if (name === undefined) return text === undefined ? null : `- ${markdownText(text)}`
  const heading = linkText(name, link, context)
  if (heading !== null) return `- ${heading}${text === undefined ? '' : `: ${markdownText(text)}`}`
  return `- **${markdownText(name)}**${text === undefined ? '' : `\n\n  ${markdownText(text)}`}`
}
