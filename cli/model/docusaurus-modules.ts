// Names that components of a Docusaurus site import, and the file of this program that stands behind each.

/** Folder of the files below `runtime/`. */
const FOLDER = 'compat/docusaurus'

const FILES: ReadonlyMap<string, string> = new Map([
  ['@docusaurus/BrowserOnly', 'browser-only.tsx'],
  ['@docusaurus/ExecutionEnvironment', 'execution-environment.ts'],
  ['@docusaurus/Head', 'head.ts'],
  ['@docusaurus/Interpolate', 'interpolate.tsx'],
  ['@docusaurus/Link', 'link.tsx'],
  ['@docusaurus/Translate', 'translate.tsx'],
  ['@docusaurus/plugin-content-docs/client', 'docs-client.ts'],
  ['@docusaurus/isInternalUrl', 'is-internal-url.ts'],
  ['@docusaurus/router', 'router.tsx'],
  ['@docusaurus/theme-common', 'theme-common.ts'],
  ['@docusaurus/theme-common/internal', 'theme-common.ts'],
  ['@docusaurus/useBaseUrl', 'use-base-url.ts'],
  ['@docusaurus/useBrokenLinks', 'use-broken-links.ts'],
  ['@docusaurus/useDocusaurusContext', 'use-docusaurus-context.ts'],
  ['@docusaurus/useGlobalData', 'use-global-data.ts'],
  ['@docusaurus/useIsBrowser', 'use-is-browser.ts'],
  ['@theme/Admonition', 'admonition.tsx'],
  ['@theme/CodeBlock', 'code-block.tsx'],
  ['@theme/Details', 'details.tsx'],
  ['@theme/DocCard', 'doc-card.tsx'],
  ['@theme/DocCardList', 'doc-card-list.tsx'],
  ['@theme/Heading', 'heading.tsx'],
  ['@theme/Layout', 'layout.tsx'],
  ['@theme/MDXComponents', 'mdx-components.ts'],
  ['@theme/MDXComponents/A', 'link.tsx'],
  ['@theme/MDXComponents/Code', 'code.tsx'],
  ['@theme/MDXComponents/Details', 'details.tsx'],
  ['@theme/MDXComponents/Heading', 'heading.tsx'],
  ['@theme/MDXComponents/Img', 'image.tsx'],
  ['@theme/Mermaid', 'mermaid.tsx'],
  ['@theme/TOCInline', 'toc-inline.tsx'],
  ['@theme/TabItem', 'tab-item.ts'],
  ['@theme/Tabs', 'tabs.tsx'],
  ['@theme/ThemedImage', 'themed-image.tsx'],
])

/** What names of icons begin with: one file stands behind all. */
const ICONS = '@theme/Icon/'

/** Names that are there, in the order of the alphabet. */
export const DOCUSAURUS_MODULES: readonly string[] = [...FILES.keys()].sort()

/** File of diagrams in components, below `runtime/`: the browser draws them. */
export const MERMAID_COMPONENT = `${FOLDER}/mermaid.tsx`

/** File behind `clsx` for sites without it, below `runtime/`. */
export const CLSX = `${FOLDER}/clsx.ts`

/** Whether a module that pages import components from is a part of Docusaurus, and no file. */
export const isDocusaurusModule = (path: string): boolean => /^@(?:docusaurus|theme)\//.test(path)

/**
 * What of Docusaurus stands behind a component that a page imports: its name. One of the theme is first looked for in `src/theme/` of the
 * site.
 */
export function pageModuleName(path: string): string | undefined {
  const name = path.replace(/^src\/theme\//, '@theme/')
  return isDocusaurusModule(name) && docusaurusModule(name) !== undefined ? name : undefined
}

/** The file behind a name, below `runtime/`; undefined for a name that is not there. */
export function docusaurusModule(name: string): string | undefined {
  const own = name.replace(/^@theme-(?:original|init)\//, '@theme/')
  const file = own.startsWith(ICONS) ? 'icon.tsx' : FILES.get(own)
  return file && `${FOLDER}/${file}`
}

/** The name that a file stands behind; undefined for any other file. */
export function docusaurusName(path: string): string | undefined {
  return [...FILES].find(([, file]) => path.endsWith(`${FOLDER}/${file}`))?.[0]
}
