// Components and JSX attributes: the part of MDX that needs no JavaScript.
import { describe, expect, it } from 'vitest'
import { compileArticle } from '../../../cli/markdown/compile.ts'
import { compile, htmlOf, inputForTest } from './compile-for-test.ts'

const html = (text: string) => htmlOf(compile(text))
const problems = (text: string) =>
  compile(text).diagnostics.map(
    ({ severity, code, message, place }) =>
      `${place?.start.line}:${place?.start.column} ${severity} ${code} ${message}`,
  )

/** The html with the slots of components as `[Name]` and `[/]`. */
function shownSlots(text: string): string {
  const { html: parts, slots } = compile(text)
  const shown = parts.pieces.map((piece, i) => {
    const slot = slots[parts.slots[i] ?? -1]
    if (slot?.kind === 'component') return `${piece}[${slot.name}]`
    return slot?.kind === 'component-end' ? `${piece}[/]` : piece
  })
  return shown.join('').trim()
}

/** Values, labels and texts of the tabs in some html. */
function tabsIn(text: string) {
  const tabs = [
    ...text.matchAll(
      /<li class="([^"]*)" id="([^"]*)" role="tab"[^>]*aria-selected="(\w+)" aria-controls="([^"]*)" data-value="([^"]*)">([^<]*)/g,
    ),
  ]
  const panels = [
    ...text.matchAll(
      /<div class="tab-item" id="([^"]*)" role="tabpanel" aria-labelledby="([^"]*)" data-value="([^"]*)" data-label="([^"]*)"( hidden="")?>/g,
    ),
  ]
  return {
    tabs: tabs.map(([, , id, selected, panel, value, label]) => ({ id, selected, panel, value, label })),
    panels: panels.map(([, id, label, value, name, hidden]) => ({
      id,
      label,
      value,
      name,
      hidden: hidden !== undefined,
    })),
  }
}

describe('Tabs', () => {
  it('show their labels and hide all panels except the first', () => {
    const page = html(
      '<Tabs groupId="os">\n<TabItem value="a" label="Alpha">\n\nx\n\n</TabItem>\n<TabItem value="b">\n\ny\n\n</TabItem>\n</Tabs>',
    )
    expect(tabsIn(page)).toEqual({
      tabs: [
        { id: 'tabs-1-tab-1', selected: 'true', panel: 'tabs-1-panel-1', value: 'a', label: 'Alpha' },
        { id: 'tabs-1-tab-2', selected: 'false', panel: 'tabs-1-panel-2', value: 'b', label: 'b' },
      ],
      panels: [
        { id: 'tabs-1-panel-1', label: 'tabs-1-tab-1', value: 'a', name: 'Alpha', hidden: false },
        { id: 'tabs-1-panel-2', label: 'tabs-1-tab-2', value: 'b', name: 'b', hidden: true },
      ],
    })
    expect(page).toContain(
      '<div class="tabs-container theme-tabs-container" data-tabs="" data-group-id="os">',
    )
    expect(page).toContain('<ul class="tabs" role="tablist" aria-orientation="horizontal">')
  })

  it.each([
    [
      'the item marked default',
      '<Tabs>\n<TabItem value="a">x</TabItem>\n<TabItem value="b" default>y</TabItem>\n</Tabs>',
      ['a', 'b'],
      'b',
    ],
    [
      'defaultValue',
      '<Tabs defaultValue="b">\n<TabItem value="a" default>x</TabItem>\n<TabItem value="b">y</TabItem>\n</Tabs>',
      ['a', 'b'],
      'b',
    ],
    [
      'nothing for null',
      '<Tabs defaultValue={null}>\n<TabItem value="a">x</TabItem>\n</Tabs>',
      ['a'],
      undefined,
    ],
    [
      'all on one line',
      '<Tabs><TabItem value="a">x</TabItem><TabItem value="b">y</TabItem></Tabs>',
      ['a', 'b'],
      'a',
    ],
  ])('select %s', (_name, text, values, selected) => {
    const { tabs } = tabsIn(html(text))
    expect(tabs.map(({ value }) => value)).toEqual(values)
    expect(tabs.find((tab) => tab.selected === 'true')?.value).toBe(selected)
  })

  it('use the labels and the order of `values`', () => {
    const text =
      '<Tabs\n  defaultValue="m"\n  values={[\n    {label: \'Mac\', value: \'m\'},\n    {label: <b>Win</b>, value: \'w\'},\n  ]}>\n<TabItem value="w">win text</TabItem>\n<TabItem value="m">mac text</TabItem>\n</Tabs>'
    expect(tabsIn(html(text)).tabs.map(({ label }) => label)).toEqual(['Mac', 'Win'])
    expect(html(text)).toMatch(
      /data-value="m" data-label="Mac"><p>mac text<\/p>.*data-value="w" data-label="Win" hidden=""><p>win text<\/p>/,
    )
  })

  it.each([
    ['constants.tabs', ['One', 'Two']],
    ["constants.only(['b'])", ['Two']],
    ['constants.absent', ['a', 'Own']],
  ])('take labels from `values={%s}` of a module', (values, labels) => {
    const text = `import constants from './c'\n\n<Tabs values={${values}}>\n<TabItem value="a">x</TabItem>\n<TabItem value="b" label="Own">y</TabItem>\n</Tabs>`
    const module = `const tabs = [{ value: 'a', label: 'One' }, { value: 'b', label: 'Two' }]
const only = (names = []) => [names.includes('a') ? tabs[0] : undefined, names.includes('b') ? tabs[1] : undefined].filter(Boolean)
export default { tabs, only, place: window.location }
`
    const article = compileArticle({
      ...inputForTest(text),
      data: { 'docs/c': { path: 'docs/c.js', text: module, hash: 'a1b2c3d4e5f6' } },
    })
    expect(tabsIn(htmlOf(article)).tabs.map(({ label }) => label)).toEqual(labels)
    expect(article.diagnostics.map(({ message }) => message)).toEqual(
      values.endsWith('absent')
        ? [
            'Tabs has `values` that are known only to code (`constants.absent`); the labels are those of the items.',
          ]
        : [],
    )
  })

  it('pass on `queryString`, `lazy` and `block`', () => {
    expect(
      html(
        '<Tabs groupId="g" queryString lazy block className="c">\n<TabItem value="a">x</TabItem>\n</Tabs>',
      ),
    ).toContain(
      'data-tabs="" data-group-id="g" data-query-string="g" data-lazy=""><ul class="tabs tabs--block c"',
    )
    expect(html('<Tabs queryString="q">\n<TabItem value="a">x</TabItem>\n</Tabs>')).toContain(
      'data-query-string="q"',
    )
  })

  it('render indented Markdown as Markdown, not as code', () => {
    const page = html(
      '<Tabs>\n    <TabItem value="a">\n        Text\n\n        - one\n            - two\n\n        ```js\n        a\n          b\n        ```\n    </TabItem>\n</Tabs>',
    )
    expect(page).toContain(
      '<p>Text</p><ul>\n<li>one\n<ul>\n<li>two</li>\n</ul>\n</li>\n</ul><div class="language-js',
    )
    expect(page).toMatch(/>a<\/span>|>a\n<\/span>/)
    expect(page).toContain('  b</span>')
  })

  it('have headings in the table of contents', () => {
    expect(compile('<Tabs>\n<TabItem value="a">\n\n## Inside\n\n</TabItem>\n</Tabs>').toc).toMatchObject([
      { id: 'inside' },
    ])
  })

  it('record the data that the browser needs', () => {
    expect(compile('<Tabs>\n<TabItem value="a">x</TabItem>\n</Tabs>').features).toEqual(['tabs'])
  })

  it.each([
    ['<Tabs>\ntext\n</Tabs>', '1:1 error markdown/tabs Tabs has no TabItem.'],
    [
      '<Tabs>\n<TabItem value="a" lable="b">x</TabItem>\n</Tabs>',
      '2:1 warning markdown/tabs <TabItem> has no attribute `lable`; it is ignored.',
    ],
    [
      '<Tabs groupid="b">\n<TabItem value="a">x</TabItem>\n</Tabs>',
      '1:1 warning markdown/tabs <Tabs> has no attribute `groupid`; it is ignored.',
    ],
    [
      'a\n\n<Tabs groupId="g">\n<TabItem>x</TabItem>\n</Tabs>',
      '4:1 error markdown/tabs Tabs with groupId "g" has a TabItem without a value.',
    ],
    [
      '<Tabs>\n<TabItem value="a">x</TabItem>\n<TabItem value="a">y</TabItem>\n</Tabs>',
      '1:1 error markdown/tabs Tabs has two items with the value "a".',
    ],
    [
      '<Tabs>\n<TabItem value="a" default>x</TabItem>\n<TabItem value="b" default>y</TabItem>\n</Tabs>',
      '1:1 warning markdown/tabs Tabs has more than one default item; the first one is used.',
    ],
    [
      '<Tabs defaultValue="z">\n<TabItem value="a">x</TabItem>\n</Tabs>',
      '1:1 error markdown/tabs Tabs has the defaultValue "z", but no TabItem with this value.',
    ],
    [
      'import x from \'./x.js\'\n\n<Tabs defaultValue={x.y}>\n<TabItem value="a">x</TabItem>\n</Tabs>',
      '3:1 warning markdown/tabs Tabs has a defaultValue that is known only to code (`x.y`); it is ignored.',
    ],
    [
      'a\n\n<TabItem value="a" label="b">x</TabItem>',
      '3:1 warning markdown/tabs The TabItem "b" is not directly inside Tabs; only its content is shown.',
    ],
  ])('report mistakes (C40): %s', (text, expected) => expect(problems(text)).toContain(expected))

  it('may be inside other tags: around one item in its panel, around all around the tabs', () => {
    const item = (value: string) => `<TabItem value="${value}">${value.toUpperCase()}</TabItem>`
    const each = `<Tabs>\n<Own>${item('a')}</Own>\n<div className="c">${item('b')} more</div>\n</Tabs>`
    const all = `<Tabs>\n<Own>\n${item('a')}\n${item('b')}\n</Own>\n</Tabs>`
    for (const text of [each, all, `<Tabs>\n<div>\n${item('a')}\n${item('b')}\n</div>\n</Tabs>`]) {
      expect(tabsIn(html(text)).tabs.map(({ value }) => value)).toEqual(['a', 'b'])
      expect(problems(text)).toEqual([])
    }
    const panel = (value: string, content: string) =>
      new RegExp(`data-value="${value}" data-label="${value}"(?: hidden="")?>${content}</div>`)
    expect(shownSlots(each)).toMatch(panel('a', '\\[Own\\](?:<p>)?A(?:</p>)?\\[/\\]'))
    expect(html(each)).toMatch(panel('b', '<div class="c">.*B.* more.*</div>'))
    expect(shownSlots(all)).toMatch(/^\[Own\]\n<div class="tabs-container[\s\S]*<\/div>\n\[\/\]$/)
  })

  it('keep the text of children that are not tabs', () => {
    expect(html('<Tabs>\nloose\n<TabItem>kept</TabItem>\n</Tabs>')).toMatch(
      /loose[\s\S]*kept|kept[\s\S]*loose/,
    )
  })
})

describe('details', () => {
  const open = '<details class="details alert alert--info" data-collapsed="true">'
  const content = (text: string) => `<div><div class="collapsible-content">${text}</div></div></details>`

  it('render Markdown with and without blank lines', () => {
    const expected = `${open}<summary>S <code>x</code></summary>${content('<p>a <em>b</em></p>')}`
    expect(html('<details>\n<summary>S `x`</summary>\n\na *b*\n\n</details>')).toBe(expected)
    expect(html('<details>\n<summary>S `x`</summary>\na *b*\n</details>')).toBe(expected)
    expect(html('<Details>\n<summary>S `x`</summary>\na *b*\n</Details>')).toBe(expected)
    expect(html('<details><summary>S `x`</summary>a *b*</details>')).toBe(expected)
  })

  it('may be open, indented and in a list', () => {
    expect(html('<details open>\n<summary>S</summary>\nx\n</details>')).toContain(
      'data-collapsed="false" open=""',
    )
    expect(html('- i\n  <details>\n    <summary>S</summary>\n\n    x\n  </details>\n- j')).toBe(
      `<ul>\n<li>i\n${open}<summary>S</summary>${content('<p>x</p>')}\n</li>\n<li>j</li>\n</ul>`,
    )
  })

  it('show other content of a summary as text', () => {
    expect(html('<Details summary="A">\n<summary>B</summary>\n\nx\n</Details>')).toBe(
      `${open}<summary>A</summary>${content('<p>B</p><p>x</p>')}`,
    )
    expect(html('<details>\n<summary>A</summary>\n<summary>B</summary>\n\nx\n</details>')).toBe(
      `${open}<summary>A</summary>${content('<p>B</p><p>x</p>')}`,
    )
  })

  it('keep the summary that they name in raw html', () => {
    const article = compile('<pre>\n<Details summary="A">\nx\n</Details>\n</pre>')
    expect(htmlOf(article)).toContain('<details><summary>A</summary>')
    expect(article.sections.map(({ text }) => text).join(' ')).toContain('A')
  })

  it('get a default summary', () => {
    const article = compile('<details>\n\nx\n\n</details>', {
      options: { messages: { 'docsite.details.summary': 'Подробности' } },
    })
    expect(htmlOf(article)).toBe(`${open}<summary>Подробности</summary>${content('<p>x</p>')}`)
    expect(article.features).toEqual(['details'])
  })

  it('can be nested', () => {
    expect(
      html('<details>\n<summary>A</summary>\n<details>\n<summary>B</summary>\nx\n</details>\n</details>'),
    ).toBe(`${open}<summary>A</summary>${content(`${open}<summary>B</summary>${content('<p>x</p>')}`)}`)
  })
})

describe('other components', () => {
  it('CodeBlock shows the whole source of content that was parsed as Markdown', () => {
    const page = [
      '> <Foo>',
      '>         \t## a </Foo>',
      '>         see[^n]',
      '>         [^n]: > <CodeBlock>{`b',
      '>             > c`}</CodeBlock>',
    ]
    expect(html(page.join('\n')).replace(/<[^>]*>/g, '')).toMatch(/b\nc\n/)
  })

  it('CodeBlock accepts a template literal without a warning about code', () => {
    const [one, two] = [
      '<div>\n  <CodeBlock>{`import a;`}</CodeBlock>\n</div>',
      ['<CodeBlock>{`a$', '{b()}`}</CodeBlock>'].join(''),
    ]
    expect([problems(one), html(one)]).toEqual([[], expect.stringMatching(/import a;/)])
    expect(html(one)).not.toContain('`')
    expect(problems(two)).toEqual([expect.stringContaining('markdown/expression')])
  })

  it('CodeBlock shows a template or text as code', () => {
    expect(html('<CodeBlock language="text" title="a.txt">\n{`one\n  two`}\n</CodeBlock>')).toMatch(
      /a\.txt.*>one\n<\/span>.* {2}two</,
    )
    expect(html('<CodeBlock>\n    **no** {markdown}\n      x\n</CodeBlock>')).toMatch(
      />\*\*no\*\* \{markdown\}\n.*> {2}x</,
    )
  })

  it('Link points to its `to` or `href`', () => {
    expect(
      compile('<Link to="/a">t *u*</Link> <Link href={useBaseUrl("b.pdf")}>v</Link>').slots,
    ).toMatchObject([
      { kind: 'link', url: '/a', syntax: 'component' },
      { kind: 'link', url: '/b.pdf', syntax: 'component' },
    ])
  })

  it('ThemedImage shows both images', () => {
    expect(
      html(
        "<ThemedImage alt=\"A\" sources={{light: useBaseUrl('/l.png'), dark: require('./d.png').default}}/>",
      ),
    ).toMatch(
      /src="\/l\.png" class="themed-image themed-image--light" alt="A"[^>]*>\n<img src="\.\/d\.png" class="themed-image themed-image--dark"/,
    )
    expect(problems('<ThemedImage/>')).toEqual([
      '1:1 warning markdown/themed-image ThemedImage needs sources={{ light: "…", dark: "…" }}.',
    ])
  })

  it('DocCardList renders its `items`', () => {
    const items = `[{ type: 'link', label: 'One {x}', href: './a.md', description: 'First' }, { type: 'category', label: 'Two', items: [{ label: 'b', href: '/b' }] }]`
    const article = compile(`<DocCardList items={${items}} />`)
    expect(article.slots).toMatchObject([
      { kind: 'link', url: './a.md', syntax: 'component' },
      { kind: 'link', url: '/b', syntax: 'component' },
    ])
    expect(htmlOf(article).replace(/<a[^>]*>/g, '<a>')).toBe(
      '<ul class="cards"><li class="cards__item"><a><h2 class="card__title">One {x}</h2><p class="card__description">First</p></a></li><li class="cards__item"><a><h2 class="card__title">Two</h2></a></li></ul>',
    )
    expect(article.toc).toEqual([])
  })

  it('DocCardList without items becomes a slot', () => {
    expect(compile('a\n\n<DocCardList/>').slots).toMatchObject([
      { kind: 'cards', place: { start: { line: 3, column: 1 } } },
    ])
    expect(html('<DocCardList/>')).toBe('{cards}')
    expect(html('<DocCardList items={useCurrentSidebarCategory().items} />')).toBe('{cards}')
  })

  it('TOCInline lists the headings of the page, also those after it', () => {
    expect(
      html('<TOCInline toc={toc} minHeadingLevel={3} maxHeadingLevel={4}/>\n\n## A\n\n### B\n\n#### C\n'),
    ).toContain(
      '<ul class="table-of-contents"><li><a href="#b">B</a><ul><li><a href="#c">C</a></li></ul></li></ul>',
    )
  })

  it.each([
    ['<DocCardList>more</DocCardList>', '{cards}\n<p>more</p>'],
    ['<TOCInline>\n\nmore\n\n</TOCInline>\n\n## A', '<p>more</p>'],
    ['<ThemedImage sources={{ light: "/a.png" }}>more</ThemedImage>', 'more'],
    ['<ThemedImage>more</ThemedImage>', 'more'],
  ])('one that shows no content of its own is followed by it: %s', (text, expected) => {
    expect(html(text)).toContain(expected)
  })

  it('lines in a drawing are no paragraphs', () => {
    const drawing =
      '<svg width="9">\n  <use href="#a"></use>\n  <g>\n    <text x="1">Words</text>\n  </g>\n</svg>\n\n<Badge text="n"/>'
    expect(problems(drawing)).toEqual([])
    expect(html(drawing)).toMatch(/<g>\s*<text x="1">Words<\/text>\s*<\/g>/)
  })

  it('may have a space in end tags, as in JSX', () => {
    const text =
      '<Tabs>\n\n<TabItem value="a">\n\n- x\n\n</TabItem>\n\n</Tabs>\n\nAfter <Badge text="n">y</Badge>.'
    const spaced = text.replaceAll(/<\/(?=[TB])/g, '</ ')
    expect(spaced).toContain('</ Tabs>')
    expect([html(spaced), problems(spaced)]).toEqual([html(text), []])
    expect(html('a </ b> c')).toBe('<p>a &lt;/ b> c</p>')
  })

  it('Head reports text inside it', () => {
    expect(problems('<Head>\n  lost <meta name="a" content="b"/>\n</Head>')).toEqual([
      '1:1 warning markdown/head Text in Head is ignored: only <title>, <meta name="…">, <meta property="…"> and structured data as JSON are supported.',
    ])
    expect(problems('<Head>\n  <!-- a -->\n  {/* b */}\n  <meta name="a" content="b"/>\n</Head>')).toEqual([])
  })

  it.each([
    '<style>{`.a { color: red }`}</style>',
    '<script>{`if (a < b) { go(); }`}</script>',
    '<style>\n.a { color: {red} }\n</style>',
    '<script type="application/ld+json">{make()}</script>',
  ])('Head reports once what it ignores: %s', (inside) => {
    expect(problems(`<Head>\n  ${inside}\n</Head>`)).toHaveLength(1)
    expect(problems(`<Head>${inside}</Head>`)).toHaveLength(1)
    expect(problems(`<Head>${inside}<title>A {now()}</title></Head>`)).toHaveLength(2)
  })

  it('Head yields meta elements and the title only', () => {
    const article = compile(
      '<Head>\n  <meta name="robots" content="noindex" />\n  <meta httpEquiv="refresh" content="0" />\n  <title>T &amp; {\'U\'}</title>\n  <style>a</style>\n</Head>\n\ntext',
    )
    expect(article.metadata).toEqual([{ name: 'robots', content: 'noindex' }])
    expect(article.documentTitle).toBe('T & U')
    expect(htmlOf(article)).toBe('<p>text</p>')
    expect(article.diagnostics.map(({ code }) => code)).toEqual(['markdown/head', 'markdown/head'])
  })

  const DATA = { '@type': 'FAQPage', mainEntity: [{ name: 'a > b </script>', count: 1 }] }
  const inScript = (inside: string, attributes = '') =>
    `export const data = ${JSON.stringify(DATA)}\n\n<Head>\n  <script type="application/ld+json"${attributes}>${inside}</script>\n</Head>\n\ntext`

  it.each([
    inScript(`{JSON.stringify(${JSON.stringify(DATA)})}`),
    inScript('{JSON.stringify(data, null, 2)}'),
    inScript(`{\`${JSON.stringify(DATA)}\`}`),
    inScript(`{'${JSON.stringify(DATA)}'}`),
    inScript('', ' dangerouslySetInnerHTML={{ __html: JSON.stringify(data) }}'),
  ])('Head gives structured data: %s', (text) => {
    const article = compile(text)
    expect(article.structuredData).toEqual([DATA])
    expect(article.diagnostics.map(({ code }) => code)).not.toContain('markdown/head')
    expect(htmlOf(article)).toBe('<p>text</p>')
  })

  it.each(['{JSON.stringify(other)}', '{JSON.stringify({ a: [now()] })}', '{make()}', '{"{"}'])(
    'Head tells of structured data that only code knows: %s',
    (inside) => {
      const article = compile(inScript(inside))
      expect(article.structuredData).toBeUndefined()
      expect(article.diagnostics.map(({ code }) => code)).toContain('markdown/head')
    },
  )

  it('an unknown component keeps its content and is reported once', () => {
    const article = compile('<Hero title="x">\n\ntext\n\n</Hero>\n\nin a <Hero>line</Hero> and <Icon/>.')
    expect(htmlOf(article).trim()).toMatch(/^<p>text<\/p>\n+<p>in a line and \.<\/p>$/)
    expect(article.unknownComponents).toMatchObject([
      { name: 'Hero', place: { start: { line: 1, column: 1 } } },
      { name: 'Icon', place: { start: { line: 7, column: 28 } } },
    ])
    expect(article.diagnostics).toEqual([])
  })

  it('an unknown component keeps its id for links unless the page already has that id', () => {
    const article = compile('## Part\n\n<Hero id="part"/>\n\n<Hero id="other"/>')
    expect(article.anchors.map(({ id }) => id)).toEqual(['part', 'other'])
    expect(article.diagnostics).toEqual([])
  })
})

describe('a component that only a theme may know', () => {
  const open = (text: string) => compile(text).slots.find((slot) => slot.kind === 'component')

  it('is recorded with its name, attributes and place', () => {
    const text = `a <Chart kind="bar" n={3} on values={[1, 'two', { three: null }]} make={() => 1} /> b`
    const made = expect.stringMatching(/^docs\/.*#Value_[\da-f]{8}$/) as unknown
    expect(open(text)).toEqual({
      kind: 'component',
      name: 'Chart',
      props: {
        kind: 'bar',
        n: 3,
        on: true,
        values: [1, 'two', { three: null }],
        make: { 'docsite:export': made },
      },
      uses: [{ name: made, place: expect.anything() as unknown, isValue: true }],
      assets: {},
      isEmpty: true,
      place: expect.objectContaining({ start: { line: 1, column: 3 } }),
    })
  })

  it('names files by their slots', () => {
    const { slots } = compile('import dot from \'./dot.svg\'\n\n<Picture src={dot} alt="A dot" />')
    expect(slots).toMatchObject([
      { kind: 'asset', attribute: 'src', url: './dot.svg', syntax: 'component' },
      { kind: 'component', name: 'Picture', props: { alt: 'A dot' }, assets: { src: 0 } },
      { kind: 'component-end' },
      { kind: 'image', url: './dot.svg', syntax: 'component', fallbackFor: 'Picture' },
    ])
  })

  it('receives neither inner HTML nor the props reserved by React', () => {
    const text = '<X key="k" ref="r" dangerouslySetInnerHTML={{ __html: "<b>" }} children="c" />'
    expect(open(text)).toMatchObject({ props: {} })
  })

  it('keeps its id, which is also an anchor', () => {
    const article = compile('<X id="here" />')
    expect(htmlOf(article).trim()).toBe('<span id="here"></span>')
    expect(article.anchors).toMatchObject([{ id: 'here' }])
    expect(open('<X id="here" />')).toMatchObject({ props: { id: 'here' } })
  })
})

describe('a paragraph of components alone', () => {
  it.each([
    ['<Note>Cold storage is **available**.</Note>', 'Cold storage is <strong>available</strong>.'],
    ['<Note>a</Note>\n<Note>b</Note>', 'a\nb'],
    ['> <Note>a</Note>', '<blockquote>\na\n</blockquote>'],
    ['<Note>{"a"} `c`</Note>{" "}{/* c */}<Note>b</Note>', 'a <code>c</code> b'],
    ['<Outer><Note>a</Note></Outer>', 'a'],
    ['<Note>a</Note> b', '<p>a b</p>'],
    ['<Note>a</Note> *b*', '<p>a <em>b</em></p>'],
    ['<Link to="./x.md">a</Link>', '<p><a href="./x.md">a</a></p>'],
    ['<Note>a <Tabs><TabItem value="t">b</TabItem></Tabs></Note>', expect.stringMatching(/^<p>a<\/p>\n<div/)],
  ])('is no paragraph of html: %s', (text, expected) => {
    expect(html(text).trim()).toEqual(expected)
  })

  it('marks the slots of components that are blocks', () => {
    const { slots } = compile('<A1>x <B1>y</B1></A1>\n\ntext <C1>z</C1>\n\n- <D1>i</D1>\n\n<E1/>')
    const alone = slots.flatMap((slot) => (slot.kind === 'component' && slot.isLine ? [slot.name] : []))
    expect(alone).toEqual(['A1', 'E1'])
  })
})

describe('indentation', () => {
  const partials = { 'docs/_a.mdx': '<tr><td>a</td></tr>', 'docs/_b.mdx': '<tr><td>b</td></tr>' }
  const imports = "import RowA from './_a.mdx'\nimport RowB from './_b.mdx'\n\n"
  const cells = (text: string) =>
    [...htmlOf(compile(imports + text, { partials })).matchAll(/<td>(\w)<\/td>/g)].map(([, cell]) => cell)

  it.each([3, 4, 8])('of %i columns makes no code of components in raw html', (width) => {
    const indent = ' '.repeat(width)
    for (const gap of ['\n', '\n\n'])
      expect(
        cells(
          ['<table>', '<tbody>', `${indent}<RowA/>`, `${indent}<RowB/>`, '</tbody>', '</table>'].join(gap),
        ),
      ).toEqual(['a', 'b'])
  })

  it('does not turn a tag after another tag, or inside a component, into code', () => {
    expect(cells('<RowA/>\n      <RowB/>')).toEqual(['a', 'b'])
    expect(cells('<Foo/>\n      <RowB/>')).toEqual(['b'])
    expect(cells('<Foo>\n  x\n\n          <RowB/>\n\n</Foo>')).toEqual(['b'])
    expect(html('<div>\n\n      text\n\n</div>')).toBe('<div><p>text</p></div>')
  })

  it('turns indented text into code elsewhere, even after unclosed HTML', () => {
    const code = /<span class="token-line">code<\/span>/
    for (const before of ['text', '<div>x</div>', '<p>x', '<br/>', '<Foo>x</Foo>', '<Foo>\nx\n</Foo>'])
      expect(html(`${before}\n\n    code`)).toMatch(code)
  })

  it('does not treat an imported name as an HTML element', () => {
    const article = compile("import B from './_b.mdx'\n\n<table>\n    <B/>\n    <B/>\n</table>\n\n    <P/>", {
      partials,
    })
    expect(htmlOf(article).match(/<td>b/g)).toHaveLength(2)
    expect(article.diagnostics).toEqual([])
    expect(compile('<P/>').unknownComponents).toMatchObject([{ name: 'P' }])
  })
})

describe('a component without content', () => {
  it.each([
    [
      '<Shot src="/a.png" alt="A" title="T"/>',
      '<img src="/a.png" alt="A" title="T" loading="lazy" decoding="async">',
    ],
    ['<Shot src="/a.png"></Shot>', '<img src="/a.png" alt="" loading="lazy" decoding="async">'],
    ['<Video src="a1b2"/>', ''],
    ['<About title="T" description="D e" onClick={() => 1}/>', 'T<br>\nD e'],
    ['<About\n  label={<b>L</b>}\n/>', 'L'],
    ['a <Badge text="b"/> c', '<p>a b c</p>'],
    ['<About title="T">content</About>', 'content'],
    ['| a |\n|---|\n| <Badge text="b"/> |', expect.stringContaining('<td>b</td>')],
  ])('leaves what its attributes say: %s', (text, expected) => {
    expect(html(text).trim()).toEqual(expected)
  })

  it('does not change the id or the contents entry of a heading', () => {
    const { toc, sections } = compile('## Part <Badge text="new"/>\n\n<About title="Seen"/>')
    expect(toc).toMatchObject([{ id: 'part-', html: 'Part' }])
    expect(sections.at(-1)).toMatchObject({ title: 'Part new', text: 'Seen' })
  })
})

describe('html with JSX attributes', () => {
  it('becomes HTML with HTML attributes', () => {
    expect(html('<div className="a b" id="i">text *x*</div>')).toBe(
      '<div class="a b" id="i">text <em>x</em></div>',
    )
    expect(html('<img src={require("./a.png").default} alt="A" width={20} onClick={() => go()} />')).toMatch(
      /^<img src="\.\/a\.png" alt="A" width="20"/,
    )
  })

  it('resolves an image of which code takes the `src`, as from the plugin of Docusaurus for images', () => {
    expect(html('<img src={require("./a.png").src} alt="A" />')).toMatch(/^<img src="\.\/a\.png" alt="A"/)
    expect(html('import a from \'./a.png\'\n\n<img src={a.src.src} alt="A" />')).toMatch(
      /<img src="\.\/a\.png" alt="A"/,
    )
  })

  it('resolves a file whose export is named on the next line', () => {
    expect(html('<img\n  src={\n    require("./a.png")\n      .default\n  }\n  alt="A"\n/>')).toMatch(
      /^<img src="\.\/a\.png" alt="A"/,
    )
  })

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'loses an attribute that is named %s and nothing else',
    (name) => {
      const text = `<div ${name}="x" id="i">text</div>`
      expect(html(text)).toBe('<div id="i">text</div>')
      expect(html(text.replace('id', 'className'))).toBe('<div class="i">text</div>')
    },
  )

  it('turns style objects into classes', () => {
    const article = compile("<span style={{color: 'red', marginTop: 4, lineHeight: 2}}>x</span>")
    expect(Object.values(article.styles)).toEqual(['color:red;margin-top:4px;line-height:2'])
  })

  it('may be followed by Markdown', () => {
    expect(html('<div className="a">\n\n    text\n\n</div>')).toBe('<div class="a"><p>text</p></div>')
  })

  it('resolves imported assets', () => {
    const { slots } = compile(
      'import logo from \'./logo.png\'\nimport Icon from \'./icon.svg\'\n\n<img src={logo} alt="L"/>\n\n<Icon alt="I"/>',
    )
    expect(slots).toMatchObject([
      { kind: 'image', url: './logo.png', syntax: 'component' },
      { kind: 'image', url: './icon.svg', syntax: 'component' },
    ])
  })
})

describe('expressions', () => {
  it.each([
    ["a {'b *c*'} d", '<p>a b *c* d</p>'],
    ['a{" "}b', '<p>a b</p>'],
    ['a {`t`} b', '<p>a t b</p>'],
    ['a {/* gone */} b', '<p>a  b</p>'],
    ['{/* gone\n\nstill */}\n\ntext', '<p>text</p>'],
    ["| a |\n|---|\n| {'x | y'} |", 'x | y'],
    ['`{/* code */}`', '<p><code>{/* code */}</code></p>'],
    ['a { b } c', '<p>a { b } c</p>'],
    ['\\{a}', '<p>{a}</p>'],
    ['`\\{a}`', '<p><code>\\{a}</code></p>'],
  ])('%s', (text, expected) => expect(html(text)).toContain(expected))

  it('that need to be run are shown as text, with a warning', () => {
    expect(html('v {site.title}')).toBe('<p>v {site.title}</p>')
    expect(problems('v {site.title}')).toEqual([
      '1:3 warning markdown/expression The expression {site.title} is shown as plain text: code in pages is not run.',
    ])
  })

  it('exported literals are replaced by their values; other exports are removed', () => {
    expect(html("export const name = 'N'\n\nexport const F = () => {\n\n  return 1\n}\n\nx {name}")).toBe(
      '<p>x N</p>',
    )
  })

  it('imports are removed, even over several lines', () => {
    expect(html("import {\n  A,\n  B,\n} from '@theme/x'\nimport './style.css'\n\ntext")).toBe('<p>text</p>')
    expect(html('import goods from abroad')).toBe('<p>import goods from abroad</p>')
  })
})

describe('tags that do not match up', () => {
  it('an unclosed block extends to the end, with a warning', () => {
    expect(html('<Foo>\n\ntext').trim()).toBe('<p>text</p>')
    expect(problems('a\n\n<Foo>\n\ntext')).toEqual([
      '3:1 warning markdown/unclosed <Foo> is never closed: </Foo> is missing.',
    ])
  })

  it('a type parameter in prose is text', () => {
    expect(html('A List<String> of things')).toBe('<p>A List&lt;String> of things</p>')
    expect(html('Map<String, Integer>')).toBe('<p>Map&lt;String, Integer></p>')
  })

  it('a stray end tag is removed, with a warning', () => {
    expect(html('a\n\n</Tabs>\n\nb')).toBe('<p>a</p>\n<p>b</p>')
    expect(problems('a\n\n</Tabs>')).toEqual([
      '3:1 warning markdown/stray-end The tag </Tabs> has no start tag in this part of the page.',
    ])
  })

  it('comparisons are text', () => {
    expect(html('a < B and C > d')).toBe('<p>a &lt; B and C > d</p>')
  })

  it('code shows tags as written', () => {
    expect(html('`<Tabs groupId="x">` and ``a `<B>` c``')).toBe(
      '<p><code>&lt;Tabs groupId="x"></code> and <code>a `&lt;B>` c</code></p>',
    )
    expect(html('```jsx\n<Tabs>\n{x}\n```')).toContain('Tabs')
  })

  it('tags in comments are ignored', () => {
    expect(html('<!-- <Tabs>\n\n:::note\n-->\n\ntext <!-- <Foo> --> end')).toBe('<p>text  end</p>')
  })
})

describe('fragments', () => {
  it.each([
    ['<>Quick start</>', 'Quick start'],
    ['In <>a *line*</>.', '<p>In a <em>line</em>.</p>'],
    ['<>\n\n- item\n\n</>', '<ul>\n<li>item</li>\n</ul>'],
    ['<React.Fragment>\n\ntext\n\n</React.Fragment>', '<p>text</p>'],
    ['a <> b', '<p>a &lt;> b</p>'],
    ['`<>x</>`', '<p><code>&lt;>x&lt;/></code></p>'],
  ])('%j', (text, html) => {
    expect(htmlOf(compile(text)).trim()).toBe(html)
  })
})

describe('elements as attributes', () => {
  const element = (name: string, props: object, ...children: readonly unknown[]) => ({
    'docsite:element': name,
    props,
    children,
  })

  const argument = (...way: readonly (string | number)[]) => ({ 'docsite:argument': way })

  it.each([
    ['<>Quick <b>start</b></>', element('', {}, 'Quick ', element('b', {}, 'start')), 'Quick start'],
    [
      '<span title="a > b">One {"two"} &amp; {/* nothing */}three</span>',
      element('span', { title: 'a > b' }, 'One ', 'two', ' & ', 'three'),
      'One two &amp; three',
    ],
    ['<Icon />', element('Icon', {}), ''],
    ['ok ? <b>1</b> : <i>2</i>', element('', {}, element('b', {}, '1'), element('i', {}, '2')), '1'],
    [
      '({ name }, at) => <p>{name} {at} {name.of.it} {other}</p>',
      {
        'docsite:function': [
          element('p', {}, argument(0, 'name'), ' ', argument(1), ' ', argument(0, 'name', 'of', 'it'), ' '),
        ],
      },
      '',
    ],
  ])('%s is data, and its text where the component is unknown', (source, data, text) => {
    const compiled = compile(`<Card title={${source}} />`)
    expect(compiled.slots.find(({ kind }) => kind === 'component')).toMatchObject({ props: { title: data } })
    expect(htmlOf(compiled)).toContain(text)
  })
})

describe('components that a page imports', () => {
  const namesOf = (text: string) =>
    compile(text).slots.flatMap((slot) => (slot.kind === 'component' ? [slot.from?.name ?? slot.name] : []))

  it.each([
    ["import Card from '@site/src/Card'", '<Card />', 'src/Card#default'],
    ["import { Card } from './Card.tsx'", '<Card />', 'docs/Card.tsx#Card'],
    ["import { Card as Box } from '../Card'", '<Box />', 'Card#Card'],
    ["import * as Ui from '@site/ui'", '<Ui.Card />', 'ui#Card'],
    ["import Card from '@site/src/Card'", '<Card.Title />', 'src/Card#default.Title'],
    ["import Card from 'some-package'", '<Card />', 'Card'],
  ])('%s %s', (statement, tag, name) => {
    expect(namesOf(`${statement}\n\n${tag}`)).toEqual([name])
  })

  it('built-in ones stay built in', () => {
    const text =
      "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n<Tabs>\n<TabItem value=\"a\">x</TabItem>\n</Tabs>"
    expect(namesOf(text)).toEqual([])
    expect(htmlOf(compile(text))).toContain('role="tablist"')
  })
})

it.each(['<Badge text="a" text="b"/>', '<b className="x" text="a" text="b">t</b>'])(
  'an attribute that a tag has twice is reported with what is left out: %s',
  (text) => {
    const name = /<(\w+)/.exec(text)?.[1]
    expect(compile(text).diagnostics.map(({ message }) => message)).toContain(
      `<${name}> has the attribute text twice; the earlier one was ignored: a`,
    )
  },
)

describe('components that nobody knows', () => {
  it('keep the code that they should have shown', () => {
    const block = html('<Code code={`npm i\nnpm start`} lang="sh" title="run.sh" />')
    expect(block).toContain('<div class="theme-code-block-title">run.sh</div>')
    expect(block).toContain('npm</span> start')
    expect(html('Use <Code code="npm i" lang="sh" /> here.')).toContain('Use <code>npm i</code> here.')
  })

  it('keep the text of their attributes, whatever the names', () => {
    const page = html(
      '<CommandTabs npm="npm run add" yarn="yarn add" className="box of-tabs" icon="rocket" />',
    )
    expect(page).toContain('npm run add<br>\nyarn add')
    expect(page).not.toContain('box')
  })
})
