// Nothing that authors, readers or attackers write ends a reader of texts with an exception, and what comes of it can be published
// as UTF-8. Each run tries some thousands of inputs, the same ones; `npm run fuzz -- --inputs 1000000` tries others and more.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseCategoryFile } from '../../../cli/scan/category-file.ts'
import { parseDataFile } from '../../../cli/scan/data-file.ts'
import { decodeSource } from '../../../cli/scan/decode.ts'
import { parseTagsFile } from '../../../cli/scan/tags-file.ts'
import { byteRange } from '../../../cli/serve/byte-range.ts'
import { isAllowedHost, isSameOrigin } from '../../../cli/serve/guard.ts'
import { hostLocation } from '../../../cli/serve/host-redirect.ts'
import { candidateFiles, requestPath } from '../../../cli/serve/request-path.ts'
import { splitFrontMatter } from '../../../cli/text/front-matter-split.ts'
import { anyGlobMatcher, globProblem } from '../../../cli/text/glob.ts'
import { pathnameOf, splitUrl } from '../../../cli/text/url.ts'
import { fillHtml } from '../../../cli/view/fill-slots.ts'
import { queryWords } from '../../../runtime/search/query.ts'
import { findings } from '../config/support.ts'
import { compile, OPTIONS } from '../markdown/compile-for-test.ts'
import { readHead, readText } from '../scan/read-for-test.ts'

const INPUTS = Number(process.env.DOCSITE_FUZZ ?? 6000)
const SEED = Number(process.env.DOCSITE_FUZZ_SEED ?? 1)

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '')

/** Pieces that mean something somewhere, and signs between which anything may stand. */
const COMMON = [
  ' ',
  '\n',
  '\n\n',
  '    ',
  '\t',
  '\\',
  '"',
  "'",
  '`',
  'слово',
  'word',
  'constructor',
  '__proto__',
  '0',
  '\u0000',
  '\ud800',
  '\u202e',
  '\ufeff',
  '\u{1f600}',
]
const DATA = words(
  `--- ... : - [ ] { } , ? ! & * # | > % @ &a *a !!str !!js/function <<: title: slug: tags: id: "\\u0000" "\\ud800" null true 1e999 -0 .nan 2001-01-01 [[[[ {{{{ sidebar_position: label: position: link: type: generated-index`,
)
const MARKDOWN = words(
  `# ## > - * + 1. 1) --- === \`\`\` ~~~ \`\`\`js | |---| ** __ ~~ ![ ]( ) [^1] [^1]: [a]: <!-- --> <? ?> <!X <![CDATA[ ]]> <b> </b> <Foo <Foo> </Foo> <Tabs> <TabItem </Tabs> /> ::: :::note ::::tip[ {.c} {#id} {/* */} { } \${ import export from const = $ $$ &amp; &#0; &#x110000; https://a.b www.a.b mailto: <a@b.c> javascript:alert(1) data: :tada: == ^ {title="x"} <svg> <math> <style> <script> <table> <td> <details> <p> <pre> <textarea> onload= href= style= src=x`,
)
const ADDRESS = words(
  `/ // /.. .. . %2e%2e %2f %00 %zz %25 ? # & = : @ http:// https: file: javascript: //evil.example a b index.html .html \\ ; * :splat 301 302! localhost 127.0.0.1 [::1] evil.example bytes= - , 0-0 9999999999999999999`,
)
const PATTERN = words(`* ** ? [a-z] [!a] { } , .. !( @( +( ) | / \\ a b _ . [[:alpha:]]`)
const QUERY = words(
  `" + - ~ ^ : * ( ) AND OR NOT title: кнопка кнопок rfyfk kanal ё е-мейл C++ .NET a_b aB 1.2.3`,
)

/** Texts of pieces, and now and then of anything. */
const textOf = (pieces: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...pieces) },
        { weight: 3, arbitrary: fc.constantFrom(...COMMON) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''))

/** What is published is a file in UTF-8, in which halves of characters are replaced. */
const canBeEncoded = (text: string) =>
  new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(text))

const compiled = (text: string, markdown: object): void => {
  const article = compile(text, {
    options: { markdown: { ...OPTIONS.markdown, ...markdown } },
    bodyLine: splitFrontMatter(text).bodyLine,
  })
  const html = fillHtml(article.html, article.slots, [])
  canBeEncoded(html)
  canBeEncoded(article.markdown.pieces.join(''))
  expect(isActive(html)).toBe(false)
}

/** Elements and attributes that run something, outside of texts and values. */
const isActive = (html: string): boolean =>
  /<script[\s>]|<[a-z][^<>"]*(?:"[^"]*"[^<>"]*)*\s(?:on[a-z]+=|(?:href|src)="\s*javascript:)/i.test(html)

/** One kind of input. `share`: part of all inputs, by what one of them costs. */
interface Target {
  readonly name: string
  readonly share: number
  readonly inputs: fc.Arbitrary<string>
  readonly read: (text: string) => unknown
}

const TARGETS: readonly Target[] = [
  {
    name: 'front matter',
    share: 12,
    inputs: textOf(DATA),
    read: (text) => readHead(`---\n${text}\n---\n\n# A\n`),
  },
  {
    name: 'the beginning of a page',
    share: 4,
    inputs: textOf([...DATA, ...MARKDOWN]),
    read: (text) => readHead(text),
  },
  { name: 'YAML', share: 12, inputs: textOf(DATA), read: (text) => readText('a.yml', text, parseDataFile) },
  { name: 'JSON', share: 12, inputs: textOf(DATA), read: (text) => readText('a.json', text, parseDataFile) },
  {
    name: 'tags',
    share: 6,
    inputs: textOf(DATA),
    read: (text) =>
      readText('tags.yml', text, (source, report) => parseTagsFile(source, { variables: {} }, report)),
  },
  {
    name: 'categories',
    share: 6,
    inputs: textOf(DATA),
    read: (text) =>
      readText('_category_.yml', text, (source, report) =>
        parseCategoryFile(source, { variables: {} }, report),
      ),
  },
  {
    name: 'configuration',
    share: 2,
    inputs: textOf([...DATA, ...ADDRESS, ...PATTERN]),
    read: (text) =>
      findings({
        baseUrl: text,
        favicon: text,
        tagline: text,
        docs: { path: text, exclude: [text], routeBasePath: text, tagsBasePath: text },
        redirects: [{ from: text, to: text }],
      }),
  },
  {
    name: 'Markdown',
    share: 2,
    inputs: textOf(MARKDOWN),
    read: (text) => compiled(text, { parser: 'auto', math: true, typography: true }),
  },
  {
    name: 'Markdown with remark',
    share: 1,
    inputs: textOf(MARKDOWN),
    read: (text) => compiled(text, { parser: 'remark' }),
  },
  {
    name: 'plain Markdown',
    share: 2,
    inputs: textOf(MARKDOWN),
    read: (text) => compiled(text, { format: 'md' }),
  },
  {
    name: 'bytes',
    share: 8,
    inputs: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
    read: (text) => decodeSource('a.md', Buffer.from(text, 'latin1'), { pageBytes: 50 }, () => undefined),
  },
  {
    name: 'addresses of requests',
    share: 12,
    inputs: textOf(ADDRESS),
    read: (text) => {
      const path = requestPath(text, '/base/')
      if (!path.ok) return
      expect(path.path.split('/')).not.toContain('..')
      for (const file of candidateFiles(path.path)) expect(file.split('/')).not.toContain('..')
    },
  },
  {
    name: 'headers of requests',
    share: 6,
    inputs: textOf(ADDRESS),
    read: (text) => [
      byteRange(text, 100),
      isAllowedHost(text, []),
      isSameOrigin({ host: 'localhost:1', origin: text, fetchSite: undefined } as Parameters<
        typeof isSameOrigin
      >[0]),
    ],
  },
  {
    name: 'rules of a host',
    share: 4,
    inputs: textOf(ADDRESS),
    read: (text) => hostLocation(text, '/a/b?c'),
  },
  {
    name: 'links',
    share: 8,
    inputs: textOf(ADDRESS),
    read: (text) => {
      return [splitUrl(text), pathnameOf(text)]
    },
  },
  {
    name: 'patterns',
    share: 2,
    inputs: textOf(PATTERN),
    read: (text) => globProblem(text) === null && anyGlobMatcher([text])('docs/a/b.md'),
  },
  { name: 'queries', share: 6, inputs: textOf(QUERY), read: (text) => queryWords(text, '\\s-') },
]

const all = TARGETS.reduce((sum, { share }) => sum + share, 0)

it.each(TARGETS)('$name', { timeout: 2 ** 31 - 1 }, ({ share, inputs, read }) => {
  const numRuns = Math.ceil((INPUTS * share) / all)
  fc.assert(
    fc.property(inputs, (text) => void read(text)),
    { numRuns, seed: SEED },
  )
})
