// Code of a site (configuration, sidebars) that never ends, ends the program, throws late or prints: every command says what
// happened and where, with the right exit code, and standard output stays its own.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { DOCSITE, docsite, docsiteProcess, remove, temporarySite } from '../helpers/cli.ts'

const KEYS = "title: 'T', url: 'https://example.com', baseUrl: '/'"
/** For what never ends. */
const SHORT = { DOCSITE_TIME_LIMIT: '0.2' }
/** For what ends by itself, however busy the machine is. */
const LONG = { DOCSITE_TIME_LIMIT: '60' }

const sites: string[] = []
afterEach(() => sites.splice(0).forEach(remove))

function site(config: string, files: Record<string, string> = {}): string {
  const dir = temporarySite({ 'site.config.ts': config, 'docs/index.md': '# A\n', ...files })
  sites.push(dir)
  return dir
}

interface Summary {
  readonly diagnostics: readonly Record<'code' | 'file' | 'line' | 'column' | 'message', unknown>[]
}

/** Exit code and findings of a build; whatever else is on standard output is no JSON. */
async function built(dir: string, env: Record<string, string> = LONG, command = docsite) {
  const { code, stdout, stderr } = await command(['build', dir, '--json'], { env })
  const { diagnostics } = JSON.parse(stdout) as Summary
  const findings = diagnostics.map(
    (found) => `${found.file}:${found.line}:${found.column} ${found.code} ${found.message}`,
  )
  return { code, findings, stderr, isPublished: existsSync(join(dir, 'build')) }
}

const refused = (...findings: readonly string[]) => ({ code: 2, findings, stderr: '', isPublished: false })

describe('a configuration that gives no value', () => {
  const NEVER =
    'config/timeout the configuration did not finish: it waits for a promise that can never settle'
  const LATE = 'config/timeout the configuration did not finish within 0.2 s'

  it.each([
    ['exports a promise that never settles', 'export default new Promise(() => {})', NEVER],
    ['waits for one', `await new Promise(() => {})\nexport default { ${KEYS} }`, NEVER],
    ['is a function that waits for one', 'export default async () => await new Promise(() => {})', NEVER],
    ['keeps its loop alive', 'setInterval(() => {}, 1000)\nexport default new Promise(() => {})', LATE],
    ['loops without an end', 'while (true) {}', LATE],
    ['sleeps without an end', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)', LATE],
    ['loops in promises', 'export default (async () => { for (;;) await null })()', LATE],
    ['loops in a getter', 'export default { get title() { for (;;); } }', LATE],
  ])('%s', async (_name, config, finding) => {
    const env = finding === LATE ? SHORT : LONG
    expect(await built(site(config), env)).toEqual(refused(`site.config.ts:1:1 ${finding}`))
  })

  it.each([
    ['its own process', 'process.pid', 'process.pid'],
    ['its own group', '0', '0'],
    ['the group that its process leads', '-process.pid', `-${process.pid}`],
  ])('sends a signal to %s', async (_name, target, named) => {
    const config = `process.kill(${target})\nexport default { ${KEYS} }`
    expect(await built(site(config))).toEqual(
      refused(
        `site.config.ts:1:9 config/exit the configuration ends the program by calling process.kill(${named})`,
      ),
    )
  })

  it('throws a message without an end', async () => {
    const { code, findings } = await built(site("throw new Error('m'.repeat(100_000))"))
    expect([code, findings]).toEqual([2, [`site.config.ts:1:7 config/exception Error: ${'m'.repeat(500)}…`]])
  })

  it('waits for a program that hangs', async () => {
    const config = `import { execSync } from 'node:child_process'\nexecSync('sleep 60')\nexport default { ${KEYS} }`
    const { code, findings } = await built(site(config), { DOCSITE_TIME_LIMIT: '8' })
    expect([code, findings]).toEqual([
      2,
      ['site.config.ts:2:1 config/exception Error: spawnSync /bin/sh ETIMEDOUT'],
    ])
  })

  it('is no code that sleeps for a while, as it does when the disk is busy', async () => {
    const config = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)\nexport default { ${KEYS} }`
    expect(await built(site(config), { DOCSITE_TIME_LIMIT: '1' })).toMatchObject({ code: 0, findings: [] })
  })

  it('is named with what raises the limit', async () => {
    const { code, stdout, stderr } = await docsite(['check', site('while (true) {}')], { env: SHORT })
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain('set the environment variable DOCSITE_TIME_LIMIT=0.4')
  })

  it('is no site to be served statically under another path than the default', async () => {
    const { code, stderr } = await docsite(['serve', '--static', site('process.exit(0)')])
    expect([code, stderr]).toEqual([2, expect.stringContaining('there is no build')])
  })

  it.skipIf(process.platform === 'win32').each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends at once at %s', async (signal, expected) => {
    // By number, for what is printed otherwise leaves the thread when the loop has ended.
    const dir = site(`import { writeSync } from 'node:fs'\nwriteSync(2, 'begun\\n')\nwhile (true) {}\n`)
    const child = spawn(process.execPath, [DOCSITE, 'build', dir], { env: process.env })
    child.stderr.once('data', () => child.kill(signal))
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect(code).toBe(expected)
  })

  it.skipIf(process.platform === 'win32')('stops after a call that a signal comes into', async () => {
    const slow = `(path) => {
      writeSync(2, 'begun\\n')
      for (const began = Date.now(); Date.now() - began < 800; );
      return path.replace('docs', 'old')
    }`
    const config = `import { writeSync } from 'node:fs'\nexport default { ${KEYS}, createRedirects: ${slow} }`
    const dir = site(config)
    const child = spawn(process.execPath, [DOCSITE, 'build', dir], { env: process.env })
    child.stderr.once('data', () => child.kill('SIGTERM'))
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect([code, existsSync(join(dir, 'build'))]).toEqual([143, false])
  })

  it('has the limit that the environment says, and only a sensible one', async () => {
    const { code, stderr } = await docsite(['build', site(`export default { ${KEYS} }`)], {
      env: { DOCSITE_TIME_LIMIT: 'soon' },
    })
    expect([code, stderr]).toEqual([
      2,
      "docsite: DOCSITE_TIME_LIMIT: expected a number of seconds above 0 and up to 86400, found 'soon'\n",
    ])
  })
})

describe('a configuration that ends the program', () => {
  it.each([
    ['at once', `process.exit(0)\nexport default { ${KEYS} }`, '1:9'],
    ['when its module has run', `export default () => process.exit(0)`, '1:30'],
    [
      'while something waits for it',
      `export default async () => {\n  setTimeout(() => process.exit(0), 5)\n  await new Promise(() => {})\n}`,
      '2:28',
    ],
    [
      'when it has given its value',
      `setImmediate(() => process.exit(0))\nexport default { ${KEYS} }`,
      '1:28',
    ],
  ])('%s', async (_name, config, place) => {
    expect(await built(site(config))).toEqual(
      refused(
        `site.config.ts:${place} config/exit the configuration ends the program by calling process.exit(0)`,
      ),
    )
  })

  it('is refused by a check as well', async () => {
    const dir = site(`setImmediate(() => process.exit(0))\nexport default { ${KEYS} }`)
    const { code, stdout } = await docsite(['check', dir, '--format', 'json'])
    const { findings } = JSON.parse(stdout) as { findings: readonly { code: string; line: number }[] }
    expect([code, findings.map((found) => `${found.line} ${found.code}`)]).toEqual([2, ['1 config/exit']])
  })
})

describe('a configuration that throws when nobody waits', () => {
  it.each([
    ['a rejected promise', `Promise.reject(new Error('boom'))\nexport default { ${KEYS} }`, '1:16'],
    ['a timer', `setImmediate(() => {\n  throw new Error('boom')\n})\nexport default { ${KEYS} }`, '2:9'],
  ])('%s', async (_name, config, place) => {
    expect(await built(site(config))).toEqual(refused(`site.config.ts:${place} config/exception Error: boom`))
  })
})

describe('what the code of a site prints', () => {
  it('goes to standard error with the name of the file', async () => {
    const config = `import { execSync } from 'node:child_process'
import { writeSync } from 'node:fs'
console.log('log')
process.stdout.write('no line end')
writeSync(1, 'by number\\n')
execSync('echo child', { stdio: 'inherit' })
export default { ${KEYS}, docs: { sidebarPath: 'sidebars.ts' } }`
    const dir = site(config, {
      'sidebars.ts': "console.info('from sidebars')\nexport default { main: ['index'] }",
    })
    const { code, findings, stderr } = await built(dir, LONG, docsiteProcess)
    expect([code, findings]).toEqual([0, []])
    // Sidebars are run again to see whether the next build may begin where this one ends.
    expect([...new Set(stderr.trim().split('\n'))].sort()).toEqual([
      'by number',
      'child',
      'sidebars.ts prints: from sidebars',
      'site.config.ts prints: log',
      'site.config.ts prints: no line end',
    ])
  })
})

const hasOutputFile = existsSync('/dev/stdout')

describe.skipIf(!hasOutputFile)('what the code of a site writes into the file of the standard output', () => {
  it.each([
    ['by its name', "import { writeFileSync } from 'node:fs'\nwriteFileSync('/dev/stdout', 'OUT')"],
    [
      'with promises',
      "import { appendFile } from 'node:fs/promises'\nawait appendFile('/proc/self/fd/1', 'OUT')",
    ],
    [
      'opened',
      "import { openSync, writeSync } from 'node:fs'\nwriteSync(openSync('/dev/stdout', 'w'), 'OUT')",
    ],
    [
      'as a stream',
      "import { createWriteStream } from 'node:fs'\ncreateWriteStream('', { fd: 1 }).write('OUT')",
    ],
    [
      'by a program',
      "import { spawnSync } from 'node:child_process'\nspawnSync('echo', ['OUT'], { stdio: ['ignore', process.stdout, process.stderr] })",
    ],
  ])('%s goes to standard error', (_name, code) => {
    const dir = site(`${code}\nexport default { ${KEYS} }`)
    // Sockets, as other tests have for output, cannot be opened by these names.
    const script = '"$@" 2>errors | cat'
    const args = ['-c', script, 'sh', process.execPath, DOCSITE, 'build', '--json']
    const { stdout } = spawnSync('sh', args, { cwd: dir, encoding: 'utf8', env: { ...process.env, ...LONG } })
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, diagnostics: [] })
    expect(readFileSync(join(dir, 'errors'), 'utf8').trim()).toBe('OUT')
  })

  it('does not end with it', async () => {
    const text = "import { closeSync } from 'node:fs'\nprocess.stdout.destroy()\ncloseSync(1)"
    const run = await built(site(`${text}\nexport default { ${KEYS} }`), LONG, docsiteProcess)
    expect(run).toMatchObject({ code: 0, findings: [], isPublished: true })
  })
})

describe('a sidebars file', () => {
  const config = `export default { ${KEYS}, docs: { sidebarPath: 'sidebars.ts' } }`

  it.each([
    [
      'never settles',
      'export default new Promise(() => {})',
      'config/timeout the code of this file did not finish',
    ],
    ['loops', 'for (;;);', 'config/timeout the code of this file did not finish within 0.2 s'],
    ['ends the program', 'process.exit(0)', 'config/exit the code of this file ends the program'],
  ])('that %s is named', async (_name, text, finding) => {
    const { code, findings, isPublished } = await built(
      site(config, { 'sidebars.ts': text }),
      finding.endsWith('0.2 s') ? SHORT : LONG,
    )
    expect([code, isPublished]).toEqual([1, false])
    expect(findings).toEqual([expect.stringMatching(/^sidebars\.ts:1:\d+ /)])
    expect(findings[0]).toContain(finding)
  })

  it('that lacks a package is run without it', async () => {
    const text = "const { Component } = require('no-such-package')\nexport default { docs: ['index'] }"
    const { code, findings, isPublished } = await built(site(config, { 'sidebars.ts': text }))
    expect([code, isPublished]).toEqual([0, true])
    expect(findings).toEqual([
      'sidebars.ts:1:31 site/absent-package Could not resolve "no-such-package": a placeholder is used instead',
    ])
  })

  it.each([
    [
      'a file',
      "import { pages } from './no-such-file.ts'",
      'site/absent-file Could not resolve "./no-such-file.ts": the import is left out',
    ],
    [
      'a package that it cannot do without',
      "import { pages } from 'no-such-package'\nif (typeof pages.length !== 'number') throw new Error('no pages')",
      'config/import Could not resolve "no-such-package"',
    ],
  ])('that lacks %s is named', async (_name, text, finding) => {
    const sidebars = `${text}\nexport default { docs: ['index', ...pages] }`
    const { code, findings, isPublished } = await built(site(config, { 'sidebars.ts': sidebars }))
    expect([code, isPublished]).toEqual([1, false])
    expect(findings).toEqual([`sidebars.ts:1:23 ${finding}`])
  })
})

describe('a function of the configuration', () => {
  it('is called for every page', async () => {
    const dir = site(
      `const root = 'https://example.com/edit'\nexport default { ${KEYS}, docs: { editUrl: ({ docPath }) => root + '/' + docPath } }`,
    )
    expect((await built(dir)).code).toBe(0)
    expect(readFileSync(join(dir, 'build/docs/index.html'), 'utf8')).toContain(
      'https://example.com/edit/index.md',
    )
  })

  it('makes the items of a folder, from those that would be there without it, of some docs or of all', async () => {
    const labels = async (generator: string) => {
      const dir = site(`export default { ${KEYS}, docs: { sidebarItemsGenerator: ${generator} } }`, {
        'docs/index.md': '---\nsidebar_position: 1\n---\n\n# A\n',
        'docs/hidden.md': '# Hidden\n',
        'docs/guide/b.md': '# B\n',
      })
      const { code, findings } = await built(dir)
      expect({ code, findings }).toEqual({ code: 0, findings: [] })
      const html = readFileSync(join(dir, 'build/docs/index.html'), 'utf8')
      return [...html.matchAll(/class="menu__link[^>]*>([^<]*)</g)].map(([, label]) => label)
    }
    expect(
      await labels(
        "async ({ defaultSidebarItemsGenerator, ...args }) => (await defaultSidebarItemsGenerator(args)).filter((item) => item.id !== 'hidden').reverse()",
      ),
    ).toEqual(['guide', 'A'])
    expect(
      await labels(
        '({ defaultSidebarItemsGenerator, ...args }) => defaultSidebarItemsGenerator({ ...args, docs: args.docs.filter((doc) => doc.frontMatter.sidebar_position === 1) })',
      ),
    ).toEqual(['A'])
  })

  it('that fails to make them is a finding, and the items are those without it', async () => {
    const dir = site(
      `export default { ${KEYS}, docs: { sidebarItemsGenerator: async () => { throw new Error('no items') } } }`,
    )
    const { code, findings } = await built(dir)
    expect({ code, findings }).toEqual({
      code: 1,
      findings: [
        "undefined:undefined:undefined site/bad-sidebar-item docs.sidebarItemsGenerator throws an error for the folder '.': no items",
      ],
    })
  })

  it('that never returns is the finding of its page', async () => {
    const dir = site(`export default { ${KEYS}, docs: { editUrl: () => { for (;;); } } }`)
    const { code, findings } = await built(dir)
    expect(code).toBe(1)
    expect(findings).toEqual([
      'docs/index.md:1:1 site/edit-url docs.editUrl throws an error for this page: no result within 1000 ms',
    ])
  })
})

const allowed = existsSync('/proc/thread-self/schedstat')
  ? /Cpus_allowed_list:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  : undefined
const canShareProcessor = allowed !== undefined && spawnSync('taskset', ['-V']).status === 0

describe.skipIf(!canShareProcessor)('on a busy processor', () => {
  const onProcessor = (...program: readonly string[]) =>
    spawn('taskset', ['-c', String(allowed), ...program], {
      env: { ...process.env, NO_COLOR: '1', DOCSITE_TIME_LIMIT: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })

  it('code that works for less than its limit is no endless loop', async () => {
    const config = `const began = process.cpuUsage()
const used = () => { const { user, system } = process.cpuUsage(began); return (user + system) / 1000 }
while (used() < 300);
export default { ${KEYS} }
`
    const others = [1, 2, 3, 4].map(() => onProcessor(process.execPath, '-e', 'for (;;);'))
    try {
      const build = onProcessor(process.execPath, DOCSITE, 'build', site(config))
      const stderr = build.stderr.setEncoding('utf8').toArray()
      const code = await new Promise((resolve) => build.on('close', resolve))
      expect([code, (await stderr).join('')]).toEqual([0, expect.not.stringContaining('config/timeout')])
    } finally {
      for (const other of others) other.kill()
    }
  })
})
