// Docusaurus with its faster build (Rspack, SWC, Lightning CSS, threads). It has no built-in local search; none is
// added, which works in its favour.
import { admonitions, inBrackets, placed } from './adapt.js'

export const docusaurus = {
  name: 'docusaurus',
  title: 'Docusaurus',
  detail: 'faster',
  search: 'none',
  packages: [
    '@docusaurus/core@3.10.2',
    '@docusaurus/preset-classic@3.10.2',
    '@docusaurus/faster@3.10.2',
    '@docsearch/react@4.7.0',
    'react@19.2.0',
    'react-dom@19.2.0',
  ],
  files: (corpus) => ({
    // Docusaurus generates CommonJS.
    'package.json': '{ "private": true }\n',
    'docusaurus.config.js': `export default {
  title: 'Замер',
  url: 'https://docs.example.com',
  baseUrl: '/',
  i18n: { defaultLocale: 'ru', locales: ['ru'] },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themeConfig: { prism: { additionalLanguages: ['bash', 'json'] } },
}
`,
    ...placed('docs', corpus, (text) => admonitions(text, inBrackets)),
  }),
  build: (bin) => [bin('docusaurus'), ['build']],
  edited: 'docs/part-0/section-000/page-1.md',
  output: 'build',
  page: 'part-0/section-000/page-1/index.html',
  beside: /$^/,
}
