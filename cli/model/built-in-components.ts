// Names of the components that every site has: those of a theme with such a name are never asked for.

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
