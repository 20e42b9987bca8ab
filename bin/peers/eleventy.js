// Eleventy with a bare layout: title and content. It has no built-in search and no highlighting.
import { forBareLayout, placed } from './adapt.js'

export const eleventy = {
  name: 'eleventy',
  title: 'Eleventy',
  detail: 'bare layout',
  search: 'none',
  packages: ['@11ty/eleventy@3.1.7'],
  files: (corpus) => ({
    'eleventy.config.js': `export default function (config) {
  config.addPassthroughCopy({ 'docs/img': 'img' })
  return { dir: { input: 'docs', includes: '../layouts', output: 'public' }, markdownTemplateEngine: false }
}
`,
    'layouts/page.liquid':
      '<!doctype html>\n<html lang="ru">\n<head><meta charset="utf-8"><title>{{ title }}</title></head>\n<body>\n<h1>{{ title }}</h1>\n{{ content }}\n</body>\n</html>\n',
    'docs/docs.json': '{ "layout": "page.liquid" }\n',
    ...placed('docs', corpus, forBareLayout),
  }),
  build: (bin) => [bin('eleventy'), ['--quiet']],
  edited: 'docs/part-0/section-000/page-1.md',
  output: 'public',
  page: 'part-0/section-000/page-1/index.html',
  beside: /$^/,
}
