// Rows C of the fault catalogue through the whole pipeline: every input ends in a page or in a finding with its place.
import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../helpers/content-case.ts'

interface Case {
  readonly row: string
  readonly files: Readonly<Record<string, string | Uint8Array>>
  readonly config?: string
  /** `severity code file:line:column`; the whole list. */
  readonly findings: readonly string[]
  /** Text that must be in the html of a page. */
  readonly shows?: Readonly<Record<string, string | RegExp>>
  /** Text that must not be anywhere in the html. */
  readonly hides?: RegExp
}

const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))))

const CASES: readonly Case[] = [
  {
    row: 'C1 a byte that is not UTF-8',
    files: { 'docs/a.md': bytes('# А\n\nтекст ', 0xff, ' дальше\n') },
    findings: ['error scan/invalid-utf-8 docs/a.md:3:7'],
  },
  {
    row: 'C2 a byte-order mark changes nothing',
    files: { 'docs/a.md': bytes(0xef, 0xbb, 0xbf, '---\ntitle: Метка\n---\n\nТекст.\n') },
    findings: [],
    shows: { '/docs/a': '<h1>Метка</h1>' },
  },
  {
    row: 'C3 UTF-16',
    files: { 'docs/a.md': bytes(0xff, 0xfe, 'A', 0, '\n', 0) },
    findings: ['error scan/utf-16 docs/a.md:1:1'],
  },
  {
    row: 'C4 CRLF and lone CR',
    files: { 'docs/a.md': '---\r\ntitle: Строки\r\n---\r\n\r\n## Раз\r\rТекст\r\n\r\n[нет](x.md)\r\n' },
    findings: ['warning check/broken-link docs/a.md:9:7'],
    shows: { '/docs/a': 'id="раз"' },
  },
  {
    row: 'C5 NUL',
    files: { 'docs/a.md': '# А\n\nа\0б\n' },
    findings: ['warning scan/nul-character docs/a.md:3:2'],
    shows: { '/docs/a': 'а\uFFFDб' },
  },
  {
    row: 'C7 an empty file',
    files: { 'docs/a.md': '' },
    findings: ['warning scan/empty-page docs/a.md:1:1'],
    shows: { '/docs/a': '<h1>a</h1>' },
  },
  {
    row: 'C8 front matter that is never closed',
    files: { 'docs/a.md': '---\ntitle: А\n\nСекретный текст\n' },
    findings: ['error scan/front-matter-unclosed docs/a.md:1:1'],
  },
  {
    row: 'C9 broken YAML',
    files: { 'docs/a.md': '---\ntitle: А\ntags: [а\n---\n\nТекст.\n' },
    findings: ['error scan/front-matter-syntax docs/a.md'],
  },
  {
    row: 'C10 wrong types',
    files: { 'docs/a.md': '---\ntags: 5\nsidebar_position: первый\n---\n\nТекст.\n' },
    findings: ['error scan/front-matter-value docs/a.md:2', 'error scan/front-matter-value docs/a.md:3'],
  },
  {
    row: 'C11 number-like text stays as written',
    files: { 'docs/a.md': '---\ntitle: 10.30\n---\n\nТекст.\n' },
    findings: [],
    shows: { '/docs/a': '<h1>10.30</h1>' },
  },
  {
    row: 'C13 keys that mean something to JavaScript',
    files: { 'docs/a.md': '---\n__proto__: { polluted: 1 }\nconstructor: 2\n---\n\nТекст.\n' },
    findings: ['* docs/a.md:2', '* docs/a.md:3'],
  },
  {
    row: 'C14 an unknown key',
    files: { 'docs/a.md': '---\ntitel: А\n---\n\nТекст.\n' },
    findings: ['warning scan/unknown-front-matter-key docs/a.md:2:1'],
  },
  {
    row: 'C15 a page that is too large',
    files: { 'docs/a.md': `# А\n\n${'слово '.repeat(400_000)}\n` },
    findings: ['error scan/too-large docs/a.md:1:1'],
  },
  {
    row: 'C16 quotes nested ten thousand deep',
    files: { 'docs/a.md': `${'>'.repeat(10_000)} глубоко\n` },
    findings: ['error markdown/nesting docs/a.md:1'],
  },
  {
    row: 'C19 footnotes undefined and defined twice',
    files: { 'docs/a.md': 'А[^нет] и б[^да].\n\n[^да]: раз\n[^да]: два\n' },
    findings: [
      'warning markdown/undefined-footnote docs/a.md:1:',
      'warning markdown/duplicate-footnote docs/a.md:4',
    ],
  },
  {
    row: 'C20 a ring of partials',
    files: {
      'docs/a.md': "import B from './_b.md'\n\n<B />\n",
      'docs/_b.md': "import C from './_c.md'\n\n<C />\n",
      'docs/_c.md': "import B from './_b.md'\n\n<B />\n",
    },
    findings: ['error markdown/include-ring docs/_c.md:1'],
  },
  {
    row: 'C21 an image outside the site',
    files: { 'docs/a.md': '![все](../../../etc/hostname)\n' },
    findings: ['* docs/a.md:1:8'],
  },
  {
    row: 'C22 colons in prose',
    files: { 'docs/a.md': 'Узел host:port в 12:30:45, путь C:\\temp, ключ:значение и api:v1.\n' },
    findings: [],
    shows: { '/docs/a': 'Узел host:port в 12:30:45, путь C:\\temp, ключ:значение и api:v1.' },
  },
  {
    row: 'C23 unknown and unclosed containers',
    files: { 'docs/a.md': ':::foo\nтекст\n:::\n\n:::tip\nсовет\n' },
    findings: ['warning markdown/unknown-directive docs/a.md:1:1', 'warning markdown/unclosed docs/a.md:5:1'],
    shows: { '/docs/a': 'совет' },
  },
  {
    row: 'C24 headings of punctuation only',
    files: { 'docs/a.md': '## ???\n\n## !!!\n' },
    findings: [],
    hides: /<h2[^>]* id=""/,
  },
  {
    row: 'C27 two pages with one route',
    files: { 'docs/a.md': '---\nslug: /x\n---\n\nА\n', 'docs/b.md': '---\nslug: /x\n---\n\nБ\n' },
    findings: ['error site/duplicate-route docs/b.md'],
  },
  {
    row: 'C27 routes that differ in letter case',
    files: { 'docs/a.md': '---\nslug: /x\n---\n\nА\n', 'docs/b.md': '---\nslug: /X\n---\n\nБ\n' },
    findings: ['error site/case-collision docs/b.md:2:1'],
  },
  {
    row: 'C28 a reserved route',
    files: { 'docs/a.md': '---\nslug: /tags\ntags: [т]\n---\n\nА\n' },
    findings: ['error site/* docs/a.md'],
  },
  {
    row: 'C29 slugs that climb out or hold signs',
    files: { 'docs/a.md': '---\nslug: ../../x\n---\n\nА\n', 'docs/b.md': '---\nslug: /б?в\n---\n\nБ\n' },
    findings: ['error site/bad-slug docs/a.md:2', 'error scan/invalid-slug docs/b.md:2'],
  },
  {
    row: 'C30 missing page and anchor, with the nearest named',
    files: {
      'docs/a.md': '[а](./inde.md) [б](./index.md#начол)\n',
      'docs/index.md': '---\nslug: /\n---\n\n## Начало\n',
    },
    findings: ['warning check/broken-link docs/a.md:1:5', 'warning check/broken-anchor docs/a.md:1:30'],
  },
  {
    row: 'C31 broken percent-encoding',
    files: { 'docs/a.md': '[а](/docs/%E0%A4%A) и [б](%zz)\n' },
    findings: ['warning check/broken-link docs/a.md:1:5', 'warning check/broken-link docs/a.md:1:27'],
  },
  {
    row: 'C32 a script in a link',
    files: { 'docs/a.md': '[нажми](javascript:alert(1)) <a href="java&#10;script:alert(1)">и тут</a>\n' },
    findings: ['error markdown/unsafe-url docs/a.md:1:1', 'error markdown/unsafe-url docs/a.md:1:30'],
    shows: { '/docs/a': 'нажми' },
    hides: /script:alert/,
  },
  {
    row: 'C33 active html',
    files: { 'docs/a.md': '<p onclick="x()">а</p>\n\n<script>x()</script>\n\n<form><input></form>\n' },
    findings: [
      'warning markdown/html-attribute docs/a.md:1',
      'warning markdown/html-element docs/a.md:3',
      'warning markdown/html-element docs/a.md:5:1',
      'warning markdown/html-element docs/a.md:5:7',
    ],
    hides: /onclick|x\(\)|<form/,
  },
  {
    row: 'C34 end tags that would break the frame',
    files: { 'docs/a.md': 'до\n\n</div></main></body></html>\n\nпосле\n' },
    findings: [
      'warning markdown/stray-end docs/a.md:3:1',
      'warning markdown/stray-end docs/a.md:3:7',
      'warning markdown/stray-end docs/a.md:3:14',
      'warning markdown/stray-end docs/a.md:3:21',
    ],
    shows: { '/docs/a': /после[\s\S]*<\/main>/ },
  },
  {
    row: 'C35 the end of a script in a title',
    files: { 'docs/a.md': '---\ntitle: "а </script><!-- \u2028 б"\n---\n\nТекст.\n' },
    findings: [],
    hides: /<title>[^<]*<\/script>/,
  },
  {
    row: 'C36 images that are missing, empty or lie',
    files: {
      'docs/a.md': '![а](нет.png) ![б](пусто.png) ![в](ложь.png)\n',
      'docs/пусто.png': '',
      'docs/ложь.png': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    findings: [
      'warning check/missing-image docs/a.md:1:6',
      'warning check/missing-image docs/a.md:1:20',
      'warning check/missing-image docs/a.md:1:36',
    ],
  },
  {
    row: 'C39 one finding for each unknown language',
    files: {
      'docs/a.md': '```nosuch\n1\n```\n\n```nosuch\n2\n```\n',
      'docs/b.md': '```nosuch\n3\n```\n',
    },
    findings: ['warning check/unknown-language docs/a.md:1'],
  },
  {
    row: 'C40 tabs with the same value twice',
    files: {
      'docs/a.md': '<Tabs>\n<TabItem value="а">1</TabItem>\n<TabItem value="а">2</TabItem>\n</Tabs>\n',
    },
    findings: ['error markdown/tabs docs/a.md'],
  },
  {
    row: 'C41 an unknown variable',
    files: { 'docs/a.md': 'Имя {prodct} и `{other}`.\n' },
    config: "  variables: { product: 'bi' },\n",
    findings: ['warning markdown/unknown-variable docs/a.md:1:5'],
    shows: { '/docs/a': '<code>{other}</code>' },
  },
  {
    row: 'C42 odd names of files',
    files: { 'docs/а б/в#г & д%.md': '# Странное имя\n\n[сюда](<./в%23г & д%25.md>)\n' },
    findings: [],
  },
  {
    row: 'C44 impossible dates',
    files: { 'docs/a.md': '---\nlast_update:\n  date: 2024-02-30\n---\n\nТекст.\n' },
    findings: ['error scan/front-matter-value docs/a.md:3'],
  },
]

/** `*` matches anything; an expectation without line or column matches any. */
function matches(expected: string, actual: string): boolean {
  const pattern = expected.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${pattern}`).test(actual)
}

describe.each(CASES)('$row', ({ files, config = '', findings, shows = {}, hides }) => {
  it('ends in a page or a finding at its place', async () => {
    const { findings: found, pages } = await outcomeOf(files, config)
    expect(found.length, found.join('\n')).toBe(findings.length)
    for (const expected of findings)
      expect(
        found.some((actual) => matches(expected, actual)),
        `${expected} in\n${found.join('\n')}`,
      ).toBe(true)
    for (const [path, text] of Object.entries(shows)) expect(pages.get(path)).toMatch(text)
    if (hides) for (const html of pages.values()) expect(html).not.toMatch(hides)
    expect(pages.get('/docs/start')).toContain('Начало')
  })
})
