// Modules that the bundler provides: the halves of the rendering engine and the site's own theme.
declare module 'docsite:engine-server' {
  export const renderToString: import('./engine.ts').RenderToString
}

declare module 'docsite:engine-client' {
  export const hydrate: import('./engine.ts').Hydrate
}

declare module 'docsite:engine-island' {
  export const hydrateIsland: import('./engine.ts').HydrateIsland
}

declare module 'docsite:theme' {
  export const theme: import('../components/theme-slots.ts').Theme
}

declare module 'docsite:frame-styles' {
  /** Applies the inline styles of theme components in the frame; does nothing without a theme. */
  export function setFrameStyles(root: Element): void
}

declare module 'docsite:components' {
  export const components: import('../components/theme-slots.ts').Components
}

declare module 'docsite:custom-fields' {
  /** `customFields` of the configuration; bundled only if a component uses them. */
  export const customFields: Readonly<Record<string, unknown>>
}

declare module 'docsite:page-modules' {
  /** On the server: modules that pages import components from, by import path. */
  export const modules: Readonly<Record<string, object>>
  /** Components that pages use by tag name. */
  export const components: import('../components/theme-slots.ts').Components
  /** Errors thrown by modules on load, by import path; `''` stands for the components used by name. */
  export const failures: ReadonlyMap<string, unknown>
}

declare module 'docsite:page-module-loaders' {
  /** The same in the browser, where a module is loaded with the first page that uses it. */
  export const loaders: Readonly<Record<string, () => Promise<{ readonly module: object }>>>
}
