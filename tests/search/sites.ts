// The sites whose search is measured: the two of this repository and, where they lie beside the checkout, real ones that
// other people wrote. Nothing of those is in this repository.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MemoryPage } from '../helpers/memory-backend.ts'
import { SHARED } from '../helpers/shared.ts'
import { filesBelow, pagesOfSite } from './pages.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const RUSSIAN = join(SHARED, 'corpora', 'lsfusion-ru')
const ENGLISH = join(SHARED, 'corpora', 'greptimedb')
const TRANSLATED = join(RUSSIAN, 'i18n', 'en', 'docusaurus-plugin-content-docs', 'current')
const MANUAL = join(ROOT, 'content', 'manual')
const configOf = (title: string, locale: string) => `import { defineConfig } from 'docsite'
export default defineConfig({
  title: '${title}', url: 'https://docs.example.com', baseUrl: '/',
  i18n: { defaultLocale: '${locale}', locales: ['${locale}'] },
  docs: { routeBasePath: '/' },
})
`

/** A site by name; `load` compiles its pages. */
export interface MeasuredSite {
  readonly name: 'own' | 'corpus' | 'english' | 'manual' | 'translated'
  /** As a site configures the search. */
  readonly languages: readonly string[]
  load(): Promise<readonly MemoryPage[]>
}

const SITES: readonly (MeasuredSite & { readonly root: string })[] = [
  {
    name: 'own',
    root: ROOT,
    languages: ['ru', 'en'],
    load: () => {
      const config = readFileSync(join(ROOT, 'site.config.ts'), 'utf8')
      return pagesOfSite(filesBelow(ROOT, ['content']).set('site.config.ts', config))
    },
  },
  {
    name: 'corpus',
    root: RUSSIAN,
    languages: ['ru', 'en'],
    load: () => pagesOfSite(filesBelow(RUSSIAN, ['docs']).set('site.config.ts', configOf('lsFusion', 'ru'))),
  },
  {
    name: 'english',
    root: ENGLISH,
    languages: ['en'],
    load: () =>
      pagesOfSite(filesBelow(ENGLISH, ['docs']).set('site.config.ts', configOf('GreptimeDB', 'en'))),
  },
  {
    name: 'manual',
    root: MANUAL,
    languages: ['en'],
    load: () => pagesOfSite(filesBelow(MANUAL, ['docs']).set('site.config.ts', configOf('docsite', 'en'))),
  },
  {
    name: 'translated',
    root: TRANSLATED,
    languages: ['en'],
    load: () => {
      const docs = [...filesBelow(TRANSLATED, ['.'])].map(
        ([path, text]) => [join('docs', path), text] as const,
      )
      return pagesOfSite(new Map(docs).set('site.config.ts', configOf('lsFusion', 'en')))
    },
  },
]

/** The sites that are here. */
export const MEASURED_SITES: readonly MeasuredSite[] = SITES.filter(({ root }) => existsSync(root))
