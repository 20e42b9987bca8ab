// Small documents through the Markdown plugins of the reference: directives, admonitions, titles, tables of contents, links,
// images, details, diagrams. Compared is what they mean: types, titles, ids, addresses.
import type { TocHeading } from '../../cli/model/article.ts'
import type { RecordedCase } from '../helpers/shared.ts'
import { compile, htmlOf } from '../unit/markdown/compile-for-test.ts'
import { articleAdmonitions, recordedAdmonitions } from './admonition-tree.ts'
import { outlineOf } from './outline-for-test.ts'
import { recordedSuite } from './recorded-suite.ts'

/** One group of cases: how a case is run, and what its recorded result comes to. */
interface Group {
  readonly test: RegExp
  readonly run: (text: string) => unknown
  readonly expected: (recorded: RecordedCase & Recorded) => unknown
}

interface Recorded {
  readonly toc?: readonly { readonly value: string; readonly id: string; readonly level: number }[]
  readonly tocSource?: string
}

const addresses = (text: string) =>
  compile(text)
    .slots.flatMap((slot) => (slot.kind === 'link' || slot.kind === 'image' ? [slot.url] : []))
    .map((url) => url.replace('/RESOLVED---', ''))

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Links and images of a document, without those in its code. */
const linkCounts = (text: string) => {
  const prose = text.replace(/```[\s\S]*?```/g, '')
  return {
    images: count(prose, /<img |!\[/g),
    links: count(prose, /(?<![!\\])\[(?:[^![\]]|!\[[^\]]*\]\([^)]*\))*\]\(/g),
  }
}

const partials = (content: (name: string) => string) =>
  Object.fromEntries(
    ['_partial1', '_partial2', '_partial3', 'partial2-nested', '_partial'].map((name) => [
      `docs/${name}.md`,
      content(name),
    ]),
  )

/** Headings of included files stand for `...__tocName` in the recorded source. */
function expectedToc(source: string): readonly string[] {
  const entries = source.matchAll(/\.\.\.__toc(\w+)|"value": "([^"]*)"/g)
  return [...entries].flatMap(([, name, value]) =>
    name === 'DoesNotExist' ? [] : [value ?? `Included ${name}`],
  )
}

const INCLUDED: Readonly<Record<string, string>> = {
  _partial: 'Partial',
  _partial1: 'Partial1',
  _partial2: 'Partial2',
  _partial3: 'Partial3',
  'partial2-nested': 'Partial2Nested',
}

/** Only code and emphasis keep their tags in a table of contents. */
const plainToc = (entries: readonly TocHeading[] | NonNullable<Recorded['toc']>) =>
  entries.map((entry) => {
    const html =
      'html' in entry ? entry.html : entry.value.replace(/<(?!\/?(?:code|em|strong|del)>)[^<>]*>/g, '')
    return {
      html: html.replaceAll('&gt;', '>').replace(/\s+/g, ' ').trim(),
      id: entry.id,
      level: entry.level,
    }
  })

const title = (text: string) => {
  const { hasOwnTitle, sections } = compile(text)
  return hasOwnTitle
    ? sections.find(({ anchor, title: own }) => anchor === undefined && own !== '')?.title
    : undefined
}

const GROUPS: readonly Group[] = [
  {
    test: /^transform(?:Image|Links) plugin > transform md/,
    run: (text) => {
      const { slots } = compile(text)
      return {
        images: slots.filter(({ kind }) => kind === 'image').length,
        links: slots.filter(({ kind }) => kind === 'link').length,
      }
    },
    expected: ({ input }) => linkCounts(String(input).replace(/^!\[img with "quotes"\].*$/m, '')),
  },
  { test: /^resolveMarkdownLinks/, run: addresses, expected: ({ result }) => addresses(String(result)) },
  {
    test: /^(?:directives|admonitions)/,
    run: (text) => articleAdmonitions(compile(text)),
    expected: ({ result }) => recordedAdmonitions(String(result)),
  },
  {
    test: /^contentTitle .* extracts/,
    run: title,
    expected: ({ result }) => (result as { data: { contentTitle?: string } }).data.contentTitle,
  },
  {
    test: /^contentTitle .* wrapped in <header>/,
    run: (text) => /<header><h1>contentTitle 1<\/h1><\/header>/.test(htmlOf(compile(text))),
    expected: () => true,
  },
  {
    test: /^toc .* (?:partial|imported markdown)/,
    run: (text) =>
      outlineOf(
        text,
        partials((name) => `## Included ${INCLUDED[name]}\n`),
      ).outline.toc.map(({ html }) => html),
    expected: ({ tocSource = '' }) => expectedToc(tocSource),
  },
  {
    test: /^toc/,
    run: (text) => plainToc(compile(text).toc),
    expected: ({ toc = [] }) => plainToc(toc.filter(({ value }) => value !== '')),
  },
  {
    test: /^head/,
    run: (text) => compile(text).metadata,
    expected: () => [{ name: 'twitter:card', content: 'summary' }],
  },
  {
    test: /^details/,
    run: (text) => count(htmlOf(compile(text)), /<details[^>]*><summary>/g),
    expected: ({ result }) => count(String(result), /<Details>/g),
  },
  {
    test: /^mermaid/,
    run: (text) =>
      /<code class="language-mermaid">([^<]*)/.exec(htmlOf(compile(text)))?.[1]?.replaceAll('&gt;', '>'),
    expected: ({ result }) => /<mermaid value="([^"]*)"/.exec(String(result))?.[1],
  },
]

const groupOf = ({ test = '' }: RecordedCase) => GROUPS.find((group) => group.test.test(test))
const isTest =
  (pattern: RegExp) =>
  ({ test = '' }: RecordedCase) =>
    pattern.test(test)

recordedSuite({
  file: 'remark',
  total: 69,
  notApplicable: {
    'whether an address exists is found out when the page is rendered': {
      count: 24,
      covers: isTest(/onBroken|pathname protocol|does not choke|file that does not exist|accepts non-md/),
    },
    'only container directives are syntax: text and leaf directives stay text': {
      count: 4,
      covers: isTest(/text directives|leaf directives/),
    },
    'configured keywords always add to the built-in ones': {
      count: 2,
      covers: isTest(/default behavior for custom keyword|replace custom keyword/),
    },
    'buttons are not let through; the reference shows the tag as text': {
      count: 1,
      covers: isTest(/interpolation/),
    },
    'a page cannot export a table of contents of its own': {
      count: 2,
      covers: isTest(/toc-export|TOC var|existing name/),
    },
    'html tags in a table of contents keep only their text': {
      count: 1,
      covers: isTest(/non text phrasing/),
    },
    'a title is never taken out of the content': { count: 2, covers: isTest(/can strip contentTitle/) },
  },
  expected: (recorded) => groupOf(recorded)?.expected(recorded as RecordedCase & Recorded),
  run: (_fn, args, recorded) => {
    const text = String(recorded.input ?? args[0])
    const group = groupOf(recorded)
    if (!group) throw new Error(`no group for ${recorded.test}`)
    return group.run(text)
  },
})
