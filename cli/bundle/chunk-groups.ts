// Parts of the runtime that pages load at the same time: on a slow connection each separate file costs more time than
// its bytes.
import { join } from 'node:path'
import type { LoadedTogether } from './single-core-chunk.ts'

/** The groups of a runtime; `runtime` is its folder. */
export function chunkGroups(runtime: string): LoadedTogether {
  const at = (paths: readonly string[]) => paths.map((path) => join(runtime, path))
  return {
    groups: [
      // On first interaction of any kind.
      at([
        'components/interaction.ts',
        'client/hydrate-in-place.tsx',
        'client/head.ts',
        'components/navbar/menu-toggle.tsx',
        'components/search/search-box.tsx',
      ]),
      // On navigation: the code is loaded in parallel with the page data, before the kind of page is known.
      at([
        'components/doc/doc-surroundings.tsx',
        'components/doc/version-banner.tsx',
        'components/pages/list-page.tsx',
      ]),
      // With the search; the page that a result leads to highlights the words.
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
      'search/file-stream.ts',
      'search/tags.ts',
      'storage/view.ts',
    ]),
  }
}
