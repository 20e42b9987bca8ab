// `docsite mv`: random moves of pages, folders and headings in sites with every way to name a page; the check is clean after each, the
// shown diff is what happens, and old addresses lead to the new ones.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { docsite, remove, temporarySite } from '../helpers/cli.ts'
import { randomNumbers } from '../helpers/random.ts'

const dirs: string[] = []
afterEach(() => {
  for (const dir of dirs.splice(0)) remove(dir)
})

const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n'
const EN = 'i18n/en/docusaurus-plugin-content-docs/current'

const FILES = {
  'sidebars.ts': `export default {
  main: ['index', { type: 'category', label: 'guide/install', items: ['guide/install', "guide/extra"] }, 'deep/er/page',
    { type: 'link', label: 'x', href: '/docs/guide/install' }],
}
`,
  'docs/index.md': `---
pagination_next: guide/install
---

# Start

import Part from './_part.md'

[a](./guide/install.md), [b](guide/install.md#steps), [c](/docs/guide/install), [d](/guide/install.md),
[e](@site/docs/guide/install.md), <a href="/docs/guide/install#steps">f</a>, [g][ref], [i](./guide/install)
![j](@site/docs/img/a.svg)

[ref]: ./guide/install.md "Title"

<Part />
`,
  'docs/_part.md': 'See [inst](./guide/install.md) and ![i](./img/a.svg).\n',
  'docs/guide/install.md':
    "---\nimage: ../img/a.svg\n---\n\n# Install\n\nimport Part from '../_part.md'\n\n[up](../index.md) [x](./extra.md) [y](extra) ![i](../img/a.svg) [self](./install.md#steps) [self](#steps)\n\n<Part />\n\n## Steps\n\nA.\n",
  'docs/img/a.svg': IMAGE,
  'docs/guide/extra.md': '# Extra\r\n\r\n[in](./install.md)\r\n',
  'docs/deep/er/page.md':
    '# Page\n\n[in](../../guide/install.md#steps) [at](../../guide/extra.md)\n\n## Two words\n\nA.\n',
  'docs/deep/_category_.json': '{ "label": "Deep", "link": { "type": "doc", "id": "deep/er/page" } }\n',
  [`${EN}/guide/install.md`]: '# Install\n\n[up](../index.md) ![i](../img/a.svg)\n\n## Steps\n\nA.\n',
  'search.test.yml':
    '- { query: install, page: docs/guide/install.md, rank: 9 }\n- { query: install, page: /docs/guide/install, rank: 9 }\n',
  '.gitignore': '.docsite\nbuild\n',
}

const CONFIG = `docs: { sidebarPath: './sidebars.ts' },
  i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] },
  redirects: [{ from: '/old', to: '/docs/guide/install#steps' }],
  themeConfig: { navbar: { items: [{ type: 'doc', docId: 'guide/install', label: 'I' }, { to: '/docs/guide/install', label: 'J' }] } },`

function site(files: Readonly<Record<string, string>> = FILES, config = CONFIG): string {
  const dir = temporarySite(files, config)
  dirs.push(dir)
  execFileSync('git', ['init', '-q'], { cwd: dir })
  return dir
}

const texts = (dir: string) =>
  new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() && !/\.git\/|\.git$|\.docsite|build/.test(entry.parentPath.slice(dir.length)),
      )
      .map((entry): [string, string] => {
        const path = join(entry.parentPath, entry.name)
        return [path.slice(dir.length + 1), readFileSync(path, 'utf8')]
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** The findings of a check, without their places. */
async function findings(dir: string): Promise<readonly string[]> {
  const { stdout } = await docsite(['check', dir, '--format', 'json'])
  return (JSON.parse(stdout) as { findings: { code: string; message: string }[] }).findings.map(
    ({ code, message }) => `${code} ${message}`,
  )
}

describe('mv', () => {
  it('rewrites every way to name a page, in the style of each', async () => {
    const dir = site()
    expect(await findings(dir)).toEqual([])
    const { code, stderr } = await docsite(['mv', 'docs/guide/install.md', 'docs/admin/setup.md'], {
      cwd: dir,
    })
    expect(stderr).toBe('2 files moved, 8 changed, 1 redirect added.\n')
    expect(code).toBe(0)
    expect(await findings(dir)).toEqual([])
    const now = texts(dir)
    expect(now.get('docs/index.md')).toBe(FILES['docs/index.md'].replaceAll('guide/install', 'admin/setup'))
    expect(now.get('sidebars.ts')).toBe(
      FILES['sidebars.ts']
        .replaceAll('guide/install', 'admin/setup')
        .replace("label: 'admin/setup'", "label: 'guide/install'"),
    )
    expect(now.get('docs/guide/extra.md')).toBe('# Extra\r\n\r\n[in](../admin/setup.md)\r\n')
    expect(now.get('docs/admin/setup.md')).toContain(
      '[up](../index.md) [x](../guide/extra.md) [y](../guide/extra) ![i](../img/a.svg) [self](./setup.md#steps) [self](#steps)',
    )
    expect(now.has(`${EN}/admin/setup.md`)).toBe(true)
    expect(now.get('search.test.yml')).toBe(
      FILES['search.test.yml'].replaceAll('guide/install', 'admin/setup'),
    )
    expect(now.get('site.config.ts')).not.toContain('guide/install')
    expect(now.get('redirects.yml')).toContain('- { from: /docs/guide/install, to: /docs/admin/setup }\n')
    expect(existsSync(join(dir, `${EN}/guide`))).toBe(false)
  })

  it('gives a heading another id, with its links in all languages', async () => {
    const dir = site()
    expect((await docsite(['mv', 'guide/install#steps', 'guide/install#all-steps'], { cwd: dir })).code).toBe(
      0,
    )
    expect(await findings(dir)).toEqual([])
    const now = texts(dir)
    expect(now.get('docs/guide/install.md')).toContain('## Steps {#all-steps}\n')
    expect(now.get(`${EN}/guide/install.md`)).toContain('## Steps {#all-steps}\n')
    expect(now.get('docs/index.md')).toContain('<a href="/docs/guide/install#all-steps">')
    expect(now.get('redirects.yml')).toContain(
      '- { from: /docs/guide/install#steps, to: /docs/guide/install#all-steps }\n',
    )
    await docsite(['mv', 'guide/install#all-steps', 'guide/install#do'], { cwd: dir })
    expect(texts(dir).get('docs/guide/install.md')).toContain('## Steps {#do}\n')
    expect(await findings(dir)).toEqual([])
  })

  it('moves a page back, and takes the redirect to it away', async () => {
    const dir = site()
    const before = texts(dir)
    await docsite(['mv', 'guide/install', 'a/b'], { cwd: dir })
    await docsite(['mv', 'a/b', 'guide/install'], { cwd: dir })
    expect(await findings(dir)).toEqual([])
    const now = texts(dir)
    expect(now.get('redirects.yml')).toBe(
      '# Old URLs of the site and their new targets.\n- { from: /docs/a/b, to: /docs/guide/install }\n',
    )
    now.delete('redirects.yml')
    // Away from its neighbour the page had to say where that is.
    before.set('docs/guide/install.md', FILES['docs/guide/install.md'].replace('(extra)', '(./extra)'))
    expect(now).toEqual(before)
  })

  it('makes the same move in all versions, or in the one that is named', async () => {
    const versioned = {
      'docs/index.md': '# Home\n\n[a](./a.md)\n',
      'docs/a.md': '# A\n',
      'versions.json': '["1.0"]\n',
      'versioned_docs/version-1.0/index.md': '# Home\n\n[a](./a.md)\n',
      'versioned_docs/version-1.0/a.md': '# A\n',
      'versioned_sidebars/version-1.0-sidebars.json': '{ "main": ["index", "a"] }\n',
    }
    const [one, all] = [site(versioned, ''), site(versioned, '')]
    await docsite(['mv', 'docs/a.md', 'docs/b.md'], { cwd: one })
    expect(existsSync(join(one, 'versioned_docs/version-1.0/a.md'))).toBe(true)
    await docsite(['mv', 'docs/a.md', 'docs/b.md', '--all-versions'], { cwd: all })
    expect(texts(all).get('versioned_docs/version-1.0/index.md')).toBe('# Home\n\n[a](./b.md)\n')
    expect(texts(all).get('versioned_sidebars/version-1.0-sidebars.json')).toBe(
      '{ "main": ["index", "b"] }\n',
    )
    expect(texts(all).get('redirects.yml')?.split('\n').slice(1).sort()).toEqual([
      '',
      '- { from: /docs/a, to: /docs/b }',
      '- { from: /docs/next/a, to: /docs/next/b }',
    ])
    for (const dir of [one, all]) expect(await findings(dir)).toEqual([])
  })

  it('refuses what would overwrite or leave the docs, and writes nothing then', async () => {
    const dir = site()
    const before = texts(dir)
    for (const args of [
      ['docs/none.md', 'docs/x.md'],
      ['docs/guide/install.md', 'docs/index.md'],
      ['docs/guide', 'docs/guide/deeper'],
      ['docs/guide', '../out'],
      ['docs/guide/install.md', 'static/x.md'],
      ['docs/guide/install.md', 'docs/guide/install.txt'],
      ['guide/install#none', 'guide/install#x'],
      ['guide/install#steps', 'guide/extra#steps'],
      [`${EN}/guide/install.md`, `${EN}/x.md`],
    ])
      expect((await docsite(['mv', ...args], { cwd: dir })).code, args.join(' ')).toBe(2)
    expect(texts(dir)).toEqual(before)
  })
})

describe('check --fix', () => {
  it('lets links follow what git has renamed, also those of the renamed page', async () => {
    const dir = site()
    const commit = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'first']
    execFileSync('git', ['add', '.'], { cwd: dir })
    execFileSync('git', commit, { cwd: dir })
    mkdirSync(join(dir, 'docs/admin'))
    execFileSync('git', ['mv', 'docs/deep/er/page.md', 'docs/admin/other.md'], { cwd: dir })
    execFileSync('git', ['mv', 'docs/img/a.svg', 'docs/admin/b.svg'], { cwd: dir })
    await docsite(['check', dir, '--fix'])
    const now = texts(dir)
    expect(now.get('docs/admin/other.md')).toContain(
      '[in](../guide/install.md#steps) [at](../guide/extra.md)',
    )
    expect(now.get('docs/_part.md')).toBe('See [inst](./guide/install.md) and ![i](./admin/b.svg).\n')
    expect(now.get('docs/guide/install.md')).toContain('![i](../admin/b.svg)')
    expect(now.get('docs/index.md')).toContain('![j](@site/docs/admin/b.svg)')
  })

  /** A clone of the site in which a page was renamed by git and nothing else; `committed` on a branch of its own. */
  function renamed(committed: boolean): string {
    const dir = site()
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: dir })
    git('add', '.')
    git('commit', '-qm', 'first')
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    mkdirSync(join(dir, 'docs/admin'))
    git('mv', 'docs/guide/install.md', 'docs/admin/setup.md')
    git('mv', `${EN}/guide/install.md`, `${EN}/setup.md`)
    mkdirSync(join(dir, EN, 'admin'))
    git('mv', `${EN}/setup.md`, `${EN}/admin/setup.md`)
    if (committed) git('commit', '-qam', 'rename')
    return dir
  }

  it.each([false, true])(
    'writes what `mv` writes, wherever the page is named (committed: %s)',
    async (committed) => {
      const dir = renamed(committed)
      const moved = site()
      await docsite(['mv', 'docs/guide/install.md', 'docs/admin/setup.md', '--no-redirects'], { cwd: moved })
      const shown = await docsite(['check', '--fix', '--dry-run'], { cwd: dir })
      execFileSync('git', ['apply', '--check', '-'], { cwd: dir, input: shown.stdout })
      const { code, stderr } = await docsite(['check', '--fix'], { cwd: dir })
      expect(stderr).toMatch(/^Made \d+ fixes in 8 files\.$/m)
      expect(await findings(dir)).toEqual([])
      expect(code).toBe(0)
      expect(await findings(dir)).toEqual([])
      // A link to the address of a page that stays becomes one to its file, which is followed from then on.
      const wanted = texts(moved)
      const setup = 'docs/admin/setup.md'
      wanted.set(setup, (wanted.get(setup) ?? '').replace('[y](../guide/extra)', '[y](../guide/extra.md)'))
      expect(texts(dir)).toEqual(wanted)
    },
  )

  it('leaves a link of a renamed page alone that is right at its new place', async () => {
    const dir = site(
      {
        'docs/a.md': '# A\n\n[b](./b.md)\n\nEnough text to be known again.\n',
        'docs/b.md': '# B\n\n[a](./a.md)\n',
        'docs/sub/b.md': '# Other\n\n[b](../b.md)\n',
        '.gitignore': '.docsite\n',
      },
      "i18n: { defaultLocale: 'en' },",
    )
    execFileSync('git', ['add', '.'], { cwd: dir })
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'first'], {
      cwd: dir,
    })
    execFileSync('git', ['mv', 'docs/a.md', 'docs/sub/c.md'], { cwd: dir })
    await docsite(['check', '--fix'], { cwd: dir })
    expect(texts(dir).get('docs/sub/c.md')).toContain('[b](./b.md)')
    expect(texts(dir).get('docs/b.md')).toContain('[a](./sub/c.md)')
  })
})

/** A move that can be made: of a page, a folder or a heading. */
function anyMove(dir: string, random: (below: number) => number, step: number): readonly [string, string] {
  const pages = [...texts(dir).keys()].filter((path) => /^docs\/(?!_part).*\.md$/.test(path))
  const page = pages[random(pages.length)] ?? ''
  const folder = page.split('/').slice(0, -1).join('/')
  const text = readFileSync(join(dir, page), 'utf8')
  const heading = /^## (?:.*\{#(.*)\}|(\w+))$/m.exec(text)
  const kind = random(3)
  if (kind === 0 && heading)
    return [`${page}#${heading[1] ?? heading[2]?.toLowerCase()}`, `${page}#id-${step}`]
  if (kind === 1 && folder !== 'docs') return [folder, `docs/folder-${step}${random(2) === 0 ? '/in' : ''}`]
  return [page, `docs/${['', 'more/', 'guide/', 'deep/'][random(4)]}page-${step}.md`]
}

it.each([1, 2, 3])(
  'keeps the site whole, whatever moves (seed %i)',
  async (seed) => {
    const dir = site()
    const random = randomNumbers(seed)
    await docsite(['build', dir])
    cpSync(join(dir, 'build'), join(dir, 'build-first'), { recursive: true })
    for (let step = 0; step < 6; step++) {
      const args = anyMove(dir, random, step)
      execFileSync('git', ['add', '.'], { cwd: dir })
      const shown = await docsite(['mv', ...args, '--dry-run'], { cwd: dir })
      execFileSync('git', ['apply', '--check', '--index', '-'], { cwd: dir, input: shown.stdout })
      const other = `${dir}-applied`
      cpSync(dir, other, { recursive: true })
      execFileSync('git', ['apply', '-'], { cwd: other, input: shown.stdout })
      const made = await docsite(['mv', ...args], { cwd: dir })
      expect(made.code, args.join(' ') + made.stderr).toBe(0)
      expect(await findings(dir), `${args.join(' ')}\n${shown.stdout}`).toEqual([])
      expect(texts(dir), args.join(' ')).toEqual(texts(other))
      remove(other)
    }
    const { code, stdout } = await docsite(['check', dir, '--against', join(dir, 'build-first')])
    expect(code, `${stdout}${texts(dir).get('redirects.yml')}`).toBe(0)
  },
  120_000,
)
