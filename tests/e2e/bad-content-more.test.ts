// Rows C of the fault catalogue that need more than a list of findings: chains, limits, ids, bytes and the command line.
import { afterEach, describe, expect, it } from 'vitest'
import { docsite, docsiteProcess, remove, temporarySite } from '../helpers/cli.ts'
import { outcomeOf } from '../helpers/content-case.ts'

const sites: string[] = []
afterEach(() => sites.splice(0).forEach(remove))

function site(files: Record<string, string>, config = ''): string {
  const dir = temporarySite(
    { 'docs/index.md': '---\nslug: /\n---\n\n# Начало\n\nТекст.\n', ...files },
    config,
  )
  sites.push(dir)
  return dir
}

interface Finding {
  readonly severity: string
  readonly code: string
  readonly message: string
  readonly file?: string
  readonly line?: number
  readonly column?: number
}

/** Findings of a run with `--json`. */
async function findingsOf(args: readonly string[], command = docsite) {
  const run = await command([...args, ...(args[0] === 'check' ? ['--format', 'json'] : ['--json'])])
  expect(run.stderr).toBe('')
  const { findings, diagnostics } = JSON.parse(run.stdout) as Record<string, Finding[]>
  return { code: run.code, found: findings ?? diagnostics ?? [] }
}

/** Ids of a page's elements, in order. */
const idsOf = (html: string | undefined) =>
  [...(html ?? '').matchAll(/ id="?([^"\s>]+)/g)].map(([, id]) => id ?? '')

describe('text', () => {
  it('C6: bidirectional control characters are named by check and rendered as they are', async () => {
    const files = { 'docs/a.md': '# А\n\nтекст \u202eобратно\u202c.\n\n```js\nlet a\u2066 = 1\n```\n' }
    const { code, found } = await findingsOf(['check', site(files)])
    const bidi = found.filter((finding) => /bidi/.test(finding.code))
    expect(bidi.map(({ severity, line, column }) => [severity, line, column])).toEqual([
      ['warning', 3, 7],
      ['warning', 3, 15],
      ['warning', 6, 6],
    ])
    expect(bidi[0]?.message).toContain('U+202E')
    expect(code).toBe(0)
    expect((await outcomeOf(files)).pages.get('/docs/a')).toContain('\u202eобратно\u202c')
  })

  it('C12: an alias bomb is an error within a second and a small heap', async () => {
    const level = (name: string, below: string) =>
      `${name}: &${name} [${Array.from({ length: 9 }, () => `*${below}`).join(', ')}]`
    const bomb = `a: &a [x, x, x]\n${[...'bcdefghijkl'].map((name, i) => level(name, 'abcdefghijkl'[i] ?? 'a')).join('\n')}`
    const before = process.memoryUsage().heapUsed
    const { findings } = await outcomeOf({ 'docs/a.md': `---\n${bomb}\n---\n\nТекст.\n` })
    expect(
      findings.some((line) => /^error scan\/\S+ docs\/a\.md:\d+/.test(line)),
      findings.join('\n'),
    ).toBe(true)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(256e6)
  })

  it('C25: repeated headings and one that equals a generated id have ids of their own', async () => {
    const files = { 'docs/a.md': '## Раздел\n\n## Раздел\n\n## Раздел 1\n\n## Раздел-1\n\n## Раздел\n' }
    const first = (await outcomeOf(files)).pages.get('/docs/a')
    const ids = idsOf(first)
    expect(ids.filter((id) => id.startsWith('раздел'))).toHaveLength(5)
    expect(new Set(ids).size).toBe(ids.length)
    expect((await outcomeOf(files)).pages.get('/docs/a')).toBe(first)
  })

  it('C26: headings named like globals keep their anchors', async () => {
    const names = ['location', 'body', 'constructor', 'hasOwnProperty', 'toString']
    const { pages, findings } = await outcomeOf({
      'docs/a.md': `${names.map((name) => `## ${name}\n`).join('\n')}\n${names.map((name) => `[${name}](#${name.toLowerCase()})`).join(' ')}\n`,
    })
    const ids = idsOf(pages.get('/docs/a'))
    for (const name of names) expect(ids).toContain(name.toLowerCase())
    expect(findings).toEqual([])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it('C26: an id that belongs to the frame is replaced, and the link of the heading follows', async () => {
    const { pages } = await outcomeOf({ 'docs/a.md': '## docsite-page\n\n## \\_\\_proto\\_\\_\n' })
    for (const id of ['docsite-page', '__proto__']) {
      expect(pages.get('/docs/a')).toContain(`id="user-content-${id}"`)
      expect(pages.get('/docs/a')).toContain(`href="#user-content-${id}"`)
    }
  })

  it('C37: an SVG image is used through img only, never inlined', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(7)</script></svg>'
    const { pages } = await outcomeOf({ 'docs/a.md': '![схема](./x.svg)\n', 'docs/x.svg': svg })
    const html = pages.get('/docs/a') ?? ''
    expect(html).toMatch(/<img[^>]+\.svg/)
    expect(html).not.toContain('alert(7)')
  })

  it('C38: a diagram that cannot be read gets a finding inside the block and shows its source', async () => {
    const files = {
      'docs/a.md':
        'Текст\n\n```mermaid\nflowhart TD\n  A --> нет --> B\n```\n\n```mermaid\ngraph TD\n  C-->D\n```\n',
    }
    const { pages, findings } = await outcomeOf(files, '  markdown: { mermaid: true },\n')
    const html = pages.get('/docs/a') ?? ''
    expect(findings).toEqual(['warning markdown/diagram docs/a.md:4:1'])
    expect(html.match(/data-diagram/g)).toHaveLength(1)
    expect(html).toContain('flowhart TD')
    expect(html).toContain('C-->D')
  })

  it('C43: decomposed and composed names are the same page, link and anchor', async () => {
    const nfd = (text: string) => text.normalize('NFD')
    const dir = site({
      [nfd('docs/йод.md')]: `# Йод\n\n## ${nfd('Чёрный йод')}\n\nТекст.\n`,
      'docs/a.md': `# А\n\n[раз](йод.md#чёрный-йод) [два](${nfd('йод.md#чёрный-йод')})\n`,
    })
    const { code, found } = await findingsOf(['build', dir])
    expect(found).toEqual([])
    expect(code).toBe(0)
    const { pages } = await outcomeOf({ [nfd('docs/йод.md').normalize('NFC')]: `## ${nfd('Ёж')}\n` })
    expect(idsOf(pages.get('/docs/йод'))).toContain('ёж')
  })
})

const times = (text: string, count: number) => text.repeat(count)
const lines = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('')

/** The inputs on which CommonMark readers are known to take forever, as large as their authors made them. */
const PATHOLOGICAL: Readonly<Record<string, string>> = {
  'nested-strong': `${times('*a **a ', 65_000)}b${times(' a** a*', 65_000)}`,
  'emphasis-closers': times('a_ ', 65_000),
  'emphasis-openers': times('_a ', 65_000),
  'link-closers': times('a]', 65_000),
  'link-openers': times('[a', 65_000),
  'mismatched-openers': times('*a_ ', 50_000),
  'openers-and-closers': `${times('*a ', 20_000)}${times('_a*_ ', 20_000)}`,
  'multiple-of-three': `a**b${times('c* ', 50_000)}`,
  'link-openers-emphasis': times('[ a_', 50_000),
  'brackets-parens': times('[ (](', 80_000),
  'image-openers': times('![[]()', 160_000),
  'nested-brackets': `${times('[', 50_000)}a${times(']', 50_000)}`,
  'nested-quotes': `${times('> ', 50_000)}a`,
  'nested-lists': lines(1000, (i) => `${times('  ', i)}* a\n`),
  backticks: lines(5000, (i) => `e${times('`', i + 1)}`),
  'unclosed-links-a': times('[a](<b', 30_000),
  'unclosed-links-b': times('[a](b', 30_000),
  'unclosed-comments': `</${times('<!--', 300_000)}`,
  'empty-lines-in-lists': `${times('- ', 30_000)}x${times('\n', 30_000)}`,
  'empty-lines-in-quoted-lists': `> ${times('- ', 30_000)}x\n${times('>\n', 30_000)}`,
  'emphasis-in-quotes': `${times('>', 100_000)}${times('a*', 100_000)}`,
  'reference-collisions': lines(50_000, (i) => `[${i}]: /u\n`),
  'unclosed-instructions': `</${times('<?', 300_000)}`,
  'unclosed-declarations': `</${times('<!A ', 300_000)}`,
  tables: times('aaa\rbbb\n-\v\n', 30_000),
}

/** Those that no reader has done in a moment: what ends them is the limit of time. All others need none. */
const SLOW = new Set(['backticks', 'image-openers', 'mismatched-openers', 'reference-collisions'])

describe('hostile pages', () => {
  /** Errors of a build of the inputs, in a heap that holds no copies of them. */
  async function errorsOf(inputs: readonly (readonly [string, string])[], pageMs: number) {
    const dir = site(
      Object.fromEntries(inputs.map(([name, text]) => [`docs/${name}.md`, text])),
      `  limits: { pageBytes: 100_000_000, pageMs: ${pageMs} },\n`,
    )
    const { found } = await findingsOf(['build', dir, '--no-cache', '--jobs', '1'], (args) =>
      docsiteProcess(args, { node: ['--max-old-space-size=512'] }),
    )
    const errors = found.filter(({ severity }) => severity === 'error')
    for (const { file, line } of errors) expect(line, file).toBeGreaterThan(0)
    return errors.map(({ code, file }) => `${code} ${file}`)
  }
  const inputs = Object.entries(PATHOLOGICAL)

  it('C18: the pathological CommonMark inputs end in a page or are too deep, without a limit of time', async () => {
    const errors = await errorsOf(
      inputs.filter(([name]) => !SLOW.has(name)),
      100_000,
    )
    expect(errors.filter((error) => !error.startsWith('markdown/nesting '))).toEqual([])
    for (const name of ['nested-strong', 'nested-quotes', 'nested-lists'])
      expect(errors).toContain(`markdown/nesting docs/${name}.md`)
    // What a reader can do in linear time must not be given up.
    for (const name of ['emphasis-closers', 'link-openers', 'nested-brackets', 'multiple-of-three'])
      expect(errors.join()).not.toContain(name)
  })

  it('C18: those that take long end in a page or at the limit of time', async () => {
    const errors = await errorsOf(
      inputs.filter(([name]) => SLOW.has(name)),
      300,
    )
    expect(errors.filter((error) => !error.startsWith('markdown/page-time '))).toEqual([])
    expect(errors.length).toBeGreaterThan(0)
  })

  it('C17: raw html thousands deep is a positioned error, not an overflow', async () => {
    const { findings, pages } = await outcomeOf({
      'docs/a.md': `${times('<div>', 5000)}а\n`,
      'docs/b.md': `${times('<div>\n\n', 5000)}б\n\n${times('</div>\n\n', 5000)}`,
      'docs/c.md': `${times('<b>', 20_000)}в${times('</b>', 20_000)}\n`,
    })
    for (const name of ['a', 'b', 'c'])
      expect(
        findings.some((line) => line.startsWith(`error markdown/nesting docs/${name}.md:`)),
        name,
      ).toBe(true)
    expect(pages.get('/docs/start')).toContain('Начало')
  })
})
