// The cache goes from machine to machine: it is known by content, not by where or when it was made.
import { cpSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { docsite, remove, temporarySite, treeOf } from '../helpers/cli.ts'

const CONFIG = `export default {
  title: 'Переезд',
  url: 'https://example.com',
  baseUrl: '/',
  i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] },
}
`
const FILES = {
  'site.config.ts': CONFIG,
  'docs/index.md': '---\nslug: /\n---\n\n# Начало\n\n[Дальше](next.md)\n',
  'docs/next.md': '# Дальше\n\n```js\nconst a = 1\n```\n',
  'i18n/en/docusaurus-plugin-content-docs/current/next.md': '# Next\n\nText.\n',
}

const dirs: string[] = []
const site = () => {
  const dir = temporarySite(FILES)
  dirs.push(dir)
  return dir
}
afterAll(() => dirs.forEach(remove))

/** Builds, and says how many pages were compiled. */
async function compiled(dir: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const { code, stdout, stderr } = await docsite(['build', dir, '--json', ...args], { env })
  expect(code, stderr + stdout).toBe(0)
  return (JSON.parse(stdout) as { work: { compiled: number } }).work.compiled
}

/** Takes packs over, as a CI job does that restores what others have stored. */
function carry(from: string, to: string): void {
  const packs = '.docsite/cache/packs'
  cpSync(join(from, packs), join(to, packs), { recursive: true })
  // Restored files have the time of the restoring.
  for (const name of readdirSync(join(to, packs))) utimesSync(join(to, packs, name), 1, 1)
}

it('spares compiling on another path and another machine, with the very same result', async () => {
  const [first, second] = [site(), site()]
  expect(await compiled(first)).toBe(4)
  carry(first, second)
  expect(await compiled(second, [], { HOSTNAME: 'elsewhere' })).toBe(0)
  expect(treeOf(join(second, 'build'))).toEqual(treeOf(join(first, 'build')))
})

it('is laid together from jobs that each built a language: the whole is built without compiling', async () => {
  const [whole, russian, english] = [site(), site(), site()]
  expect(await compiled(russian, ['--locale', 'ru'])).toBe(2)
  expect(await compiled(english, ['--locale', 'en'])).toBe(2)
  carry(russian, whole)
  carry(english, whole)
  expect(await compiled(whole)).toBe(0)
  const alone = site()
  await compiled(alone)
  expect(treeOf(join(whole, 'build'))).toEqual(treeOf(join(alone, 'build')))
})
