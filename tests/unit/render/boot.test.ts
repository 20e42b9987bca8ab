// The boot script as published, run in a window made of what it touches.
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'

interface Visit {
  readonly settings: Readonly<Record<string, string>>
  readonly stored?: Readonly<Record<string, string>>
  readonly search?: string
  readonly systemIsDark?: boolean
  readonly storageThrows?: boolean
}

describe('boot script', () => {
  const built = { code: '' }

  beforeAll(async () => {
    const entry = new URL('../../../runtime/boot.ts', import.meta.url).pathname
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'iife',
      write: false,
      target: 'es2022',
    })
    built.code = outputFiles[0]?.text ?? ''
  })

  function run({ settings, stored = {}, search = '', systemIsDark = false, storageThrows = false }: Visit) {
    const dataset: Record<string, string> = {}
    const removed: string[] = []
    const style: Record<string, string | null> = {}
    const document = {
      documentElement: {
        dataset,
        style: {
          setProperty: (name: string, value: string | null) => Object.assign(style, { [name]: value }),
        },
      },
      currentScript: { dataset: settings },
      getElementById: (id: string) => ({ remove: () => removed.push(id) }),
      addEventListener: (type: string, listener: () => void) => type === 'DOMContentLoaded' && listener(),
    }
    const localStorage = {
      getItem: (key: string) => {
        if (storageThrows) throw new Error('denied')
        return stored[key] ?? null
      },
    }
    runInNewContext(built.code, {
      addEventListener: () => undefined,
      document,
      localStorage,
      location: { search },
      matchMedia: () => ({ matches: systemIsDark }),
      URLSearchParams,
    })
    return { dataset, removed, style }
  }

  it('is small, for the page waits for it', () => {
    expect(gzipSync(built.code).length).toBeLessThan(1180)
  })

  it('sets the stored mode where there is a switch, the asked one before it', () => {
    const settings = { mode: 'light', switch: '' }
    expect(run({ settings, stored: { theme: 'dark' } }).dataset.theme).toBe('dark')
    expect(
      run({ settings, stored: { theme: 'dark' }, search: '?docusaurus-theme=light' }).dataset.theme,
    ).toBe('light')
    expect(run({ settings }).dataset.theme).toBe('light')
    expect(run({ settings: { mode: 'dark', switch: '' } }).dataset.theme).toBe('dark')
  })

  it('sets the size of text and the length of lines that the reader has chosen', () => {
    expect(run({ settings: {}, stored: { '--ds-text-scale': '1.25' } }).style).toEqual({
      '--ds-text-scale': '1.25',
      '--ds-measure': null,
    })
  })

  it('ignores storage and address where there is no switch', () => {
    const visit = { stored: { theme: 'dark' }, search: '?docusaurus-theme=dark' }
    expect(run({ settings: { mode: 'light' }, ...visit }).dataset.theme).toBe('light')
  })

  it('follows the system where the site respects it', () => {
    expect(run({ settings: { mode: 'light', system: '' }, systemIsDark: true }).dataset.theme).toBe('dark')
    expect(run({ settings: { mode: 'dark', system: '' }, systemIsDark: false }).dataset.theme).toBe('light')
    expect(run({ settings: { mode: 'light' }, systemIsDark: true }).dataset.theme).toBe('light')
  })

  it('says whether this very announcement was dismissed', () => {
    const settings = { mode: 'light', announcement: 'news' }
    const dismissed = (id: string, value: string) =>
      run({
        settings,
        stored: { 'docusaurus.announcement.id': id, 'docusaurus.announcement.dismiss': value },
      }).dataset.announcementBarInitiallyDismissed
    expect(dismissed('news', 'true')).toBe('true')
    expect(dismissed('news', 'false')).toBe('false')
    expect(dismissed('older', 'true')).toBe('false')
    expect(run({ settings: { mode: 'light' } }).dataset).not.toHaveProperty(
      'announcementBarInitiallyDismissed',
    )
  })

  it('works where storage is denied', () => {
    expect(
      run({ settings: { mode: 'dark', switch: '', announcement: 'news' }, storageThrows: true }).dataset,
    ).toEqual({ theme: 'dark', announcementBarInitiallyDismissed: 'false' })
  })

  it('removes the base-URL notice: scripts do load', () => {
    expect(run({ settings: {} }).removed).toEqual(['docsite-base-url'])
  })
})
