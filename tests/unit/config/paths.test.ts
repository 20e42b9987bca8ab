// Absolute paths of the site's own files, as `require.resolve` and `path.join(__dirname, …)` give them.
import { expect, test } from 'vitest'
import { validateConfig } from '../../../cli/config/validate.ts'

const MINIMAL = { title: 'T', url: 'https://example.com', baseUrl: '/' }

test('are taken as paths of the site', () => {
  const docs = {
    path: '/work/site/guides',
    sidebarPath: '/work/site/./sidebars.js',
    tags: '/work/site/tags.yml',
  }
  const value = {
    ...MINIMAL,
    docs,
    staticDirectories: ['/real/site/static'],
    i18n: { defaultLocale: 'en', path: '/real/site/i18n' },
  }
  const { config, diagnostics } = validateConfig(value, 'site.config.ts', undefined, {
    siteDirs: ['/work/site', '/real/site/'],
  })
  expect(diagnostics).toEqual([])
  expect(config?.docs).toMatchObject([{ path: 'guides', sidebarPath: 'sidebars.js', tags: 'tags.yml' }])
  expect(config).toMatchObject({ staticDirectories: ['static'], i18n: { path: 'i18n' } })
})

test('are taken with the separators of Windows', () => {
  const value = { ...MINIMAL, docs: { sidebarPath: 'C:\\work\\site\\sidebars.js' } }
  const { config } = validateConfig(value, 'site.config.ts', undefined, { siteDirs: ['C:\\work\\site'] })
  expect(config?.docs[0]?.sidebarPath).toBe('sidebars.js')
})

test.each(['/work/site2/sidebars.js', '/work/sidebars.js', '/work/site/../x.js', '/work/site'])(
  'are refused outside: %s',
  (sidebarPath) => {
    const value = { ...MINIMAL, docs: { sidebarPath } }
    const { config } = validateConfig(value, 'site.config.ts', undefined, { siteDirs: ['/work/site'] })
    expect(config).toBeNull()
  },
)

test('are left alone where a key is no path of the site', () => {
  const value = { ...MINIMAL, tagline: '/work/site/x', customFields: { path: '/work/site/x' } }
  const { config } = validateConfig(value, 'site.config.ts', undefined, { siteDirs: ['/work/site'] })
  expect(config).toMatchObject({ tagline: '/work/site/x', customFields: { path: '/work/site/x' } })
})
