import { expect, test } from 'vitest'
import { defineConfig } from '../../../cli/config/define-config.ts'
import { accepted } from './support.ts'

// What compiles here is what authors may write; the lines marked as errors must not compile.

test('gives the configuration back as it is', () => {
  const config = {
    title: 'T',
    url: 'https://a.example',
    baseUrl: '/',
    docs: [{ path: 'docs' }, { id: 'api', sidebarPath: false as const, tags: null }],
    i18n: { defaultLocale: 'ru', locales: ['ru', 'en'], localeConfigs: { en: { label: 'English' } } },
    themeConfig: {
      navbar: {
        items: [
          { to: '/docs', label: 'Docs', position: 'left' as const },
          { label: 'More', items: [{ href: 'https://example.com', label: 'X' }] },
          { type: 'docSidebar' as const, sidebarId: 'main' },
          { type: 'custom-badge' as const, text: 'x' },
        ],
      },
      footer: { links: [{ title: 'A', items: [{ label: 'x', to: '/x' }] }], copyright: '©' },
      zoom: { config: { margin: 60 } },
    },
    search: { language: 'ru' as const, lunr: { tokenizerSeparator: /\s+/ } },
    variables: { product: 'bi' },
  }
  expect(defineConfig(config)).toBe(config)
  expect(accepted(config).title).toBe('T')
})

test('the types refuse what validation refuses', () => {
  // @ts-expect-error: the required keys are missing
  defineConfig({})
  // @ts-expect-error: a key that is not known
  defineConfig({ title: 'T', url: 'u', baseUrl: '/', titel: 'x' })
  // @ts-expect-error: a level that does not exist
  defineConfig({ title: 'T', url: 'u', baseUrl: '/', onBrokenLinks: 'error' })
  // @ts-expect-error: a navbar item without its id
  defineConfig({ title: 'T', url: 'u', baseUrl: '/', themeConfig: { navbar: { items: [{ type: 'doc' }] } } })
  expect(defineConfig).toHaveLength(1)
})
