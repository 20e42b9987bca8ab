// `docsite build --offline`: pages whose content is that of the online edition, and the same archive wherever it is made.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterEach, describe, expect, it } from 'vitest'
import { copyFixture, docsite, remove, temporarySite, treeOf } from '../helpers/cli.ts'

const made: string[] = []
afterEach(() => {
  for (const dir of made.splice(0)) remove(dir)
})

const fixture = (name: string) => {
  const dir = copyFixture(name)
  made.push(dir)
  return dir
}

const build = async (...args: readonly string[]) => {
  const { code, stdout, stderr } = await docsite(['build', ...args])
  expect({ code, stderr: code === 0 ? '' : stdout + stderr }).toEqual({ code: 0, stderr: '' })
}

/** What a reader sees of a page: its body without addresses, scripts and data. */
const contentOf = (html: string): string =>
  html
    .slice(html.indexOf('<body'), html.lastIndexOf('<script type="application/json"'))
    .replace(/ (?:href|src|srcset|action|data-more|data-path|data-props)="[^"]*"/g, ' $address')

describe('build --offline', () => {
  it('leaves out the index for lunr, which other programs read', async () => {
    const dir = fixture('basic')
    await build(dir)
    await build(dir, '--offline')
    const indexes = (folder: string) =>
      [...treeOf(join(dir, folder)).keys()].filter((path) => /(?:^|\/)search-index-/.test(path))
    expect(indexes('build')).toEqual(['search-index-docs-default-current.json'])
    expect(indexes('build-offline')).toEqual([])
  })

  it.each([
    'basic',
    'locales',
    'versions',
    'sidebars',
    'trailing-slash-false',
    'trailing-slash-true',
    'components',
  ])('shows of %s what the online edition shows', async (name) => {
    const dir = fixture(name)
    await build(dir)
    await build(dir, '--offline')
    const online = treeOf(join(dir, 'build'))
    const offline = treeOf(join(dir, 'build-offline'))
    const pages = [...online.keys()].filter((path) => path.endsWith('.html') && !path.endsWith('404.html'))
    expect(pages.length).toBeGreaterThan(3)
    const different = pages.filter(
      (path) => contentOf(String(online.get(path))) !== contentOf(String(offline.get(path))),
    )
    expect(different).toEqual([])
    const relative = [...offline].filter(([path]) => path.endsWith('.html'))
    for (const [path, body] of relative) {
      const links = [...String(body).matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, link = '']) => link)
      expect(
        links.filter((link) => /^\//.test(link) && !/^\/\//.test(link)).map((link) => `${path}: ${link}`),
      ).toEqual([])
      expect(links.filter((link) => link.includes('docsite-offline-root'))).toEqual([])
    }
  })

  it('makes the same archive of the same site, and leaves out the list of published files', async () => {
    const [first, second] = [fixture('basic'), fixture('basic')]
    await build(first, '--offline')
    await build(second, '--offline')
    const archive = readFileSync(join(first, 'build-offline.zip'))
    expect(archive.equals(readFileSync(join(second, 'build-offline.zip')))).toBe(true)
    const files = Object.entries(unzipSync(archive))
    const tree = treeOf(join(first, 'build-offline'))
    tree.delete('.docsite-build')
    expect(files.map(([path]) => path)).toEqual([...tree.keys()].map((path) => `build-offline/${path}`))
    for (const [path, body] of files)
      expect(tree.get(path.slice('build-offline/'.length))?.equals(body)).toBe(true)
    // Nothing has changed: nothing is written, and the archive stays.
    await build(first, '--offline')
    expect(archive.equals(readFileSync(join(first, 'build-offline.zip')))).toBe(true)
  })

  it('names addresses as they are online in what it finds', async () => {
    const dir = temporarySite({
      'docs/index.md': '# Page\n\n[a](./other.md#here) [b](/docs/othr)\n',
      'docs/other.md': '# Other\n\nText.\n',
    })
    made.push(dir)
    const { stderr } = await docsite(['build', dir, '--offline'])
    expect(stderr).toContain("the link 'a' leads to #here, which /docs/other does not have")
    expect(stderr).toContain('did you mean /docs/other?')
    expect(stderr).not.toContain('offline-root')
  })

  it('leaves the online edition alone', async () => {
    const dir = fixture('basic')
    await build(dir)
    const before = treeOf(join(dir, 'build'))
    await build(dir, '--offline')
    await build(dir)
    expect([...treeOf(join(dir, 'build'))]).toEqual([...before])
  })
})
