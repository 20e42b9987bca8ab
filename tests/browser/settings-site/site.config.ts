// The third site of the browser tests: every key of logos, footer and colour mode has a value that is not its default.
import { defineConfig } from 'docsite'

// biome-ignore lint/style/noDefaultExport: the configuration is read from the default export
export default defineConfig({
  title: 'Знаки',
  url: 'https://example.com',
  baseUrl: '/base/',
  engine: process.env.DOCSITE_TEST_ENGINE === 'react' ? 'react' : 'preact',
  i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] },
  themeConfig: {
    colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false },
    navbar: {
      title: 'Знаки',
      style: 'primary',
      logo: {
        src: 'img/sign.svg',
        srcDark: 'img/sign-dark.svg',
        alt: 'Знак сайта',
        href: '/docs/levels',
        target: '_blank',
        width: 48,
        height: 24,
        className: 'own-sign',
        style: { opacity: 0.5 },
      },
      items: [{ type: 'localeDropdown' }],
    },
    footer: {
      style: 'dark',
      logo: { src: 'img/sign.svg', alt: 'Знак внизу', href: 'https://example.org/', width: 32, height: 16 },
      links: [
        {
          title: 'Раздел',
          className: 'own-column',
          items: [
            { label: 'Уровни', to: '/docs/levels', className: 'own-link' },
            { html: '<i>Просто html</i>' },
          ],
        },
      ],
      copyright: '© <b>Знаки</b>',
    },
  },
})
