// Names of the components that every site has: those of a theme, or of a site's own `src/theme`, with such a name are never asked for.

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
 * Site-relative path, without an ending, of a component of the site's own `src/theme`, which pages of a Docusaurus site import as
 * `@theme/Image`; null for any other import, and for what pages have by name.
 */
export function ownThemeFile(from: string): string | null {
  const [, name] = /^@theme\/(.+)$/.exec(from) ?? []
  return name === undefined || BUILT_IN_COMPONENTS.includes(name) ? null : `src/theme/${name}`
}

/** Whether an import names a part of Docusaurus that pages do not have by name: `@docusaurus/router`. */
export function isOtherPart(from: string): boolean {
  const [, name] = /^@docusaurus\/(.+)$/.exec(from) ?? []
  return name !== undefined && !BUILT_IN_COMPONENTS.includes(name)
}

/** Components that a page has unless the site brings one of the same name. */
export const REPLACEABLE_COMPONENTS: readonly string[] = ['Badge']
