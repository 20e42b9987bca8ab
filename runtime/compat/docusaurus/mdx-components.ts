// `@theme-original/MDXComponents`, which the site's own list of components is spread over: elements of pages are html here, and the
// built-in components are no code, so there is nothing to add to.

/** Nothing: what pages may use is known by name. */
const components: Readonly<Record<string, never>> = {}

export { components as default }
