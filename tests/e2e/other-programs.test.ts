// Git and the bundler are programs of others: when they hang, are stopped, killed or print without an end, the build goes on
// or says so, and nothing of them is left behind.
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { gitHistory } from '../../cli/io/git-history.ts'
import { docsiteProcess, temporarySite } from '../helpers/cli.ts'

const folders: string[] = []
afterEach(() => {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true })
})

/** A folder with a program of these lines of shell in it. */
function program(name: string, script: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-program-'))
  folders.push(dir)
  writeFileSync(join(dir, name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(dir, name), 0o755)
  return dir
}

function site(config = '', files: Record<string, string> = {}): string {
  const dir = temporarySite({ 'docs/index.md': '# A\n', ...files }, config)
  folders.push(dir)
  return dir
}

/** Processes whose command line holds a text. */
function running(text: string): readonly string[] {
  const all = execFileSync('ps', ['-eo', 'stat,args'], { encoding: 'utf8' }).split('\n')
  return all.filter((line) => line.includes(text) && !line.startsWith('Z'))
}

describe.skipIf(process.platform === 'win32')('a git that', () => {
  const DATED = '  docs: { showLastUpdateTime: true },\n'
  const HEADER = "printf '\\001123\\002Anna\\002\\n'"

  it.each([
    ['hangs', 'sleep 31557', 'git did not finish within 1 s'],
    ['is stopped', 'kill -STOP $$', 'git did not finish within 1 s'],
    ['is killed', 'kill -KILL $$', 'git was killed by SIGKILL'],
    ['ends without a word', 'exit 3', 'git exited with code 3'],
    ['prints something else without an end', 'exec yes commit', 'git printed something other than a history'],
    ['prints a line without an end', 'exec tr "\\0" x < /dev/zero', 'git printed a line that is too long'],
    ['names files without an end', `${HEADER}; exec seq 100000000`, 'git lists more than 1048576 files'],
  ])('%s costs one warning and the dates', async (_name, script, reason) => {
    const dir = site(DATED)
    const path = `${program('git', script)}${delimiter}${process.env.PATH}`
    const { code, stdout } = await docsiteProcess(['build', dir, '--json'], {
      env: { PATH: path, DOCSITE_TIME_LIMIT: reason.endsWith('1 s') ? '1' : '60' },
    })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string }[] }
    expect(code).toBe(0)
    expect(diagnostics.map((found) => [found.code, found.message])).toEqual([
      ['io/no-history', `no "last updated" data: ${reason}`],
    ])
    expect(running('sleep 31557')).toEqual([])
  })

  it('prints slowly is waited for', async () => {
    const dir = site()
    // All together longer than the limit, which no pause comes near.
    const script = `${HEADER}; for i in $(seq 20); do echo; sleep 0.2; echo docs/$i.md; done`
    const path = process.env.PATH
    process.env.PATH = `${program('git', script)}${delimiter}${path}`
    const changes = await gitHistory(dir, () => undefined, 3500)
      .lastChanges()
      .finally(() => {
        process.env.PATH = path
      })
    expect([...(changes?.keys() ?? [])]).toEqual(Array.from({ length: 20 }, (_, n) => `docs/${n + 1}.md`))
  })
})

describe.skipIf(process.platform === 'win32')('a bundler that', () => {
  const real = createRequire(import.meta.url).resolve(
    `@esbuild/${process.platform}-${process.arch}/bin/esbuild`,
  )
  const REASON = 'docsite: esbuild could not bundle site.config.ts, even after a restart: '

  /** A build with this program in the place of esbuild. */
  async function builtWith(script: string, { dir = site(), limit = '60', codeLimit = '60' } = {}) {
    const binary = join(program('esbuild', script), 'esbuild')
    const run = await docsiteProcess(['build', dir, '-q'], {
      env: {
        ESBUILD_BINARY_PATH: binary,
        DOCSITE_BUNDLER_TIME_LIMIT: limit,
        DOCSITE_TIME_LIMIT: codeLimit,
      },
    })
    return { ...run, binary, isPublished: existsSync(join(dir, 'build')) }
  }

  it.each([
    ['ends at once', 'exit 0', 'The service was stopped'],
    ['is silent', 'exec sleep 31558', 'it did not answer within 1 s'],
    ['is stopped', 'kill -STOP $$', 'it did not answer within 1 s'],
    ['is killed', 'kill -KILL $$', 'The service was stopped'],
    ['prints without an end', 'exec yes 2>/dev/null', 'its program is not esbuild'],
    [
      'is of another version',
      "printf '\\006\\000\\000\\0000.28.0'; exec sleep 31558",
      'its program is not esbuild',
    ],
  ])('%s ends the build with a message and exit code 3', async (_name, script, reason) => {
    const { code, stderr, binary, isPublished } = await builtWith(script, {
      limit: reason.endsWith('1 s') ? '1' : '60',
    })
    expect(stderr.startsWith(`${REASON}${reason}`)).toBe(true)
    expect(stderr.endsWith(`; ESBUILD_BINARY_PATH sets its program to ${binary}\n`)).toBe(true)
    expect([code, stderr.split('\n').length, isPublished]).toEqual([3, 2, false])
    expect(running('31558')).toEqual([])
  })

  it.each([
    ['KILL', 'is killed once', '60'],
    ['STOP', 'is stopped once', '8'],
  ])('SIG%s: %s is started again', async (signal, _name, limit) => {
    const once = join(program('once', ''), 'done')
    const script = `[ -e ${once} ] || { touch ${once}; kill -${signal} $$; }\nexec '${real}' "$@"`
    const { code, stderr, isPublished } = await builtWith(script, { limit })
    expect([code, stderr, isPublished]).toEqual([0, '', true])
  })

  it('takes longer than code of the site may is waited for', async () => {
    // A configuration of plain values is read, not run.
    const { code, stderr } = await builtWith(`sleep 1.5\nexec '${real}' "$@"`, { codeLimit: '1' })
    expect([code, stderr]).toEqual([0, ''])
  })

  it('is lost while a theme is bundled is not the fault of the theme', async () => {
    const dir = site('', { 'theme/style.css': 'a { color: red }\n' })
    // Begins so much later that the configuration is bundled for the next build as well.
    expect((await docsiteProcess(['build', dir, '-q'])).code).toBe(0)
    writeFileSync(join(dir, 'theme/style.css'), 'a { color: blue }\n')
    const { code, stderr } = await builtWith('exit 0', { dir })
    expect(code).toBe(3)
    expect(stderr).toContain(`esbuild could not bundle the runtime (style) with the code of ${dir}`)
  })

  it('still works when the command ends says nothing', async () => {
    // What it bundles fails in one part while the others are at work.
    const dir = site('', { 'theme/index.ts': "import './gone.ts'\nexport const theme = {}\n" })
    const { code, stderr } = await docsiteProcess(['build', dir, '-q'])
    expect(code).toBe(1)
    expect(stderr).not.toContain('goroutine')
  })
})
