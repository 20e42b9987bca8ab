// Both engines make the same site: the same html of every page, the same style sheets, the same data. So what only looks at a
// page, or is done by code that knows no engine, is tested with one of them, here and in the other files.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { normalized } from '../unit/components/bundled-server.ts'
import { ENGINES } from './helpers/browser.ts'

/** Sites with components of their own are always tested with both: React announces the images of islands. */
const SITES = ['sites', 'otherSites', 'ownSites'] as const

/** Without what may differ: names and checksums of scripts, which hold the engine, and the ids of `useId`. */
function comparable(text: string): string {
  return text
    .replace(/[\w-]+-[A-Z\d]{8}\.js/g, 'SCRIPT.js')
    .replace(/sha\d{3}-[\w+/=]+/g, 'CHECKSUM')
    .replace(/("siteHash":")[^"]*/g, '$1HASH')
    .replace(/_?(?:c\d+-)?(?:P\d+-\d+|_?R_\w+?_)/g, 'ID')
    .replaceAll('<!-- -->', '')
    .replace(/ value=\\"\\"/g, ' value')
}

/** Files of a built site that readers are sent, but for scripts, by path. */
function filesOf(folder: string): ReadonlyMap<string, unknown> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|css|json|xml|txt|md|svg)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
  return new Map(
    paths.map((path) => {
      const text = comparable(readFileSync(join(folder, path), 'utf8'))
      return [path, path.endsWith('.html') ? normalized(text) : text]
    }),
  )
}

describe.skipIf(ENGINES.length < 2)('the engines', () => {
  it.each(SITES)('make the same pages of %s', (sites) => {
    const { preact, react } = inject(sites)
    const [expected, found] = [filesOf(preact), filesOf(react)]
    expect(expected.size).toBeGreaterThan(10)
    expect([...found.keys()]).toEqual([...expected.keys()])
    const different = [...expected].filter(
      ([path, content]) => JSON.stringify(found.get(path)) !== JSON.stringify(content),
    )
    expect(different.map(([path]) => path)).toEqual([])
  })
})
