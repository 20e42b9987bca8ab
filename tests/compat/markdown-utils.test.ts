// Titles, excerpts and front matter fences as the reference reads them without parsing Markdown; and source that the
// reference rewrites before parsing, which here has to mean the same before and after.
import { stringify } from 'yaml'
import { compileArticle } from '../../cli/markdown/compile.ts'
import type { Diagnostic } from '../../cli/model/diagnostic.ts'
import { contentTitle } from '../../cli/scan/content-title.ts'
import { decodeSource } from '../../cli/scan/decode.ts'
import { readDocHead } from '../../cli/scan/doc-head.ts'
import { excerptOf } from '../../cli/scan/excerpt.ts'
import { splitFrontMatter } from '../../cli/text/front-matter-split.ts'
import type { RecordedCase } from '../helpers/shared.ts'
import { OPTIONS } from '../unit/markdown/compile-for-test.ts'
import { REFUSED, recordedSuite } from './recorded-suite.ts'

interface Head {
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly content: string
  readonly contentTitle: string | undefined
  readonly excerpt: string | undefined
}

const decoded = (written: string) =>
  decodeSource('a.md', new TextEncoder().encode(written), { pageBytes: 1e6 }, () => {})?.text ?? ''

/** The head of a file in the shape of the reference. */
function head(written: string): Head | typeof REFUSED {
  const found: Diagnostic[] = []
  const source = { path: 'a.md', text: decoded(written), hash: '' }
  const result = readDocHead(source, { variables: {} }, (diagnostic) => found.push(diagnostic))
  if (found.some(({ severity }) => severity === 'error')) return REFUSED
  const { other, ...known } = result.frontMatter
  return {
    frontMatter: JSON.parse(JSON.stringify({ ...known, ...other })),
    content: splitFrontMatter(source.text).body.trim(),
    contentTitle: result.contentTitle,
    excerpt: result.excerpt,
  }
}

/** What readers get of a page: the article with its slots, however its source was written. */
function meaning(written: string): unknown {
  const source = { path: 'a.md', text: decoded(written), hash: '' }
  const { html, toc, sections } = compileArticle({
    source,
    bodyLine: 1,
    title: 'A',
    partials: {},
    options: OPTIONS,
  })
  return { html: { ...html, pieces: html.pieces.map((piece) => piece.replace(/\s+/g, ' ')) }, toc, sections }
}

const onlyYaml = (written: string) => {
  const result = head(written)
  return result === REFUSED ? REFUSED : { frontMatter: result.frontMatter, content: result.content }
}

interface FileArgument {
  readonly fileContent: string
}

const FUNCTIONS: Readonly<Record<string, (...args: never[]) => unknown>> = {
  createExcerpt: (written: string) => excerptOf(decoded(written)),
  parseMarkdownContentTitle: (written: string) => contentTitle(decoded(written)),
  parseMarkdownFile: ({ fileContent }: FileArgument) => head(fileContent),
  parseFileContentFrontMatter: onlyYaml,
  DEFAULT_PARSE_FRONT_MATTER: ({ fileContent }: FileArgument) => onlyYaml(fileContent),
  validateMDXFrontMatter: (mdx: object | undefined) => {
    const result = head(`---\n${stringify({ mdx: mdx ?? {} })}---\n`)
    return result === REFUSED ? REFUSED : result.frontMatter.mdx
  },
  unwrapMdxCodeBlocks: meaning,
  admonitionTitleToDirectiveLabel: meaning,
}

const REWRITES = new Set(['unwrapMdxCodeBlocks', 'admonitionTitleToDirectiveLabel'])

function expected({ fn = '', result }: RecordedCase): unknown {
  if (fn === 'parseMarkdownContentTitle') return (result as { contentTitle?: string }).contentTitle
  return REWRITES.has(fn) ? meaning(String(result)) : result
}

recordedSuite({
  file: 'markdown-utils',
  total: 111,
  notApplicable: {
    'both formats go one lenient way, `format` chooses nothing (behaviours 3.1)': {
      count: 16,
      covers: ({ fn }) => fn === 'getFormat',
    },
    'text indented by a tab is code, as CommonMark has it (behaviours 3.1)': {
      count: 1,
      covers: ({ fn, args }) =>
        fn === 'admonitionTitleToDirectiveLabel' && JSON.stringify(args).includes('\\t:::note 1 tab'),
    },
    'there is no hook to parse front matter with code of the site': {
      count: 1,
      covers: ({ args }) =>
        JSON.stringify(args).includes('"parseFrontMatter":{"$function":"parseFrontMatter"}'),
    },
    'keys nobody reads keep dates as written; YAML 1.2 has no dates': {
      count: 1,
      covers: ({ fn }) => fn === 'parseFileContentFrontMatter',
    },
  },
  expected,
  run: (fn, args) => FUNCTIONS[fn]?.(...(args as never[])),
})
