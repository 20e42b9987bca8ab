// What a CI system takes from a check: paths of the repository, diffs that git applies, a baseline that does not grow old.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { docsite, remove, temporarySite } from '../helpers/cli.ts'

const dirs: string[] = []
afterEach(() => {
  for (const dir of dirs.splice(0)) remove(dir)
})

const CONFIG = "export default { title: 'S', url: 'https://example.com', baseUrl: '/' }\n"
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
  })

/** A repository with a site in `website/`. */
function repository(files: Readonly<Record<string, string>>): string {
  const site = Object.entries({ 'site.config.ts': CONFIG, ...files })
  const dir = temporarySite({
    ...Object.fromEntries(site.map(([path, text]) => [`website/${path}`, text])),
    'site.config.json': '{}',
  })
  dirs.push(dir)
  git(dir, 'init', '-q')
  return dir
}

describe('paths in reports', () => {
  const BAD = { 'docs/index.md': '# P\n\n[a](./gone.md)\n' }
  const places = async (cwd: string, ...args: string[]) => {
    const { stdout } = await docsite(['check', '-f', 'github', ...args], { cwd })
    return [...stdout.matchAll(/file=([^,]+),line=(\d+)/g)].map(([, file, line]) => `${file}:${line}`)
  }

  it('are those of the repository, wherever the check is run', async () => {
    const dir = repository(BAD)
    expect(await places(dir, 'website')).toEqual(['website/docs/index.md:3'])
    expect(await places(join(dir, 'website'))).toEqual(['website/docs/index.md:3'])
    expect(await places(join(dir, 'website/docs'), '..')).toEqual(['website/docs/index.md:3'])
  })

  it('are counted from the folder that --root names', async () => {
    const dir = repository(BAD)
    expect(await places(join(dir, 'website'), '--root', '.')).toEqual(['docs/index.md:3'])
  })
})

describe('the diff of --fix --dry-run', () => {
  const GUIDE = {
    'docs/guide.md': '# Guide\n\n## Setup\n\nText.\n',
    'docs/index.md': '# P\n\n[g](./guide.md)\n',
  }

  it.each([
    ['at the end of a file', 'docs/a.md', '# A\n\n[x](./Guide.md)\n'],
    ['without an end of line', 'docs/a.md', '# A\n\n[x](./Guide.md)'],
    ['in the middle', 'docs/a.md', '# A\n\n[x](./Guide.md)\n\nb\n\nc\n\nd\n'],
    ['with CRLF', 'docs/a.md', '# A\r\n\r\n[x](./Guide.md)\r\n\r\nText.\r\n'],
    ['with a byte-order mark', 'docs/a.md', '\ufeff[x](./Guide.md)\n'],
    ['of a file with a Cyrillic name', 'docs/а б.md', '# A\n\n[x](./Guide.md)\n'],
  ])('is applied by git: %s', async (_name, file, text) => {
    const dir = repository({ ...GUIDE, [file]: text })
    const { stdout } = await docsite(['check', 'website', '--fix', '--dry-run'], { cwd: dir })
    writeFileSync(join(dir, 'a.patch'), stdout)
    git(dir, 'apply', '--check', 'a.patch')
    git(dir, 'apply', 'a.patch')
    expect(readFileSync(join(dir, 'website', file), 'utf8')).toBe(text.replace('Guide', 'guide'))
  })
})

it('--fix goes on until nothing changes', async () => {
  const dir = repository({
    'docs/guide.md': '# Guide\n\n## Setup\n\nText.\n',
    'docs/index.md': '# P\n\n[g](./Guide.md#Setup)\n',
  })
  const { code, stderr } = await docsite(['check', 'website', '--fix'], { cwd: dir })
  expect(readFileSync(join(dir, 'website/docs/index.md'), 'utf8')).toBe('# P\n\n[g](./guide.md#setup)\n')
  expect(stderr).toContain('Made 2 fixes in 1 file.')
  expect(code).toBe(0)
})

it('says which entries of a baseline are old', async () => {
  const dir = repository({ 'docs/index.md': '# P\n\n[a](./gone.md) [b](./lost.md)\n' })
  const baseline = ['--baseline', 'known.json']
  await docsite(['check', 'website', ...baseline, '--update-baseline'], { cwd: dir })
  writeFileSync(join(dir, 'website/docs/index.md'), '# P\n\n[a](./gone.md) [c](./other.md)\n')
  const { code, stdout } = await docsite(
    ['check', 'website', ...baseline, '--severity', 'broken-link=error'],
    { cwd: dir },
  )
  expect(code).toBe(1)
  expect(stdout).toContain('1 finding of the baseline no longer occurs; --update-baseline removes it.')
  const json = await docsite(['check', 'website', ...baseline, '-f', 'json'], { cwd: dir })
  expect(JSON.parse(json.stdout)).toMatchObject({ stale: 1, known: 1 })
})

describe('--docs-version', () => {
  const FILES = {
    'versions.json': '["1.0"]',
    'docs/index.md': '# P\n\n[a](./gone.md)\n',
    'versioned_docs/version-1.0/index.md': '# P\n\n[a](./lost.md)\n',
  }
  const found = async (...args: string[]) => {
    const { stdout } = await docsite(['check', 'website', '-f', 'json', ...args], { cwd: repository(FILES) })
    return (JSON.parse(stdout) as { findings: { file: string; rule: string }[] }).findings
      .filter(({ rule }) => rule === 'broken-link')
      .map(({ file }) => file)
  }

  it('keeps the findings of the versions that it names', async () => {
    expect(await found()).toEqual(['docs/index.md', 'versioned_docs/version-1.0/index.md'])
    expect(await found('--docs-version', 'current')).toEqual(['docs/index.md'])
    expect(await found('--docs-version', '1.0')).toEqual(['versioned_docs/version-1.0/index.md'])
  })

  it('refuses a version that is not there', async () => {
    const { code, stderr } = await docsite(['check', 'website', '--docs-version', '1.1'], {
      cwd: repository(FILES),
    })
    expect(code).toBe(2)
    expect(stderr).toContain("there is no version '1.1'; did you mean '1.0'?")
  })
})

it('--quiet prints nothing where nothing is found', async () => {
  const dir = repository({ 'docs/index.md': '# P\n\n[p](./index.md)\n' })
  expect(await docsite(['check', 'website', '--quiet'], { cwd: dir })).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  })
})
