// The command as a user and a CI system run it.
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { docsite, remove, temporarySite } from '../helpers/cli.ts'

const dirs: string[] = []
const site = (files: Record<string, string>, config = '') => {
  const dir = temporarySite(files, config)
  dirs.push(dir)
  return dir
}
afterEach(() => {
  for (const dir of dirs.splice(0)) remove(dir)
})

const GOOD = '# Page\n\n[self](./index.md)\n'
const BAD = '# Page\n\n[gone](./gone.md)\n'

describe('exit codes', () => {
  it('are 0 clean, 1 with errors, 2 for wrong usage or configuration', async () => {
    expect((await docsite(['check', site({ 'docs/index.md': GOOD })])).code).toBe(0)
    const dir = site({ 'docs/index.md': BAD })
    expect((await docsite(['check', dir])).code).toBe(1)
    expect((await docsite(['check', dir, '--severity', 'broken-link=warn'])).code).toBe(0)
    for (const args of [
      ['--format', 'xml'],
      ['--rules', 'no-such-rule'],
      ['--severity', 'broken-link=fatal'],
      ['--update-baseline'],
      ['--dry-run'],
      ['--baseline', 'none.json'],
      ['--format', 'json', '--format', 'github'],
      ['--format', 'json='],
      ['--severity', 'brokn-link=warn'],
      ['--explain', 'brokn-link'],
      ['--jobs', '0'],
      ['--no-such-option'],
      ['--locale', 'xx'],
      ['--baseline', 'docs/index.md'],
    ])
      expect((await docsite(['check', dir, ...args])).code, args.join(' ')).toBe(2)
    expect(
      (await docsite(['check', site({ 'docs/index.md': GOOD }, "rules: { 'no-rule': 'off' },\n")])).code,
    ).toBe(2)
  })
})

it.each(['check/broken-link', 'markdown/heading-id'])(
  'explains the rule behind the code %s',
  async (code) => {
    const rule = code === 'check/broken-link' ? 'broken-link' : 'heading-syntax'
    const [byCode, byRule] = [
      await docsite(['check', '--explain', code]),
      await docsite(['check', '--explain', rule]),
    ]
    expect(byCode.stdout).toMatch(new RegExp(`^## ${rule}\\n`))
    expect(byCode).toEqual(byRule)
  },
)

it('explains a code that belongs under no rule as the list of messages does', async () => {
  const { code, stdout } = await docsite(['check', '--explain', 'config/not-found'])
  expect(stdout).toMatch(/^## config\/not-found\n\nError\. [\s\S]*\nWay out: .*\n\nRule: none\.\n$/)
  expect(code).toBe(0)
  const none = await docsite(['check', '--explain', 'config/no-such-code'])
  expect(none.stderr).toContain("there is no rule 'config/no-such-code'")
})

describe('the environment', () => {
  it('is told from mistakes: 3 where nothing can be written', async () => {
    const dir = site({ 'docs/index.md': GOOD })
    for (const args of [
      ['--format', 'json=docs/index.md/report.json'],
      ['--baseline', 'docs/index.md/known.json', '--update-baseline'],
    ]) {
      const { code, stderr } = await docsite(['check', ...args], { cwd: dir })
      expect(code, args.join(' ')).toBe(3)
      expect(stderr).toContain('cannot write')
    }
  })
})

describe('the manual', () => {
  const page = new URL('../../content/manual/docs/checking/ci.md', import.meta.url)
  // In blocks of code; what is asked of the network has tests of its own.
  const commands = [...readFileSync(page, 'utf8').matchAll(/(?<!`)npx docsite (check[^\n',]*)/g)]
    .map(([, args = '']) => args.trim().split(' '))
    .filter((args) => !args.includes('--external'))

  it('has snippets for four systems', () => {
    expect(commands.length).toBeGreaterThanOrEqual(4)
  })

  it.each(commands.map((args) => [args.join(' '), args] as const))(
    'shows a command that works: %s',
    async (_, args) => {
      const dir = site({ 'docs/index.md': BAD })
      expect((await docsite(args, { cwd: dir })).code).toBe(1)
      for (const [, file = ''] of args.join(' ').matchAll(/=(\S+)/g))
        expect(existsSync(join(dir, file)), file).toBe(true)
    },
  )
})

describe('output', () => {
  it('writes no site', async () => {
    const dir = site({ 'docs/index.md': GOOD })
    await docsite(['check', dir])
    expect(existsSync(join(dir, 'build'))).toBe(false)
  })

  it('shows place, frame, way out and rule', async () => {
    const dir = site({ 'docs/index.md': '# Page\n\nSee [install](./instal.md).\n', 'docs/install.md': GOOD })
    const { stdout } = await docsite(['check', dir, '--rules', 'broken-link'])
    expect(stdout).toContain('docs/index.md')
    expect(stdout).toContain('3:15 error')
    expect(stdout).toContain('^^^^^^^^^^^')
    expect(stdout).toContain('did you mean ./install.md?')
    expect(stdout).toMatch(/Checked \d+ pages in .* 1 finding\./)
  })

  it('goes to several files at once, with paths of the working folder', async () => {
    const dir = site({ 'docs/index.md': BAD })
    const { stdout } = await docsite(
      [
        'check',
        dir,
        '--format',
        'sarif=a.sarif',
        '--format',
        'gitlab=b.json',
        '--format',
        'junit=c.xml',
        '--format',
        'github',
      ],
      { cwd: dir },
    )
    expect(stdout).toMatch(/^::error file=docs\/index\.md,line=3,endLine=3,col=8,/m)
    const sarif = JSON.parse(readFileSync(join(dir, 'a.sarif'), 'utf8'))
    expect(sarif.runs[0].results[0].ruleId).toBe('broken-link')
    expect(JSON.parse(readFileSync(join(dir, 'b.json'), 'utf8'))[0].location.path).toBe('docs/index.md')
    expect(readFileSync(join(dir, 'c.xml'), 'utf8')).toContain('type="broken-link"')
  })
})

describe('what is found while files are read', () => {
  it('is told: links that are not followed', async () => {
    const dir = site({ 'docs/index.md': GOOD })
    symlinkSync(join(dir, '..'), join(dir, 'docs/up'))
    for (const _run of ['first', 'taken over']) {
      const { stdout } = await docsite(['check', dir])
      expect(stdout).toContain('docs/up is a link that points outside the site folder; it is skipped')
    }
  })
})

describe('a second check', () => {
  it('says the same without work, and notices every change', async () => {
    const dir = site({ 'docs/index.md': BAD })
    const run = async () => JSON.parse((await docsite(['check', dir, '--format', 'json'])).stdout)
    const first = await run()
    expect((await run()).findings).toEqual(first.findings)
    writeFileSync(join(dir, 'docs/gone.md'), GOOD)
    expect(
      (await run()).findings.filter(({ severity }: { severity: string }) => severity === 'error'),
    ).toEqual([])
  })
})

describe('the baseline', () => {
  it('fails on new findings only, wherever the old ones move', async () => {
    const dir = site({ 'docs/index.md': BAD })
    const run = (...args: string[]) =>
      docsite(['check', dir, '--baseline', 'known.json', ...args], { cwd: dir })
    expect((await run('--update-baseline')).code).toBe(0)
    writeFileSync(join(dir, 'docs/index.md'), `# Page\n\nNew lines.\n\nAbove.\n\n[gone](./gone.md)\n`)
    const { code, stdout } = await run()
    expect(code).toBe(0)
    expect(stdout).toContain('1 known finding in the baseline')
    writeFileSync(join(dir, 'docs/index.md'), `${BAD}\n[new](./new.md)\n`)
    expect((await run()).code).toBe(1)
  })
})

describe('--fix', () => {
  it('writes a stray % of a file or of an address as %25', async () => {
    const dir = site({
      'docs/index.md': '# Home\n\n[a](./50%.md) [b](/docs/50%)\n',
      'docs/50%.md': GOOD.replace('index', '50%25'),
    })
    expect((await docsite(['check', dir, '--fix'])).code).toBe(0)
    expect(readFileSync(join(dir, 'docs/index.md'), 'utf8')).toBe(
      '# Home\n\n[a](./50%25.md) [b](/docs/50%25)\n',
    )
  })

  it('removes the space between colons and the name of a directive', async () => {
    const dir = site({
      'docs/index.md':
        '# Home\n\n::: tip Title\n\nText.\n\n:::\n\n- a\n\n  ::::   details More\n\n  Text.\n\n  ::::\n\n::: other\n',
    })
    expect((await docsite(['check', dir, '--fix'])).code).toBe(0)
    expect(readFileSync(join(dir, 'docs/index.md'), 'utf8')).toBe(
      '# Home\n\n:::tip Title\n\nText.\n\n:::\n\n- a\n\n  ::::details More\n\n  Text.\n\n  ::::\n\n::: other\n',
    )
  })

  it('converts blocks of MkDocs, and leaves those that need a decision', async () => {
    const dir = site({
      'docs/index.md':
        '# Home\n\n!!! note "Title"\n    Text.\n\n    !!! tip\n        Inner.\n\nText.\n\n=== "A"\n\n    One.\n\n=== "B"\n\n    Two.\n\n!!! note inline\n    Text.\n',
    })
    const preview = await docsite(['check', dir, '--fix', '--dry-run'])
    expect(preview.stdout).toContain('@@ -1,20 +1,27 @@\n # Home\n \n-!!! note "Title"\n-    Text.\n')
    const { stdout } = await docsite(['check', dir, '--fix'])
    expect(stdout.match(/foreign-syntax$/gm)).toHaveLength(1)
    expect(readFileSync(join(dir, 'docs/index.md'), 'utf8')).toBe(
      '# Home\n\n::::note[Title]\nText.\n\n:::tip\nInner.\n:::\n::::\n\nText.\n\n<Tabs>\n<TabItem value="A">\n\nOne.\n\n</TabItem>\n<TabItem value="B">\n\nTwo.\n\n</TabItem>\n</Tabs>\n\n!!! note inline\n    Text.\n',
    )
  })

  const files = {
    'docs/index.md':
      '# Page\n\n[a](./Install.md#Run)\n\n[b](./install)\n\n[c](/docs/install.md)\n\n[d](./moved.md)\n\n[e](./nothing.md)\n',
    'docs/install.md': '# Install\n\n## Run\n',
    'docs/new/moved.md': '# Moved\n',
  }

  it('shows a diff and writes nothing with --dry-run', async () => {
    const dir = site(files)
    const { stdout } = await docsite(['check', dir, '--fix', '--dry-run'])
    expect(stdout).toContain('-[a](./Install.md#Run)\n+[a](./install.md#Run)')
    expect(readFileSync(join(dir, 'docs/index.md'), 'utf8')).toBe(files['docs/index.md'])
  })

  it('fixes what is surely meant and nothing else', async () => {
    const dir = site(files)
    expect((await docsite(['check', dir, '--fix'])).code).toBe(1)
    // The anchor shows only when its page is found: the second run fixes it.
    await docsite(['check', dir, '--fix'])
    expect(readFileSync(join(dir, 'docs/index.md'), 'utf8')).toBe(
      '# Page\n\n[a](./install.md#run)\n\n[b](./install)\n\n[c](/docs/install.md)\n\n[d](./new/moved.md)\n\n[e](./nothing.md)\n',
    )
  })
})

describe('what is named on the command line', () => {
  const site = () => temporarySite({ 'docs/index.md': '# Page\n' })

  it.each([
    [['check', 'docs'], 'docsite: docs is a folder inside a site; pass the site folder instead: .\n'],
    [
      ['build', 'docs/index.md'],
      'docsite: docs/index.md is a folder inside a site; pass the site folder instead: .\n',
    ],
    [['check', '--root', 'none'], 'docsite: --root none: the folder does not exist\n'],
  ])('%s', async (args, said) => {
    const dir = site()
    try {
      expect(await docsite(args, { cwd: dir })).toEqual({ code: 2, stdout: '', stderr: said })
    } finally {
      remove(dir)
    }
  })

  it('is a base URL, and no line of the configuration', async () => {
    const dir = site()
    try {
      const { code, stderr } = await docsite(['build', '--base-url', 'https://example.com/a/', dir])
      expect(code).toBe(2)
      expect(stderr).toContain('--base-url: expected a path without a host')
      expect(stderr).toContain("write url: 'https://example.com', --base-url /a/")
      expect(stderr).not.toContain('site.config.ts')
    } finally {
      remove(dir)
    }
  })
})
