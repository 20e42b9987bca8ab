// A configuration that was validated once is not validated again; what could be another one is.
import { describe, expect, it } from 'vitest'
import { validConfig } from '../../../cli/commands/valid-config.ts'
import { validateConfig } from '../../../cli/config/validate.ts'
import { noCache } from '../../../cli/io/disk-cache.ts'
import type { LoadedConfig } from '../../../cli/io/load-config.ts'
import type { Cache } from '../../../cli/model/ports.ts'

/** A cache in memory with the number of values it was given. */
function memoryCache(): Cache & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>()
  return {
    ...noCache(),
    kept,
    getBytes: (kind, key) => kept.get(`${kind}/${key}`),
    putBytes: (kind, key, bytes) => void kept.set(`${kind}/${key}`, bytes),
  }
}

const loaded = (text: string): LoadedConfig => ({
  file: 'site.config.ts',
  text,
  value: null,
  hash: '',
  dependencies: [],
  stop: async () => undefined,
  warnings: [],
})
const SITE = { title: 'Сайт', url: 'https://docs.example.com', baseUrl: 'docs/' }
const TEXT = "export default { title: 'Сайт', url: 'https://docs.example.com', baseUrl: 'docs/' }"

const ask = (value: unknown, cache: Cache, { text = TEXT, toolVersion = '1' } = {}) =>
  validConfig(value, loaded(text), { cache, toolVersion })

describe('a validated configuration', () => {
  it('is the same from the cache, findings included', async () => {
    const cache = memoryCache()
    const first = await ask(SITE, cache)
    expect(first).toEqual(validateConfig(SITE, 'site.config.ts', TEXT))
    expect(first.diagnostics.map(({ code }) => code)).toEqual(['config/base-url'])
    expect(cache.kept.size).toBe(1)
    expect(await ask({ ...SITE }, cache)).toStrictEqual(first)
    expect(cache.kept.size).toBe(1)
  })

  it('is taken from the cache and not made', async () => {
    const cache = memoryCache()
    await ask(SITE, cache)
    const other = memoryCache()
    await ask({ ...SITE, title: 'Другой' }, other)
    const [key = ''] = cache.kept.keys()
    const [bytes = new Uint8Array()] = other.kept.values()
    cache.kept.set(key, bytes)
    expect((await ask(SITE, cache)).config?.title).toBe('Другой')
  })

  it('is made again for another value, another text and another program', async () => {
    const cache = memoryCache()
    await ask(SITE, cache)
    expect((await ask({ ...SITE, title: 'Другой' }, cache)).config?.title).toBe('Другой')
    const moved = await ask(SITE, cache, { text: `\n\n${TEXT}` })
    expect(moved.diagnostics[0]?.place?.start.line).toBe(3)
    await ask(SITE, cache, { toolVersion: '2' })
    expect(cache.kept.size).toBe(4)
  })

  it('may have a table of contents of a single level', () => {
    const tableOfContents = { minHeadingLevel: 4, maxHeadingLevel: 4 }
    const { config } = validateConfig({ ...SITE, themeConfig: { tableOfContents } }, 'site.config.ts')
    expect(config?.themeConfig).toMatchObject({ tableOfContents })
  })

  it.each([
    ['a function', { ...SITE, customFields: { make: () => 1 } }],
    ['an address', { ...SITE, customFields: { at: new URL('https://example.com') } }],
    ['nothing under a name', { ...SITE, tagline: undefined }],
    ['no number', { ...SITE, customFields: { size: Number.NaN } }],
  ])('is not kept when it holds %s', async (_name, value) => {
    const cache = memoryCache()
    expect(await ask(value, cache)).toEqual(validateConfig(value, 'site.config.ts', TEXT))
    expect(cache.kept.size).toBe(0)
  })

  it('is not kept when it contains itself', async () => {
    const cache = memoryCache()
    const customFields: Record<string, unknown> = {}
    customFields.self = customFields
    await ask({ ...SITE, customFields }, cache).catch(() => undefined)
    expect(cache.kept.size).toBe(0)
  })

  it('is not kept when it cannot be used', async () => {
    const cache = memoryCache()
    expect((await ask({ ...SITE, title: 5 }, cache)).config).toBeNull()
    expect(cache.kept.size).toBe(0)
  })
})
