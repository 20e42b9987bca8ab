// A build has the same bytes wherever the site and the program are: parts that several machines built are put together,
// and caches go from one to the other.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { docsite, remove, treeOf } from '../helpers/cli.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const FILES: Readonly<Record<string, string | Buffer>> = {
  'site.config.ts': `export default {
  title: 'T',
  url: 'https://example.com',
  baseUrl: '/',
  i18n: { defaultLocale: 'en' },
}
`,
  'docs/index.mdx': `import Card from '@site/src/Card'
import Partial from './_partial.mdx'
import { Clock, Broken } from '@site/src/parts'

export const Local = () => <b>{6 * 7}</b>

# Home

<Card name="one" />

<Clock />

<Broken />

<Local />

<Partial />
`,
  'docs/_partial.mdx': 'import Card from \'@site/src/Card\'\n\n<Card name="two" />\n',
  'docs/other.mdx': "import Page from '@site/src/Lazy'\n\n# Other\n\n<Page />\n\n![Pixel](./pixel.png)\n",
  'docs/pixel.png': PIXEL,
  'src/Card.jsx': `import { useState } from 'react'
import styles from './card.module.css'
import pixel from './pixel.png'
import Drawing from './drawing.svg'
import text from '!!raw-loader!./text.txt'
import Note from './note.md'
import Missing from 'package-that-is-not-there'
import './plain.css'
export default function Card({ name }) {
  const [open, setOpen] = useState(false)
  return <div className={styles.card} onClick={() => setOpen(!open)}>{name}<img src={pixel} alt="" /><Drawing />{text}<Note /><Missing>in</Missing></div>
}
`,
  'src/parts.tsx': `import { useState } from 'react'
export function Clock() {
  const [at, setAt] = useState(0)
  return <button onClick={async () => setAt((await import('./later')).later(at))}>{at}</button>
}
export function Broken(): never { throw new Error('It is broken') }
`,
  'src/later.ts': 'export const later = (at: number) => at + 1\n',
  'src/Lazy.jsx':
    "import { later } from './later'\nexport default function Lazy() { return <i onClick={() => {}}>{later(1)}</i> }\n",
  'src/card.module.css': '.card { color: var(--text); background: url(./pixel.png) }\n',
  'src/plain.css': '.plain { color: inherit }\n',
  'src/pixel.png': PIXEL,
  'src/drawing.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>\n',
  'src/text.txt': 'raw text\n',
  'src/note.md': '*noted*\n',
  'theme/components.tsx': 'export const components = { Own: () => <u>own</u> }\n',
  'theme/style.css': '.theme { color: inherit }\n',
}

const dirs: string[] = []
afterAll(() => dirs.forEach(remove))

/** A site that lies some folders deep. */
function siteIn(...below: readonly string[]): string {
  const top = mkdtempSync(join(tmpdir(), 'docsite-place-'))
  dirs.push(top)
  const dir = join(top, ...below)
  for (const [path, body] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), body)
  }
  return dir
}

/** Copies the program into a site. Its packages remain elsewhere, as in the store of a package manager. */
function programIn(site: string): string {
  const dir = join(site, 'program')
  for (const name of ['bin', 'dist', 'runtime', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, name), join(dir, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'))
  return join(dir, 'bin/docsite.js')
}

/** Files with their bytes as text, which a failed comparison can show. */
const textsOf = (dir: string) =>
  [...treeOf(dir)].map(([path, body]) => ({ path, text: body.toString('latin1') }))

it.each([
  ['build', []],
  ['build-offline', ['--offline']],
])(
  '%s has the same bytes in folders of different depth, with the program inside or outside',
  async (output, args) => {
    const sites = [siteIn('site'), siteIn('some', 'folders', 'deep'), siteIn('with', 'program')] as const
    const builds = sites.map((dir) => ['build', dir, '--quiet', ...args])
    for (const build of builds.slice(0, 2)) {
      const { code, stderr } = await docsite(build)
      expect(code, stderr).toBe(0)
    }
    await promisify(execFile)(process.execPath, [programIn(sites[2]), ...(builds[2] ?? [])])
    const [near, deep, beside] = sites.map((dir) => textsOf(join(dir, output)))
    expect(deep).toEqual(near)
    expect(beside).toEqual(near)
    const named = near?.filter(({ text }) => [tmpdir(), ROOT].some((dir) => text.includes(dir)))
    expect(named?.map(({ path }) => path)).toEqual([])
  },
)
