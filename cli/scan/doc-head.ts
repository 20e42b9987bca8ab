// Reads what can be known about a doc without parsing its Markdown: front matter, title and excerpt. Sidebars, tags and routes
// are made from heads alone, so that they never wait for pages to compile.
import type { DocHead } from '../model/article.ts'
import type { Report } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/source.ts'
import { type SplitMarkdown, splitFrontMatter } from '../text/front-matter-split.ts'
import { replaceVariables, type Variables } from '../text/variables.ts'
import { contentTitle } from './content-title.ts'
import { excerptOf } from './excerpt.ts'
import { type ReadFrontMatter, readFrontMatter } from './front-matter.ts'

/** Inputs of a page's head other than the page. */
export interface HeadOptions {
  readonly variables: Variables
}

/** Reads the head of a page. */
export function readDocHead(source: SourceFile, { variables }: HeadOptions, report: Report): DocHead {
  const split = splitFrontMatter(source.text)
  const { frontMatter, keyPlaces } = readYaml(source, split, variables, report)
  if (split.body.trim() === '' && !split.unclosed) reportEmpty(source, report)
  const title = contentTitle(split.body)
  // A page with a description needs no excerpt.
  const excerpt = frontMatter.description === undefined ? excerptOf(split.body) : undefined
  return {
    file: source.path,
    frontMatter,
    keyPlaces,
    ...(title ? { contentTitle: replaceVariables(title, variables) } : {}),
    ...(excerpt ? { excerpt: replaceVariables(excerpt, variables) } : {}),
    bodyLine: split.bodyLine,
  }
}

/** Hint that points to a line that looks like a mistyped closing fence. */
function unclosedEnd(text: string): string {
  const at = text
    .split('\n')
    .findIndex((line, index) => index > 0 && /^[ \t]*(?:-{2}|-{4,}|\.{3}|[—–]+)[ \t]*$/.test(line))
  return at < 0 ? 'End it with a line `---`' : `Write \`---\` on line ${at + 1}, where it should end`
}

function readYaml(
  source: SourceFile,
  split: SplitMarkdown,
  variables: Variables,
  report: Report,
): ReadFrontMatter {
  if (split.unclosed) {
    report({
      code: 'scan/front-matter-unclosed',
      severity: 'error',
      message: 'Front matter is opened with `---` but never closed',
      hint: `${unclosedEnd(source.text)}; if the file begins with a horizontal rule, put a blank line before it or write \`***\``,
      place: { file: source.path, start: { line: 1, column: 1 }, end: { line: 1, column: 4 } },
    })
  }
  if (split.yaml === null || split.unclosed) return { frontMatter: {}, keyPlaces: {} }
  return readFrontMatter({ source, yaml: split.yaml, start: split.yamlStart, variables }, report)
}

function reportEmpty({ path }: SourceFile, report: Report): void {
  report({
    code: 'scan/empty-page',
    severity: 'warning',
    message: 'The page has no text',
    hint: 'Write something, delete the file, or set `draft: true`',
    place: startOf(path),
  })
}
