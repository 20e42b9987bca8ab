// Every fixture site is built end to end and compared, file by file, with the expected output beside it. Names that hold the
// hash of the program itself are normalised: the expectation is about the site, not about the version of the runtime.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { copyFixture, docsite, remove, treeOf } from '../helpers/cli.ts'

const FIXTURES = fileURLToPath(new URL('../../fixtures/', import.meta.url))
// The sites full of mistakes are those of tests/check.
const sites = readdirSync(FIXTURES).filter(
  (name) => existsSync(join(FIXTURES, name, 'site.config.ts')) && !name.startsWith('links'),
)

/** Files of the program itself: their presence is checked, not their bytes. */
const PROGRAM = /(^|\/)assets\/(client|boot|style|search-worker|chunk|mermaid|[a-z-]+-[A-Z0-9]{8}\.(js|css)$)/

function normalise(text: string): string {
  return (
    text
      .replace(/(client|boot|style|search-worker|chunk|[a-z-]+)-[A-Z0-9]{8}(\.m?js|\.css)/g, '$1-HASH$2')
      .replace(/ integrity="[^"]*"/g, ' integrity="HASH"')
      .replace(/(site)-[0-9a-f]{8}\.json/g, '$1-HASH.json')
      .replace(/("siteHash":")[^"]*"/g, '$1HASH"')
      .replace(/(<meta name="generator" content="docsite)[^"]*"/g, '$1"')
      // Interface strings have tests of their own.
      .replace(/"messages":\{.*?\},"navbar"/, '"navbar"')
      .replaceAll('><', '>\n<')
  )
}

/** What of the output is compared: texts. Binary files and the program's own are only listed. */
function comparable(site: string, output: Map<string, Buffer>): Map<string, string> {
  // One site shows whole documents and an index; the others show the views that documents are made from.
  const compared =
    site === 'basic'
      ? /^(?!.*search-manifest).*\.(html|json|md|txt|xml|css)$/
      : /^(?!.*search-(?:index|manifest)).*\.(json|md|txt|xml|css)$/
  const files = new Map<string, string>()
  const listed = new Set<string>()
  for (const [path, body] of output) {
    if (PROGRAM.test(path) || path === '.docsite-build' || path === '_headers') continue
    const name = path
      .replace(/site-[0-9a-f]{8}\.json/, 'site-HASH.json')
      // Named by what is in them, which tests of the search look at.
      .replace(/(assets\/search\/[^/]+)\/[0-9a-z]{10}(?:-\d+)*\.bin$/, '$1/HASH.bin')
    listed.add(name)
    // Data of pages: what search files hold is looked at elsewhere.
    if (name.endsWith('.bin') && !/(?:^|\/)assets\/search\//.test(name))
      files.set(name.replace(/bin$/, 'json'), normalise(inflateSync(body).toString()))
    if (compared.test(path)) files.set(name, normalise(body.toString('utf8')))
  }
  files.set('FILES', `${[...listed].sort().join('\n')}\n`)
  return files
}

describe.each(sites)('fixture %s', (name) => {
  it('builds to the expected files with the expected findings', async () => {
    const dir = copyFixture(name)
    try {
      const { code, stdout } = await docsite(['build', dir, '--json', '--no-cache'])
      const summary = JSON.parse(stdout) as { ok: boolean; diagnostics: unknown[] }
      const files = comparable(name, treeOf(join(dir, 'build')))
      files.set('DIAGNOSTICS.json', `${JSON.stringify(summary.diagnostics, null, 2)}\n`)
      expect(code).toBe(0)
      const expected = join(FIXTURES, name, 'expected')
      if (process.env.UPDATE_EXPECTED) {
        rmSync(expected, { recursive: true, force: true })
        for (const [path, text] of files) {
          mkdirSync(dirname(join(expected, path)), { recursive: true })
          writeFileSync(join(expected, path), text)
        }
      }
      const wanted = treeOf(expected)
      expect([...files.keys()].sort()).toEqual([...wanted.keys()].sort())
      for (const [path, text] of files) expect(text, path).toBe(readFileSync(join(expected, path), 'utf8'))
    } finally {
      remove(dir)
    }
  })
})
