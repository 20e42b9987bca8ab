// Configuration keys of other generators that have no use here. They are dropped with a warning that names the
// equivalent setting, so that an existing configuration can be migrated piece by piece.
import { own } from '../../runtime/model/own.ts'

/** What to do instead, by key path; `[]` stands for list indexes. */
const FOREIGN: Readonly<Record<string, string>> = {
  presets:
    'move the `docs` options of the preset to the key `docs`, the others to the keys of this reference',
  plugins: 'give several docs instances as a list under the key `docs`, and search options under `search`',
  themes: 'put replacements for parts of the page into the folder `theme`',
  organizationName: 'remove it',
  projectName: 'remove it',
  deploymentBranch: 'remove it',
  githubHost: 'remove it',
  githubPort: 'remove it',
  future: 'remove it',
  scripts: 'use `headTags`',
  stylesheets: 'use `headTags`',
  clientModules: 'use the folder `theme`',
  ssrTemplate: 'use `headTags`',
  storage: 'remove it: readers’ choices are kept in local storage',
  'markdown.hooks': 'use `onBrokenMarkdownLinks` and `onBrokenImages`',
  'markdown.mdx1Compat': 'remove it: pages of both kinds are understood',
  'markdown.preprocessor': 'use `variables`',
  'markdown.parseFrontMatter': 'remove it',
  'docs.remarkPlugins': 'use `markdown.remarkPlugins`, which holds for all pages',
  'docs.rehypePlugins': 'use `markdown.rehypePlugins`, which holds for all pages',
  'docs.recmaPlugins': 'remove it: pages are not compiled to JavaScript',
  'docs.beforeDefaultRemarkPlugins': 'use `markdown.beforeDefaultRemarkPlugins`, which holds for all pages',
  'docs.beforeDefaultRehypePlugins': 'use `markdown.beforeDefaultRehypePlugins`, which holds for all pages',
  'docs.admonitions.tag': 'remove it: boxes begin with `:::`',
  'docs.docsRootComponent': 'use the folder `theme`',
  'docs.docVersionRootComponent': 'use the folder `theme`',
  'docs.docRootComponent': 'use the folder `theme`',
  'docs.docItemComponent': 'use the folder `theme`',
  'docs.docTagDocListComponent': 'use the folder `theme`',
  'docs.docTagsListComponent': 'use the folder `theme`',
  'docs.docCategoryGeneratedIndexComponent': 'use the folder `theme`',
  'search.indexBlog': 'remove it: there is no blog',
  'search.indexPages': 'remove it: there are only documentation pages',
  'search.style': 'remove it: the look comes from the theme',
  'themeConfig.algolia': 'use `search`: the search is local',
  'themeConfig.blog': 'remove it: there is no blog',
  'themeConfig.prism.theme': 'set the colours of code by CSS custom properties in the folder `theme`',
  'themeConfig.prism.darkTheme': 'set the colours of code by CSS custom properties in the folder `theme`',
  'themeConfig.prism.additionalLanguages':
    'remove it: the grammar of a language is loaded when a page needs it',
  'themeConfig.mermaid.theme': 'remove it: diagrams follow the colour mode',
}

/** What to do instead of the key at this path; undefined if it is not a key of another generator. */
export function foreignKeyHint(pattern: string): string | undefined {
  const key = pattern.replace(/^docs\[\]/, 'docs')
  return own(FOREIGN, key)
}
