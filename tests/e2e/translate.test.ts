// `docsite translate`: files of texts with what is missing, pages by their progress, copies on request, and no word of a translator lost.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { docsite, remove, temporarySite, treeOf } from '../helpers/cli.ts'

const made: string[] = []
afterEach(() => {
  for (const dir of made.splice(0)) remove(dir)
})

const NAVBAR = 'i18n/de/docusaurus-theme-classic/navbar.json'
const PAGES = 'i18n/de/docusaurus-plugin-content-docs/current'
const OWN = '{\n    "item.label.Guide": {"message": "Handbuch"}\n}\n'

const site = () => {
  const dir = temporarySite(
    {
      'docs/index.md': '# Home\n',
      'docs/guide/_category_.json':
        '{ "label": "The guide", "link": { "type": "generated-index", "title": "All of it", "description": "What there is" } }',
      'docs/guide/one.md': '# One\n',
      'docs/guide/two.md': '# Two\n',
      [NAVBAR]: OWN,
      [`${PAGES}/index.md`]: '# Anfang\n',
    },
    `  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  themeConfig: {
    navbar: { title: 'Acme', items: [{ to: '/docs/guide/one', label: 'Guide' }, { to: '/docs', label: 'Docs' }] },
    footer: { links: [{ title: 'More', items: [{ label: 'Home', to: '/docs' }] }], copyright: '© Acme' },
  },
`,
  )
  made.push(dir)
  return dir
}

const run = async (dir: string, ...args: readonly string[]) => {
  const { code, stdout, stderr } = await docsite(['translate', 'de', '--site', dir, ...args])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}
const read = (dir: string, path: string) => readFileSync(join(dir, path), 'utf8')
const texts = (dir: string, path: string) =>
  Object.entries(
    JSON.parse(read(dir, path)) as Record<string, { message: string; description?: string }>,
  ).map(([id, { message, description }]) => [id, message, description])

describe('translate', () => {
  it('writes the texts that are missing, and leaves what is written as it is', async () => {
    const dir = site()
    const said = await run(dir)
    expect(said).toContain(`${NAVBAR}: 1 of 3 translated, 2 added`)
    expect(read(dir, NAVBAR)).toBe(
      '{\n    "item.label.Guide": {"message": "Handbuch"},\n    "title": { "message": "", "description": "Acme" },\n    "item.label.Docs": { "message": "", "description": "Docs" }\n}\n',
    )
    expect(texts(dir, 'i18n/de/docusaurus-theme-classic/footer.json')).toEqual([
      ['copyright', '', '© Acme'],
      ['link.title.More', '', 'More'],
      ['link.item.label.Home', '', 'Home'],
    ])
    expect(texts(dir, `${PAGES}.json`)).toEqual([
      ['version.label', '', 'Next'],
      ['sidebar.defaultSidebar.category.The guide', '', 'The guide'],
      ['sidebar.defaultSidebar.category.The guide.link.generated-index.title', '', 'All of it'],
      ['sidebar.defaultSidebar.category.The guide.link.generated-index.description', '', 'What there is'],
    ])
    const [first] = texts(dir, 'i18n/de/code.json')
    expect(first).toEqual(['theme.AnnouncementBar.closeButtonAriaLabel', '', 'Close'])
    const before = treeOf(join(dir, 'i18n'))
    expect(await run(dir)).toContain(`${NAVBAR}: 1 of 3 translated\n`)
    expect([...treeOf(join(dir, 'i18n'))]).toEqual([...before])
  })

  it('takes a text without a message for one that is not written', async () => {
    const dir = site()
    await run(dir)
    const { code } = await docsite(['build', dir])
    expect(code).toBe(0)
    const page = read(dir, 'build/de/docs/guide/one/index.html')
    expect(page).toContain('Acme')
    expect(page).toContain('Handbuch')
    expect(page).toContain('The guide')
    // Nobody has translated the page, nor the line that says so.
    expect(page).toContain(
      '<p>This page has not been translated yet. You are reading the original.</p></div><div lang="en"',
    )
    expect(read(dir, 'build/de/docs/index.html')).not.toContain('theme-original-note')
  })

  it('lists pages without a translation, copies, and what is older than its original', async () => {
    const dir = site()
    expect(await run(dir)).toContain(
      `Missing translations:\n  docs/guide/one.md -> ${PAGES}/guide/one.md\n  docs/guide/two.md -> ${PAGES}/guide/two.md\n`,
    )
    expect(await run(dir, '--stub')).toContain(
      `Copies of the original:\n  ${PAGES}/guide/one.md\n  ${PAGES}/guide/two.md\n`,
    )
    expect(read(dir, `${PAGES}/guide/one.md`)).toBe('# One\n')
    expect(read(dir, `${PAGES}/index.md`)).toBe('# Anfang\n')
    writeFileSync(join(dir, `${PAGES}/guide/one.md`), '# Eins\n')
    writeFileSync(join(dir, 'docs/guide/two.md'), '# Two, anew\n')
    await run(dir)
    writeFileSync(join(dir, 'docs/index.md'), '# Home, anew\n')
    const said = await run(dir)
    expect(said).toMatch(/ {2}docs {7}\s+0\s+1\s+0\s+0\n/)
    expect(said).toMatch(/ {2}docs\/guide\s+1\s+0\s+1\s+0\n/)
    expect(said).toContain(`Outdated translations:\n  ${PAGES}/index.md (docs/index.md has changed)\n`)
    expect(said).toContain(`Copies of the original:\n  ${PAGES}/guide/two.md\n`)
    // The same without the history of anything: what counts is the content.
    expect(await run(dir)).toBe(said)
    writeFileSync(join(dir, `${PAGES}/index.md`), '# Anfang, neu\n')
    expect(await run(dir)).not.toContain('Outdated translations')
  })

  it('writes nothing with --dry-run', async () => {
    const dir = site()
    const before = treeOf(dir)
    expect(await run(dir, '--stub', '--dry-run')).toContain('Nothing was written (--dry-run).')
    const after = treeOf(dir)
    expect([...after].filter(([path]) => !path.startsWith('.docsite/'))).toEqual([...before])
  })

  it('leaves a file alone that it cannot read', async () => {
    const dir = site()
    writeFileSync(join(dir, NAVBAR), '{ "title": \n')
    const { stdout } = await docsite(['translate', 'de', '--site', dir])
    expect(stdout).toContain(`${NAVBAR}: not a JSON object, left unchanged`)
    expect(read(dir, NAVBAR)).toBe('{ "title": \n')
  })

  it.each([
    [
      'fr',
      "the site has no locale 'fr'; available locales: en, de. Add it to i18n.locales: ['en', 'de', 'fr']",
    ],
    ['ed', "the site has no locale 'ed'; available locales: en, de; did you mean"],
    ['en', "'en' is the default locale: there is nothing to translate"],
  ])('refuses %s', async (locale, message) => {
    const dir = site()
    const { code, stderr } = await docsite(['translate', locale, '--site', dir])
    expect(code).toBe(2)
    expect(stderr).toContain(message)
    expect(existsSync(join(dir, 'i18n', locale))).toBe(false)
  })
})
