// `check --against`: what a user sees of addresses that would be lost, from each place that knows the earlier ones, and what `--fix`
// does about them.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { docsite, remove, temporarySite } from '../helpers/cli.ts'

const dirs: string[] = []
afterEach(() => {
  for (const dir of dirs.splice(0)) remove(dir)
})

const PAGES = {
  'docs/index.md': '# Start\n\nText[^1].\n\n[^1]: Note.\n\n## One\n\nA.\n\n## Two\n\nB.\n',
  'docs/guide/install.md': '# Install\n\n## Steps\n\nA.\n\n## Check\n\nB.\n',
  'docs/guide/extra.md': '# Extra\n\n## Foo\n\nA.\n',
}

const git = (dir: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: dir,
    stdio: 'pipe',
  })

/** A site that was published and then changed: a page moved with a heading renamed, one deleted, one with a heading renamed. */
async function changedSite(config = ''): Promise<string> {
  const dir = temporarySite({ ...PAGES, '.gitignore': '.docsite\nbuild\nold\n' }, config)
  dirs.push(dir)
  git(dir, 'init', '-q')
  git(dir, 'add', '.')
  git(dir, 'commit', '-qm', 'first')
  git(dir, 'tag', 'v1')
  expect((await docsite(['build', dir])).code).toBe(0)
  renameSync(join(dir, 'build'), join(dir, 'old'))
  rmSync(join(dir, 'docs/guide/extra.md'))
  mkdirSync(join(dir, 'docs/admin'))
  renameSync(join(dir, 'docs/guide/install.md'), join(dir, 'docs/admin/setup.md'))
  replace(join(dir, 'docs/admin/setup.md'), '## Steps', '## All steps')
  replace(join(dir, 'docs/index.md'), '## One', '## First')
  return dir
}

const replace = (file: string, from: string, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))

const messages = (stdout: string) =>
  (JSON.parse(stdout) as { findings: { code: string; message: string; hint: string }[] }).findings
    .map(({ code, message, hint }) => `${code} ${message.split(' ')[0]} -> ${/to: (\S+) \}/.exec(hint)?.[1]}`)
    .sort()

const LOST = [
  'check/lost-address /docs/guide/extra -> /docs',
  'check/lost-address /docs/guide/install -> /docs/admin/setup',
  'check/lost-anchor /docs#one -> /docs#first',
  'check/lost-anchor /docs/guide/install#steps -> /docs/admin/setup#all-steps',
]

describe('what is lost', () => {
  it('is found against a folder, a file and a git tag alike', async () => {
    const dir = await changedSite()
    for (const against of ['old', 'old/addresses.json', 'v1']) {
      const { code, stdout } = await docsite(['check', '--against', against, '--format', 'json'], {
        cwd: dir,
      })
      expect(messages(stdout), against).toEqual(LOST)
      expect(code).toBe(1)
    }
    expect(readdirSync(join(dir, '.docsite'))).toEqual(['cache'])
    expect(git(dir, 'status', '--short').toString()).not.toContain('old')
  })

  it('is found against a site on the web', async () => {
    const dir = await changedSite()
    const server = createServer((request, response) => {
      const file = join(dir, 'old', request.url?.replace('/base/', '') ?? '')
      const isThere = existsSync(file)
      response.writeHead(isThere ? 200 : 404)
      response.end(isThere ? readFileSync(file) : '')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as { port: number }
    try {
      const address = `http://127.0.0.1:${port}/base/`
      const { stdout } = await docsite(['check', dir, '--against', address, '--format', 'json'])
      expect(messages(stdout)).toEqual(LOST)
      const none = await docsite(['check', dir, '--against', `${address}none/`])
      expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('there is no addresses.json') })
    } finally {
      server.close()
    }
    expect((await docsite(['check', dir, '--against', `http://127.0.0.1:${port}/`])).code).toBe(3)
  })

  it('is nothing where all addresses are as they were', async () => {
    const dir = temporarySite(PAGES)
    dirs.push(dir)
    await docsite(['build', dir])
    const { code, stderr } = await docsite(['check', dir, '--against', join(dir, 'build')])
    expect(code, stderr).toBe(0)
  })

  it('is asked for by names that exist', async () => {
    const dir = await changedSite()
    writeFileSync(join(dir, 'other.json'), '{}')
    for (const against of ['v2', 'other.json', 'docs', '--upload-pack=x'])
      expect((await docsite(['check', dir, `--against=${join(dir, against)}`])).code, against).toBe(2)
    expect((await docsite(['check', dir, '--against=--all'])).code).toBe(2)
  })
})

describe('--fix', () => {
  it('writes redirects, after which nothing is lost and old addresses work', async () => {
    const dir = await changedSite()
    const fix = ['check', dir, '--against', join(dir, 'old'), '--fix']
    const shown = await docsite([...fix, '--dry-run'])
    expect(existsSync(join(dir, 'redirects.yml'))).toBe(false)
    const fixed = await docsite(fix)
    expect(fixed.code, fixed.stdout).toBe(0)
    const written = readFileSync(join(dir, 'redirects.yml'), 'utf8')
    expect(written).toBe(`# Old URLs of the site and their new targets.
- { from: /docs/guide/extra, to: /docs }
- { from: /docs/guide/install, to: /docs/admin/setup }
- { from: /docs#one, to: /docs#first }
- { from: /docs/guide/install#steps, to: /docs/admin/setup#all-steps }
`)
    rmSync(join(dir, 'redirects.yml'))
    execFileSync('git', ['apply', '--check', '-'], { cwd: dir, input: shown.stdout })
    execFileSync('git', ['apply', '-'], { cwd: dir, input: shown.stdout })
    expect(readFileSync(join(dir, 'redirects.yml'), 'utf8')).toBe(written)
    await docsite(['build', dir])
    const html = (path: string) => readFileSync(join(dir, 'build', path, 'index.html'), 'utf8')
    expect(html('docs')).toMatch(/<h2[^>]*id="first"[^>]*><span id="one"><\/span>/)
    expect(html('docs/guide/install')).toContain(
      '<p class="moved-part" id="steps"><a href="/docs/admin/setup#all-steps">',
    )
  })

  it('adds to the file that is there, and lets what it says be', async () => {
    const dir = await changedSite()
    mkdirSync(join(dir, 'content'))
    const mine = '# Mine\n- from: /docs/guide/extra\n  gone: Nobody needs it.'
    writeFileSync(join(dir, 'content/redirects.yml'), mine)
    expect((await docsite(['check', dir, '--against', join(dir, 'old'), '--fix'])).code).toBe(0)
    const text = readFileSync(join(dir, 'content/redirects.yml'), 'utf8')
    expect(text.startsWith(`${mine}\n- { from: /docs/guide/install,`)).toBe(true)
    await docsite(['build', dir])
    const page = readFileSync(join(dir, 'build/docs/guide/extra/index.html'), 'utf8')
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).toContain('<p>Nobody needs it.</p>')
    expect(readFileSync(join(dir, 'build/_redirects'), 'utf8')).not.toContain('extra')
  })

  it('accepts a page that says that its subject is gone', async () => {
    const dir = await changedSite()
    mkdirSync(join(dir, 'docs/guide'), { recursive: true })
    writeFileSync(join(dir, 'docs/guide/extra.md'), '---\ngone: true\n---\n\n# Extra\n\nNobody needs it.\n')
    expect((await docsite(['check', dir, '--against', join(dir, 'old'), '--fix'])).code).toBe(0)
    expect(readFileSync(join(dir, 'redirects.yml'), 'utf8')).not.toContain('extra')
    await docsite(['build', dir])
    expect(readFileSync(join(dir, 'build/docs/guide/extra/index.html'), 'utf8')).toContain('content="noindex')
    expect(readFileSync(join(dir, 'build/sitemap.xml'), 'utf8')).not.toContain('extra')
  })

  it('names the language where only one has lost an address', async () => {
    const config = "i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] },"
    const dir = temporarySite(
      { ...PAGES, 'i18n/en/docusaurus-plugin-content-docs/current/index.md': '# S\n\n## Uno\n\nA.\n' },
      config,
    )
    dirs.push(dir)
    await docsite(['build', dir])
    cpSync(join(dir, 'build'), join(dir, 'old'), { recursive: true })
    replace(join(dir, 'i18n/en/docusaurus-plugin-content-docs/current/index.md'), '## Uno', '## Due')
    renameSync(join(dir, 'docs/guide/extra.md'), join(dir, 'docs/guide/more.md'))
    expect((await docsite(['check', dir, '--against', join(dir, 'old'), '--fix'])).code).toBe(0)
    expect(readFileSync(join(dir, 'redirects.yml'), 'utf8').split('\n').slice(1)).toEqual([
      '- { from: /docs/guide/extra, to: /docs/guide/more }',
      '- { from: /docs#uno, to: /docs#due, locale: "en" }',
      '',
    ])
  })
})
