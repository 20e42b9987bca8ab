// A site whose sidebar has long levels: one below a category with a list of its pages, one below a category without a page.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from './engines.ts'

const LEVELS = [
  { folder: 'listed', label: 'Со списком', pages: 130, link: { type: 'generated-index', slug: '/listed' } },
  { folder: 'plain', label: 'Без страницы', pages: 300, link: null },
]

/** Writes the site into a folder. */
export function writeLongSite(dir: string, engine: Engine): void {
  const docs = join(dir, 'docs')
  mkdirSync(docs, { recursive: true })
  writeFileSync(
    join(dir, 'site.config.ts'),
    `export default { title: 'Длинный', url: 'https://example.com', baseUrl: '/base/', engine: '${engine}', i18n: { defaultLocale: 'ru', locales: ['ru'] } }\n`,
  )
  writeFileSync(join(docs, 'index.md'), '---\nslug: /\n---\n\n# Начало\n')
  for (const { folder, label, pages, link } of LEVELS) {
    mkdirSync(join(docs, folder))
    writeFileSync(join(docs, folder, '_category_.json'), JSON.stringify({ label, link }))
    for (let page = 1; page <= pages; page++) {
      const name = `p${String(page).padStart(3, '0')}`
      writeFileSync(join(docs, folder, `${name}.md`), `# ${label}, ${page}\n\n[Последняя](p${pages}.md)\n`)
    }
  }
}
