// Every key of the configuration has an effect, and so has every value that the reference lists: a new key without a proof fails.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { configReference } from '../../../cli/config/reference.ts'
import { memoryPipeline, writtenFiles } from '../../helpers/pipeline.ts'
import { EFFECTS, PROVED_ELSEWHERE, type Proof } from './effects.ts'

/** Characters that the style sheet of a site's own settings stays below. */
const OWN_STYLE = 2_000

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** `key` or `key=value` for all that is documented. */
function documented(): readonly string[] {
  const found: string[] = []
  let item = ''
  for (const line of configReference().split('\n')) {
    const heading = /^#+ (?:Navbar item `(\w+)`)?/.exec(line)
    if (heading) item = heading[1] === undefined ? '' : `item ${heading[1]}.`
    const [, key, type = ''] = /^\| `([^`]+)` \| (.*?) \| /.exec(line) ?? []
    if (key === undefined) continue
    const values = [
      ...type.replace(/^list of [^o]*|object: name to text or /, '').matchAll(/`'?([\w-]+)'?`/g),
    ].map(([, value]) => value)
    const named = values.filter((value) => value !== 'null')
    found.push(...(named.length === 0 ? [item + key] : named.map((value) => `${item}${key}=${value}`)))
  }
  return found
}

const isProof = (value: object): value is Proof => 'config' in value

const PROOFS: ReadonlyMap<string, Proof> = new Map(
  Object.entries(EFFECTS).flatMap(([key, proofs]): (readonly [string, Proof])[] =>
    isProof(proofs)
      ? [[key, proofs]]
      : Object.entries(proofs).map(([value, proof]) => [`${key}=${value}`, proof] as const),
  ),
)

const outputs = new Map<string, Promise<string>>()

/** All that a site of these keys shows and says. */
function outputOf(config: string, files: Proof['files'] = {}): Promise<string> {
  const key = JSON.stringify([config, files])
  const made = outputs.get(key) ?? build(config, files)
  outputs.set(key, made)
  return made
}

async function build(config: string, files: NonNullable<Proof['files']>): Promise<string> {
  const settings = `export default { ...{ title: 'Site', url: 'https://example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] } }, ...{ ${config} } }\n`
  const all = new Map([
    ['docs/index.md', '# Home\n\nText.\n'],
    ...Object.entries(files),
    ['site.config.ts', settings],
  ])
  const history = new Map([['docs/a.md', { time: 1_700_000_000, author: 'Ann Author' }]])
  const { pipeline } = await memoryPipeline(all, { history: { lastChanges: async () => history } })
  const texts: string[] = []
  for (const [path, body] of await writtenFiles(pipeline)) {
    const text = typeof body === 'string' ? body : Buffer.from(body).toString()
    // The program and the style sheet of every site hold all there may be.
    if (!/\.js$|\/(?:style|late)-[^/]*\.css$/.test(path) || text.length < OWN_STYLE)
      texts.push(`== ${path}\n${text}\n`)
  }
  const said = (await pipeline.findings()).map(
    ({ severity, code, message }) => `${severity} ${code} ${message}\n`,
  )
  return [...texts.sort(), ...said.sort()].join('')
}

it('is proved for every documented key and value', () => {
  const covered = (name: string) =>
    PROOFS.has(name) || Object.hasOwn(PROVED_ELSEWHERE, name.replace(/=.*$/, ''))
  expect(documented().filter((name) => !covered(name) && !PROOFS.has(name.replace(/=.*$/, '')))).toEqual([])
  expect(documented().length).toBeGreaterThan(250)
})

it('is proved for nothing that is not documented', () => {
  const known = new Set(documented().flatMap((name) => [name, name.replace(/=.*$/, '')]))
  expect([...PROOFS.keys(), ...Object.keys(PROVED_ELSEWHERE)].filter((name) => !known.has(name))).toEqual([])
})

it.each(Object.entries(PROVED_ELSEWHERE))('%s is proved elsewhere', (_key, [file, word]) => {
  expect(existsSync(ROOT + file) && readFileSync(ROOT + file, 'utf8').includes(word)).toBe(true)
})

describe('what is seen of', () => {
  it.each([...PROOFS])('%s', async (_name, { config, base = '', files, shows, hides }) => {
    const [without, given] = await Promise.all([outputOf(base, files), outputOf(config, files)])
    const pattern = shows ?? hides ?? /^/
    expect([pattern.test(without), pattern.test(given)]).toEqual(shows ? [false, true] : [true, false])
  })
})
