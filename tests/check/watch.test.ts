// `docsite check --watch` as somebody runs it beside the editor: each save is answered, until the process is stopped.
import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, expect, it } from 'vitest'
import { DOCSITE, docsite, minimalConfig, remove, temporarySite } from '../helpers/cli.ts'

const dirs: string[] = []
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const dir of dirs.splice(0)) remove(dir)
})

interface Answer {
  readonly findings: readonly { readonly rule: string; readonly file: string; readonly line: number }[]
}

/** A watching checker: its answers in order, what it says beside them, and its end. */
function startWatch(dir: string) {
  const child = spawn(process.execPath, [DOCSITE, 'check', dir, '--watch', '--format', 'json'], {
    env: { ...process.env, NO_COLOR: '1' },
  })
  children.push(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString()
  })
  const until = async (isThere: () => boolean) => {
    const end = Date.now() + 60_000
    while (!isThere()) {
      if (Date.now() > end) throw new Error(`waited in vain; said ${JSON.stringify(said)}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const next = async () => {
    await until(() => said.out.includes('\n}\n'))
    const at = said.out.indexOf('\n}\n') + 3
    const { findings } = JSON.parse(said.out.slice(0, at)) as Answer
    said.out = said.out.slice(at)
    return findings.map(({ rule, file, line }) => `${file}:${line} ${rule}`)
  }
  /** Reads answers up to this one: a save may come to the checker in several steps, each of which is answered. */
  const answers = async (expected: readonly string[]) => {
    let last = await next()
    while (!isDeepStrictEqual(last, expected)) last = await next()
  }
  const hears = (words: string) => until(() => said.err.includes(words))
  const end = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { child, next, answers, hears, end }
}

it('answers every save: pages, files, search tests, the configuration', async () => {
  const dir = temporarySite({
    'docs/index.md': '# Page\n\n[gone](./gone.md)\n',
    'tests/search.test.yml': '- { query: page, page: /docs }\n',
  })
  dirs.push(dir)
  /** Nobody saves twice within a tenth of a second; the library that watches would not tell of it. */
  const write = async (path: string, text: string) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    writeFileSync(join(dir, path), text)
  }
  const { child, next, answers, hears, end } = startWatch(dir)
  await answers(['docs/index.md:3 broken-link'])
  await hears('Watching')

  await write('docs/gone.md', '# Gone\n\nIt is back.\n')
  await answers([])
  rmSync(join(dir, 'docs/gone.md'))
  await answers(['docs/index.md:3 broken-link'])
  await write('docs/index.md', '# Page\n\nNo links.\n')
  await answers([])
  await write('tests/search.test.yml', '- { query: page, page: /none }\n')
  await answers(['tests/search.test.yml:1 search-rank'])
  await write('site.config.ts', minimalConfig("  rules: { 'search-rank': 'off' },\n"))
  await answers([])
  await write('site.config.ts', minimalConfig('  titel: 1,\n  title: 1,\n'))
  await hears('titel')
  await write('site.config.ts', minimalConfig())
  await answers(['tests/search.test.yml:1 search-rank'])

  // What the site is not made from is no reason to check.
  await write('report.json', '{}')
  await write('docs/index.md', '# Page\n\n[x](./x.md)\n')
  expect(await next()).toContain('docs/index.md:3 broken-link')
  await write('docs/index.md', '# Page\n\nNo links.\n')
  await answers(['tests/search.test.yml:1 search-rank'])

  child.kill('SIGINT')
  expect(await end).toBe(130)
})

it('does not go together with a baseline that is written anew', async () => {
  const run = await docsite(['check', '--watch', '--baseline', 'b.json', '--update-baseline'])
  expect(run.code).toBe(2)
  expect(run.stderr).toContain('--watch')
})
