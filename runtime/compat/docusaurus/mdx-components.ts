// `@theme-original/MDXComponents`, which the site's own list of components is spread over. Page elements are html here and
// built-in components are not React code, so the list is empty.

/** Empty: pages refer to components by name. */
const components: Readonly<Record<string, never>> = {}

export { components as default }
