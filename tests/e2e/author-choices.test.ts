// What an author allows in the configuration, for the shipped commands on a real disk: schemes of links, partials from outside
// the site folder, paths as `require.resolve` gives them.
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { docsite } from '../helpers/cli.ts'

/** A folder with files in it; the site is its folder `site`. */
function folderOf(files: Readonly<Record<string, string>>, config = ''): string {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-choices-'))
  const settings = `export default { title: 'S', url: 'https://example.com', baseUrl: '/', ${config} }\n`
  for (const [path, text] of Object.entries({ 'site/site.config.ts': settings, ...files })) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  return dir
}

async function built(dir: string) {
  const { code, stdout } = await docsite(['build', join(dir, 'site'), '--json'])
  const { diagnostics = [] } = JSON.parse(stdout) as { diagnostics?: { code: string }[] }
  return { code, codes: diagnostics.map((each) => each.code) }
}

const html = (dir: string) => readFileSync(join(dir, 'site/build/docs/index.html'), 'utf8')

describe('markdown.schemes', () => {
  const files = {
    'site/docs/index.md':
      '# P\n\n[a](acme:com.acme/1-0-0) [b](chrome://extensions/) <a href="ACME:x">c</a>\n',
  }

  it('lets links of these schemes through, and no others', async () => {
    const dir = folderOf(files, "markdown: { schemes: ['acme', 'chrome'] }")
    expect(await built(dir)).toEqual({ code: 0, codes: [] })
    for (const address of ['acme:com.acme/1-0-0', 'chrome://extensions/', 'ACME:x'])
      expect(html(dir)).toContain(`href="${address}"`)
    expect((await built(folderOf(files, "markdown: { schemes: ['acme'] }"))).codes).toEqual([
      'markdown/unsafe-url',
    ])
  })

  it.each(['javascript', 'JavaScript:', 'data', 'vbscript'])('never takes %s', async (scheme) => {
    const found = await built(folderOf(files, `markdown: { schemes: ['${scheme}'] }`))
    expect(found).toEqual({ code: 2, codes: ['config/wrong-value'] })
  })
})

describe('markdown.includeRoots', () => {
  const page = "# P\n\nimport C from '@site/../shared/C.md'\n\n<C />\n"
  const files = {
    'site/docs/index.md': page,
    'shared/C.md': "import D from './d.md'\n\nOne.\n\n<D />\n",
    'shared/d.md': 'Two.\n',
  }

  it('opens these folders for partials, and every change of theirs reaches the site', async () => {
    const dir = folderOf(files, "markdown: { includeRoots: ['../shared'] }")
    expect(await built(dir)).toEqual({ code: 0, codes: [] })
    expect(html(dir)).toMatch(/<p>One\.<\/p>\s*<p>Two\.<\/p>/)
    writeFileSync(join(dir, 'shared/d.md'), 'Three.\n')
    expect(await built(dir)).toEqual({ code: 0, codes: [] })
    expect(html(dir)).toContain('<p>Three.</p>')
    expect((await docsite(['check', join(dir, 'site')])).stdout).toContain('no findings')
  })

  it('leaves all else closed, links out of the folder among it', async () => {
    expect((await built(folderOf(files))).codes).toEqual(['markdown/include-outside'])
    const dir = folderOf(
      {
        ...files,
        'site/docs/index.md': page.replace('shared/C', 'shared/link/x'),
        'private/x.md': 'Secret.\n',
      },
      "markdown: { includeRoots: ['../shared'] }",
    )
    symlinkSync(join(dir, 'private'), join(dir, 'shared/link'))
    expect((await built(dir)).codes).toEqual(['markdown/missing-include'])
  })
})

describe('docs.sidebarPath', () => {
  it.each([
    "require.resolve('./sidebars.js')",
    "path.join(__dirname, 'sidebars.js')",
    "path.resolve(__dirname, './sidebars.js')",
  ])('takes %s', async (sidebarPath) => {
    const config = `import path from 'node:path'\nexport default { title: 'S', url: 'https://example.com', baseUrl: '/', docs: { sidebarPath: ${sidebarPath} } }\n`
    const dir = folderOf({
      'site/site.config.ts': config,
      'site/sidebars.js':
        "module.exports = { main: [{ type: 'doc', id: 'index', label: 'From the file' }] }\n",
      'site/docs/index.md': '# P\n\nText.\n',
    })
    expect(await built(dir)).toEqual({ code: 0, codes: [] })
    expect(html(dir)).toContain('From the file')
  })
})

it('an icon link of the navbar needs no label', async () => {
  const item = "{ href: 'https://example.org', className: 'header-github-link', 'aria-label': 'GitHub' }"
  const dir = folderOf(
    { 'site/docs/index.md': '# P\n\nText.\n' },
    `themeConfig: { navbar: { items: [${item}] } }`,
  )
  expect(await built(dir)).toEqual({ code: 0, codes: [] })
  expect(html(dir)).toMatch(
    /<a[^>]*class="[^"]*header-github-link[^"]*"[^>]*aria-label="GitHub"|<a[^>]*aria-label="GitHub"[^>]*class="[^"]*header-github-link/,
  )
})

it('several default tabs are a warning, and the first is shown', async () => {
  const tabs =
    '<Tabs><TabItem value="a">A</TabItem><TabItem value="b" default>B</TabItem><TabItem value="c" default>C</TabItem></Tabs>'
  const dir = folderOf({ 'site/docs/index.md': `# P\n\n${tabs}\n` })
  expect(await built(dir)).toEqual({ code: 0, codes: ['markdown/tabs'] })
  expect(html(dir)).toMatch(/aria-selected="true"[^>]*>b</)
})

it('a page and the index of a folder of its name are one address: the first is published, the other named', async () => {
  const files = { 'site/docs/dup.md': '# One\n\nOne.\n', 'site/docs/dup/index.md': '# Two\n\nTwo.\n' }
  for (const slashes of ['', 'trailingSlash: false', 'trailingSlash: true']) {
    expect((await built(folderOf(files, slashes))).code).toBe(1)
    const warned = await built(folderOf(files, `onDuplicateRoutes: 'warn', ${slashes}`))
    expect(warned).toEqual({ code: 0, codes: ['site/duplicate-route'] })
  }
})
