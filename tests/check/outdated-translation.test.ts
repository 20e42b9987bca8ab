// Translations that are older than their originals, told by a real history.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { docsite, minimalConfig, remove, temporarySite } from '../helpers/cli.ts'

const ENGLISH = 'i18n/en/docusaurus-plugin-content-docs/current'
const config = (level?: string) =>
  minimalConfig(
    `  i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] },\n${level ? `  rules: { 'outdated-translation': '${level}' },\n` : ''}`,
  )

const dir = temporarySite({ 'site.config.ts': config() })
afterAll(() => remove(dir))

/** Commits files at a minute of the first of January. */
function commit(minute: number, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  const date = `2026-01-01T10:${minute}:00Z`
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, env, stdio: 'pipe' })
  git('add', '.')
  git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '--quiet', '-m', 'x', '--no-gpg-sign')
}

async function outdated(...args: string[]): Promise<string[]> {
  const { stdout } = await docsite(['check', dir, '--format', 'json', ...args])
  const { findings } = JSON.parse(stdout) as {
    findings: readonly { rule: string; file: string; message: string }[]
  }
  return findings
    .filter(({ rule }) => rule === 'outdated-translation')
    .map(({ file, message }) => `${file}: ${message}`)
}

it('are found where the rule is asked for, in the configuration or by an option', async () => {
  execFileSync('git', ['init', '--quiet'], { cwd: dir })
  commit(10, {
    'docs/index.md': '# Раз\n',
    'docs/fresh.md': '# Два\n',
    'docs/original-only.md': '# Три\n',
    [`${ENGLISH}/index.md`]: '# One\n',
    [`${ENGLISH}/fresh.md`]: '# Two\n',
  })
  expect(await outdated('--rules', 'outdated-translation')).toEqual([])

  commit(20, { 'docs/index.md': '# Раз и два\n', 'docs/fresh.md': '# Два и два\n' })
  commit(30, { [`${ENGLISH}/fresh.md`]: '# Two and two\n' })
  const expected = [`${ENGLISH}/index.md: docs/index.md was changed after this translation`]
  expect(await outdated()).toEqual([])
  expect(await outdated('--severity', 'outdated-translation=warn')).toEqual(expected)
  expect(await outdated('--rules', 'outdated-translation')).toEqual(expected)
  writeFileSync(join(dir, 'site.config.ts'), config('warn'))
  expect(await outdated()).toEqual(expected)

  commit(40, { [`${ENGLISH}/index.md`]: '# One and two\n' })
  expect(await outdated()).toEqual([])
})
