// Module names that components of a Docusaurus site import, and the file of this program that implements each.

/** Folder of these files below `runtime/`. */
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

/** Prefix of icon names; one file implements them all. */
const ICONS = '@theme/Icon/'

/** All module names, sorted. */
export const DOCUSAURUS_MODULES: readonly string[] = [...FILES.keys()].sort()

/** File for diagrams in components, below `runtime/`: the browser draws them. */
export const MERMAID_COMPONENT = `${FOLDER}/mermaid.tsx`

/** Replacement for `clsx` on sites that do not have it, below `runtime/`. */
export const CLSX = `${FOLDER}/clsx.ts`

/** Whether a module that pages import components from is part of Docusaurus rather than a file. */
export const isDocusaurusModule = (path: string): boolean => /^@(?:docusaurus|theme)\//.test(path)

/**
 * Name of the Docusaurus module behind a component that a page imports. Theme components are first looked up in the site's
 * `src/theme/`.
 */
export function pageModuleName(path: string): string | undefined {
  const name = path.replace(/^src\/theme\//, '@theme/')
  return isDocusaurusModule(name) && docusaurusModule(name) !== undefined ? name : undefined
}

/** The file that implements a module, below `runtime/`; `undefined` for an unknown module. */
export function docusaurusModule(name: string): string | undefined {
  const own = name.replace(/^@theme-(?:original|init)\//, '@theme/')
  const file = own.startsWith(ICONS) ? 'icon.tsx' : FILES.get(own)
  return file && `${FOLDER}/${file}`
}

/** The module that a file implements; `undefined` for any other file. */
export function docusaurusName(path: string): string | undefined {
  return [...FILES].find(([, file]) => path.endsWith(`${FOLDER}/${file}`))?.[0]
}
