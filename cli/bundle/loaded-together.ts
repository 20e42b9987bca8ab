// Parts of the runtime that a page loads at the same moment anyway: on a slow line each file by itself costs more time than its bytes.
import { join } from 'node:path'
import type { LoadedTogether } from './one-core.ts'

/** The parts of a runtime; `runtime` is its folder. */
export function loadedTogether(runtime: string): LoadedTogether {
  const at = (paths: readonly string[]) => paths.map((path) => join(runtime, path))
  return {
    groups: [
      // With the first interaction, whatever it is.
      at([
        'components/interaction.ts',
        'client/hydrate-in-place.tsx',
        'client/head.ts',
        'components/navbar/menu-toggle.tsx',
        'components/search/search-box.tsx',
      ]),
      // With the next page: its code comes beside its data, while nobody knows yet what kind of page it is.
      at([
        'components/doc/doc-surroundings.tsx',
        'components/doc/version-banner.tsx',
        'components/pages/list-page.tsx',
      ]),
      // With the search; words are marked on the page that a search led to.
      at(['components/search/search-dialog.tsx', 'client/highlight.ts']),
    ],
    copied: at([
      'behaviours/late/elements.ts',
      'collapse-duration.ts',
      'components/error-boundary.tsx',
      'components/is-shown.ts',
      'components/providers/mirror-contexts.tsx',
      'components/search/search-icon.tsx',
      'components/search/waiting-field.ts',
      'components/use-page-sidebar.ts',
      'modal.ts',
      'routing/encoded-path.ts',
      'routing/page-style.ts',
      'search/arriving-file.ts',
      'search/tags.ts',
      'storage/view.ts',
    ]),
  }
}
