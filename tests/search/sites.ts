// The sites whose search is measured: the one of this repository and, where it lies beside the checkout, a real one that
// other people wrote. Nothing of the second is in this repository.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MemoryPage } from '../helpers/memory-backend.ts'
import { SHARED } from '../helpers/shared.ts'
import { filesBelow, pagesOfSite } from './pages.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CORPUS = join(SHARED, 'corpora', 'lsfusion-ru')
const CORPUS_CONFIG = `import { defineConfig } from 'docsite'
export default defineConfig({
  title: 'lsFusion', url: 'https://docs.example.com', baseUrl: '/',
  i18n: { defaultLocale: 'ru', locales: ['ru'] },
  docs: { routeBasePath: '/' },
})
`

/** A site by name; `load` compiles its pages. */
export interface MeasuredSite {
  readonly name: 'own' | 'corpus'
  load(): Promise<readonly MemoryPage[]>
}

/** The sites that are here. */
export const MEASURED_SITES: readonly MeasuredSite[] = [
  {
    name: 'own',
    load: () => {
      const config = readFileSync(join(ROOT, 'site.config.ts'), 'utf8')
      return pagesOfSite(filesBelow(ROOT, ['content']).set('site.config.ts', config))
    },
  },
  ...(existsSync(CORPUS)
    ? [
        {
          name: 'corpus' as const,
          load: () => pagesOfSite(filesBelow(CORPUS, ['docs']).set('site.config.ts', CORPUS_CONFIG)),
        },
      ]
    : []),
]
