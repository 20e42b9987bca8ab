// Configuration keys of other generators that have no use here. They are dropped with a warning that names the
// equivalent setting, so that an existing configuration can be migrated piece by piece.
import { own } from '../../runtime/model/own.ts'

/** What to do instead, by key path; `[]` stands for list indexes. */
const FOREIGN: Readonly<Record<string, string>> = {
  presets:
    'move the `docs` options of the preset to the key `docs`, and the others to the keys listed in this reference',
  plugins: 'list several docs instances under the key `docs`, and put search options under `search`',
  themes: 'put components that replace parts of the page in the folder `theme`',
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
  'markdown.mdx1Compat': 'remove it: both old and new syntax are supported',
  'markdown.preprocessor': 'use `variables`',
  'markdown.parseFrontMatter': 'remove it',
  'docs.remarkPlugins': 'use `markdown.remarkPlugins`, which applies to all pages',
  'docs.rehypePlugins': 'use `markdown.rehypePlugins`, which applies to all pages',
  'docs.recmaPlugins': 'remove it: pages are not compiled to JavaScript',
  'docs.beforeDefaultRemarkPlugins': 'use `markdown.beforeDefaultRemarkPlugins`, which applies to all pages',
  'docs.beforeDefaultRehypePlugins': 'use `markdown.beforeDefaultRehypePlugins`, which applies to all pages',
  'docs.admonitions.tag': 'remove it: admonitions always begin with `:::`',
  'docs.docsRootComponent': 'use the folder `theme`',
  'docs.docVersionRootComponent': 'use the folder `theme`',
  'docs.docRootComponent': 'use the folder `theme`',
  'docs.docItemComponent': 'use the folder `theme`',
  'docs.docTagDocListComponent': 'use the folder `theme`',
  'docs.docTagsListComponent': 'use the folder `theme`',
  'docs.docCategoryGeneratedIndexComponent': 'use the folder `theme`',
  'search.indexBlog': 'remove it: there is no blog',
  'search.indexPages': 'remove it: there are only documentation pages',
  'search.style': 'remove it: the theme defines the look',
  'themeConfig.algolia': 'use `search`: search is built in',
  'themeConfig.blog': 'remove it: there is no blog',
  'themeConfig.prism.theme': 'set the colours of code with CSS custom properties in the folder `theme`',
  'themeConfig.prism.darkTheme': 'set the colours of code with CSS custom properties in the folder `theme`',
  'themeConfig.prism.additionalLanguages': 'remove it: language grammars are loaded when a page needs them',
  'themeConfig.mermaid.theme': 'remove it: diagrams follow the colour mode',
}

/** What to do instead of the key at this path; undefined if it is not a key of another generator. */
export function foreignKeyHint(pattern: string): string | undefined {
  const key = pattern.replace(/^docs\[\]/, 'docs')
  return own(FOREIGN, key)
}
