// Included files: content, names, places, and rings, missing files and limits.
import { describe, expect, it } from 'vitest'
import { isSiteImport, listIncludes } from '../../../cli/markdown/includes.ts'
import { costOf } from '../../helpers/cpu.ts'
import { compile, htmlOf, OPTIONS } from './compile-for-test.ts'

const IMPORT = "import P from './_p.md'\n\n"

it('is imported by the name that Astro gives to its text, too', () => {
  const text =
    "import { Content as Part } from './_p.md'\nimport { Content } from './_p.md'\n\n<Part />\n\n<Content />\n"
  expect(htmlOf(compile(text, { partials: { 'docs/_p.md': 'part' } }))).toBe('<p>part</p>\n<p>part</p>')
})

describe('partials of the configuration', () => {
  const markdown = { ...OPTIONS.markdown, partials: { Note: 'docs/parts/_note.md', Gone: '../gone.md' } }
  const options = { ...OPTIONS, markdown }

  it('are shown by name, also in other partials; an import in the page takes precedence', () => {
    const partials = {
      'docs/parts/_note.md': 'note of {props.who}',
      'docs/_p.md': 'part with <Note who="b"/>',
      'docs/_own.md': 'own',
    }
    expect(htmlOf(compile(`${IMPORT}<Note who="a"/>\n\n<P/>`, { partials, options }))).toBe(
      '<p>note of a</p>\n<p>part with</p>\n<p>note of b</p>',
    )
    expect(htmlOf(compile("import Note from './_own.md'\n\n<Note/>", { partials, options }))).toBe(
      '<p>own</p>',
    )
  })

  it('are found before a page is compiled, and only by pages that show them', () => {
    expect(listIncludes('<Note/>', 'other/a.md', markdown)).toEqual([
      { name: 'Note', path: 'docs/parts/_note.md' },
    ])
    expect(listIncludes('Note', 'other/a.md', markdown)).toEqual([])
    expect(listIncludes('<Notes/>', 'other/a.md', markdown)).toEqual([])
  })

  it('that are missing or outside the site are reported, and the content of their tags is kept', () => {
    const article = compile('<Note>kept</Note>\n\n<Gone>too</Gone>', { options })
    expect(htmlOf(article)).toBe('<p>kept</p>\n<p>too</p>')
    expect(article.diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['markdown/missing-include', 'The included file docs/parts/_note.md does not exist.'],
      ['markdown/include-outside', '"../gone.md" is outside the site folder and is not read.'],
    ])
  })
})

describe('including', () => {
  it('replaces the tag with the file without its front matter', () => {
    const article = compile(`${IMPORT}before\n\n<P/>\n\nafter`, {
      partials: { 'docs/_p.md': '---\nid: x\n---\n\n## Part\n\ntext\n' },
    })
    expect(htmlOf(article)).toMatch(
      /^<p>before<\/p>\n<h2 class="anchor" id="part">Part.*<\/h2>\n<p>text<\/p>\n<p>after<\/p>$/,
    )
    expect(article.toc).toMatchObject([{ id: 'part', level: 2 }])
    expect(article.diagnostics).toEqual([])
  })

  it('works before the import, in lists, in paragraphs and repeatedly', () => {
    const partials = { 'docs/_p.md': 'part' }
    expect(
      htmlOf(compile("1. a\n\n   <P/>\n\n<P/>\n\nx <P/> y\n\nimport P from './_p.md'", { partials })),
    ).toBe('<ol>\n<li>\n<p>a</p>\n<p>part</p>\n</li>\n</ol>\n<p>part</p>\n<p>x</p>\n<p>part</p>\n<p>y</p>')
  })

  it('gives repeated headings distinct ids', () => {
    const article = compile(`${IMPORT}<P/>\n\n<P/>`, { partials: { 'docs/_p.md': '## Part' } })
    expect(article.toc.map(({ id }) => id)).toEqual(['part', 'part-1'])
  })

  it('shows the text of an element that is passed as an attribute', () => {
    const partials = { 'docs/_p.md': 'Write to {props.who}.\n\n{props.more}' }
    const article = compile(`${IMPORT}<P who={<b>the team</b>} more={<>One <i>two</i></>} />`, { partials })
    expect(htmlOf(article)).toBe('<p>Write to the team.</p>\n<p>One two</p>')
    expect(article.diagnostics).toEqual([])
  })

  it('passes literals and content', () => {
    const partials = { 'docs/_p.md': '{props.name} and {props.n}\n\n{props.children}\n\nend' }
    expect(htmlOf(compile(`${IMPORT}<P name="N" n={2}>\n\n*kids*\n\n</P>`, { partials }))).toBe(
      '<p>N and 2</p>\n<p><em>kids</em></p>\n<p>end</p>',
    )
  })

  it('keeps content that the file does not show, with a warning', () => {
    const article = compile(`${IMPORT}<P>\n\nkids\n\n</P>`, { partials: { 'docs/_p.md': 'part' } })
    expect(htmlOf(article)).toBe('<p>kids</p>\n<p>part</p>')
    expect(article.diagnostics).toMatchObject([
      { code: 'markdown/unused-children', place: { start: { line: 3 } } },
    ])
  })

  it('resolves URLs and reports findings in the included file', () => {
    const partials = { 'docs/parts/_p.md': '---\na: 1\n---\ntext\n\n:::nope\nx [l](./x.md)\n:::' }
    const article = compile("import P from './parts/_p.md'\n\n<P/>", { partials })
    expect(article.slots).toMatchObject([
      { url: './x.md', place: { file: 'docs/parts/_p.md', start: { line: 7, column: 3 } } },
    ])
    expect(article.diagnostics).toMatchObject([
      { place: { file: 'docs/parts/_p.md', start: { line: 6, column: 1 } } },
    ])
  })

  it('resolves references and footnotes inside the file', () => {
    const partials = { 'docs/_p.md': '[r] and note[^1]\n\n[r]: ./inner.md\n[^1]: Inner.' }
    const article = compile(`${IMPORT}[r] note[^1]\n\n<P/>\n\n[r]: ./outer.md\n[^1]: Outer.`, { partials })
    expect(article.slots.map((slot) => 'url' in slot && slot.url)).toEqual(['./outer.md', './inner.md'])
    expect(htmlOf(article)).toMatch(/<p>Outer\..*<p>Inner\./s)
    const ids = article.anchors.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('works across several files, also with paths from the site folder', () => {
    const partials = { 'docs/_p.md': "import Q from '@site/shared/_q.mdx'\n\np <Q/>", 'shared/_q.mdx': 'q' }
    expect(htmlOf(compile(`${IMPORT}<P/>`, { partials }))).toBe('<p>p</p>\n<p>q</p>')
  })
})

describe('what cannot be included', () => {
  it('a cycle is an error that names the chain (C20)', () => {
    const partials = {
      'docs/_p.md': "import Q from './_q.md'\n\nin p\n\n<Q/>",
      'docs/_q.md': "import P from './_p.md'\n\nin q\n\n<P/>",
    }
    const article = compile(`${IMPORT}<P/>`, { partials })
    expect(htmlOf(article)).toBe('<p>in p</p>\n<p>in q</p>')
    expect(article.diagnostics).toMatchObject([
      {
        code: 'markdown/include-ring',
        severity: 'error',
        message: 'Included files form a cycle: docs/_p.md → docs/_q.md → docs/_p.md.',
        place: { file: 'docs/_q.md', start: { line: 1, column: 1 } },
        related: [
          { place: { file: 'docs/_p.md', start: { line: 5, column: 1 } } },
          { place: { file: 'docs/_q.md', start: { line: 5, column: 1 } } },
        ],
      },
    ])
  })

  it('a file that includes itself is an error', () => {
    const article = compile("import Me from './page.md'\n\ntext\n\n<Me/>", {
      partials: { 'docs/page.md': 'x' },
    })
    expect(article.diagnostics).toMatchObject([
      { message: 'Included files form a cycle: docs/page.md → docs/page.md.' },
    ])
    expect(htmlOf(article)).toBe('<p>text</p>')
  })

  it('a missing file is an error at its import', () => {
    const article = compile("text\n\nimport P from './_pp.md'\n\n<P>\n\nkept\n\n</P>", {
      partials: { 'docs/_p.md': 'x' },
    })
    expect(article.diagnostics).toMatchObject([
      {
        code: 'markdown/missing-include',
        severity: 'error',
        hint: 'Did you mean docs/_p.md?',
        place: { start: { line: 3, column: 1 } },
      },
    ])
    expect(htmlOf(article)).toBe('<p>text</p>\n<p>kept</p>')
  })

  it('a file outside the site is not read (C21)', () => {
    const text = "import P from '../../../etc/hostname.md'\n\n<P/>\n\ntext"
    const article = compile(text, {
      partials: { '../etc/hostname.md': 'secret', 'etc/hostname.md': 'secret' },
    })
    expect(htmlOf(article)).toBe('<p>text</p>')
    expect(article.diagnostics).toMatchObject([
      { code: 'markdown/include-outside', severity: 'error', place: { start: { line: 1, column: 1 } } },
    ])
    expect(listIncludes(text, 'docs/page.md')).toEqual([])
  })

  it('a file outside the site is included if its folder is configured', () => {
    const text = "import P from '../../shared/a.md'\nimport Q from '../../../etc/x.md'\n\n<P/>\n\n<Q/>"
    const markdown = { ...OPTIONS.markdown, includeRoots: ['../shared'] }
    const article = compile(text, {
      partials: { '../shared/a.md': "import B from './b.md'\n\none\n\n<B/>", '../shared/b.md': 'two' },
      options: { markdown },
    })
    expect(htmlOf(article)).toBe('<p>one</p>\n<p>two</p>')
    expect(article.diagnostics).toMatchObject([{ code: 'markdown/include-outside' }])
  })

  it('depth and number are limited', () => {
    const deep = Object.fromEntries(
      Array.from({ length: 6 }, (_, i) => [
        `docs/_${i}.md`,
        `import N from './_${i + 1}.md'\n\nlevel ${i}\n\n<N/>`,
      ]),
    )
    const limits = { ...OPTIONS.limits, includeDepth: 3, includeExpansions: 10 }
    const article = compile("import N from './_0.md'\n\n<N/>", {
      partials: { ...deep, 'docs/_6.md': 'x' },
      options: { limits },
    })
    expect(htmlOf(article)).toBe('<p>level 0</p>\n<p>level 1</p>\n<p>level 2</p>')
    expect(article.diagnostics).toMatchObject([
      { code: 'markdown/includes', severity: 'error', hint: 'Raise limits.includeDepth.' },
    ])
    const many = compile(`${IMPORT}${'<P/>\n\n'.repeat(12)}`, {
      partials: { 'docs/_p.md': 'x' },
      options: { limits },
    })
    expect(htmlOf(many).match(/<p>x<\/p>/g)).toHaveLength(10)
    expect(many.diagnostics).toMatchObject([{ hint: 'Raise limits.includeExpansions.' }])
  })

  it('exponential expansion is stopped early', () => {
    const bomb = Object.fromEntries(
      Array.from({ length: 19 }, (_, i) => [
        `docs/_${i}.md`,
        `import N from './_${i + 1}.md'\n\n<N/>\n\n<N/>`,
      ]),
    )
    const partials = { ...bomb, 'docs/_19.md': 'x' }
    const { value: article, cpuMs } = costOf(20_000, () =>
      compile("import N from './_0.md'\n\n<N/>", { partials }),
    )
    expect(article.diagnostics.map(({ hint }) => hint)).toContain('Raise limits.includeExpansions.')
    // Half a million expansions would take minutes.
    expect(cpuMs).toBeLessThan(20_000)
  })
})

describe('listIncludes', () => {
  it('finds the Markdown files a text imports', () => {
    const text = [
      "import A from './a.md'",
      "import B from '../b/_b.mdx';",
      "import C from '@site/c/d.md'",
      "import D from './image.png'",
      "import E from '@theme/Tabs'",
      "import F from './F.jsx'",
      ' import G from "./indented.md"',
      "text import H from './prose.md'",
      'import I, { toc } from "./i.md"',
    ].join('\n')
    expect(listIncludes(text, 'docs/x/page.md')).toEqual([
      { name: 'A', path: 'docs/x/a.md' },
      { name: 'B', path: 'docs/b/_b.mdx' },
      { name: 'C', path: 'c/d.md' },
      { name: 'I', path: 'docs/x/i.md' },
    ])
  })

  it('gives NFC paths', () => {
    expect(listIncludes("import A from './и\u0306.md'", 'page.md')).toEqual([{ name: 'A', path: 'й.md' }])
  })

  it.each([
    ['..', '../../a.md', '../a.md'],
    ['..', '../../x/a.md', '../x/a.md'],
    ['..', '../../../a.md', null],
    ['../', '@site/../a.md', '../a.md'],
    ['../shared', '../../shared/a.md', '../shared/a.md'],
    ['../shared', '../../shared/../a.md', null],
    ['../shared', '../../shared2/a.md', null],
    ['../README.md', '../../README.md', '../README.md'],
    ['../..', '../../../x/a.md', '../../x/a.md'],
  ])('with the root %s reads %s as %s', (root, from, path) => {
    const found = listIncludes(`import A from '${from}'`, 'docs/page.md', { includeRoots: [root] })
    expect(found).toEqual(path === null ? [] : [{ name: 'A', path }])
  })

  it('reads the escapes of strings', () => {
    const text = String.raw`import A from "./\_x.mdx"
import B from './\u0061\x62.md'
import C from './it\'s.md'`
    expect(listIncludes(text, 'docs/page.md').map(({ path }) => path)).toEqual([
      'docs/_x.mdx',
      'docs/ab.md',
      "docs/it's.md",
    ])
  })
})

it('an alias stands for a folder of the site', () => {
  const markdown = { aliases: { '@parts/': 'src/parts' } }
  expect(listIncludes("import A from '@parts/_a.md'", 'docs/page.md', markdown)).toEqual([
    { name: 'A', path: 'src/parts/_a.md' },
  ])
  expect(listIncludes("import A from '@parts/_a.md'", 'docs/page.md')).toEqual([])
  expect(isSiteImport('@parts/a', markdown)).toBe(true)
})

it.each(['astro', 'vue', 'svelte'])('the text of a component from a .%s file is kept', (extension) => {
  const text = `import Box from './Box.${extension}'\n\n<Box title="Named">Inside</Box>`
  const article = compile(text)
  expect(htmlOf(article)).toContain('Inside')
  expect(htmlOf(article)).not.toContain('<img')
  expect(article.diagnostics).toEqual([])
})

it.each([
  ['./part.md', true],
  ['../data.json', true],
  ['@site/src/part', true],
  ['/src/part.md', true],
  ['@theme/Clock', true], // a file of the own theme
  ['@theme/Tabs', false], // what pages have by name
  ['//host/part.md', false],
  ['clsx', false],
  ['@docusaurus/Link', false],
])('%s names a file of the site: %s', (from, isOfSite) => {
  expect(isSiteImport(from)).toBe(isOfSite)
})
