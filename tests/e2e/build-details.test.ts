// Details of a build that no single stage shows: files made from several of them, findings that belong together.
import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../helpers/content-case.ts'

describe('llms.txt', () => {
  it('knows a page by any link of the sidebar that leads to it, in the order of the sidebar', async () => {
    const links = ['/docs/b/', '/docs/c#part', '/docs/%D1%8F'].map((href) => ({
      type: 'link',
      label: 'x',
      href,
    }))
    const { others } = await outcomeOf(
      {
        'sidebars.json': JSON.stringify({ main: [...links, 'start', 'b'] }),
        'docs/b.md': '# B\n\nOne.\n',
        'docs/c.md': '# C\n\nTwo.\n\n## Part\n',
        'docs/я.md': '# Я\n\nThree.\n',
      },
      "docs: { sidebarPath: 'sidebars.json' }",
    )
    const lines = others.get('llms.txt')?.match(/^- .*$/gm)
    expect(lines).toEqual([
      '- [B](https://example.com/docs/b/index.md): One.',
      '- [C](https://example.com/docs/c/index.md): Two.',
      '- [Я](https://example.com/docs/%D1%8F/index.md): Three.',
      '- [Начало](https://example.com/docs/start/index.md): Текст.',
    ])
  })
})

it('a page that only shares its folder with a missing one is not what was meant', async () => {
  const { diagnostics } = await outcomeOf({
    'docs/guides/of/users/reports.md':
      '# R\n\n[a](./gone.md) [b](./report.md) [c](/docs/guides/of/users/tags)\n',
  })
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    'correct the URL, create the page, or remove the link',
    'did you mean ./reports.md?',
    'correct the URL, create the page, or remove the link',
  ])
})

describe('one missing page behind the links of many', () => {
  const pages = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        `docs/p${i}.md`,
        `# P${i}\n\n[a](./gone.md) [b](./gone.md)\n`,
      ]),
    )
  const hints = async (count: number) => {
    const { diagnostics } = await outcomeOf(pages(count))
    return diagnostics.filter(({ hint }) => hint?.includes('pages link there')).map(({ hint }) => hint)
  }

  it('is named as the common cause from five pages on', async () => {
    expect(await hints(4)).toEqual([])
    expect(await hints(5)).toEqual(
      Array(10).fill(
        'correct the URL, create the page, or remove the link; 5 pages link there: if the page has moved, `slug` can restore its old URL',
      ),
    )
  })
})

it('what two locales have to say of one file is said once', async () => {
  const { findings } = await outcomeOf(
    { 'docs/a.md': '# A\n\n[x](/docs/gone)\n' },
    "i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] },",
  )
  expect(findings).toEqual(['warning check/broken-link docs/a.md:3:5'])
})

describe('a share image beside the page', () => {
  const page = (image: string) => ({ 'docs/a.md': `---\nimage: ${image}\n---\n\n# A\n\nText.\n` })

  it('is published by its hash', async () => {
    const { findings, pages } = await outcomeOf({
      ...page('./a.svg'),
      'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
    expect(findings.filter((finding) => !finding.includes('image'))).toEqual([])
    expect(pages.get('/docs/a')).toMatch(
      /<meta property="og:image" content="https:\/\/example\.com\/assets\/files\/a-\w{8}\.svg">/,
    )
  })

  it('that is missing is told, and no page names it', async () => {
    const { findings, pages } = await outcomeOf(page('./gone.png'))
    expect(findings).toEqual(['warning check/broken-front-matter-link docs/a.md:2:8'])
    expect(pages.get('/docs/a')).not.toContain('og:image')
  })
})

it('a diagram on a site that draws none says how to have it drawn', async () => {
  const { diagnostics } = await outcomeOf({ 'docs/a.md': '# A\n\n```mermaid\ngraph LR\n```\n' })
  expect(diagnostics.map(({ hint }) => hint)).toEqual(['set `markdown.mermaid: true` to draw diagrams'])
})
