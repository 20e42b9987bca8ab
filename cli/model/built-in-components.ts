// Names of the components that every site has. Components of these names in a theme or in the site's own `src/theme` are never
// looked up.

/** Components of docsite that pages use by name. */
export const BUILT_IN_COMPONENTS: readonly string[] = [
  'Admonition',
  'BrowserOnly',
  'CodeBlock',
  'Details',
  'DocCardList',
  'Fragment',
  'Head',
  'Link',
  'React.Fragment',
  'TabItem',
  'Tabs',
  'ThemedImage',
  'TOCInline',
  'Translate',
]

/**
 * Site-relative path, without extension, of a component in the site's `src/theme` that pages of a Docusaurus site import as
 * `@theme/Image`; null for other imports and for components that pages have by name.
 */
export function siteThemeFile(from: string): string | null {
  const [, name] = /^@theme\/(.+)$/.exec(from) ?? []
  return name === undefined || BUILT_IN_COMPONENTS.includes(name) ? null : `src/theme/${name}`
}

/** Whether an import names a Docusaurus module that pages do not have by name, such as `@docusaurus/router`. */
export function isUnnamedDocusaurusModule(from: string): boolean {
  const [, name] = /^@docusaurus\/(.+)$/.exec(from) ?? []
  return name !== undefined && !BUILT_IN_COMPONENTS.includes(name)
}

/** Components that a page has unless the site defines one of the same name. */
export const REPLACEABLE_COMPONENTS: readonly string[] = ['Badge']
