// Names that the bundler fills in: the halves of the rendering engine and the site's own theme module.
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
  /** Gives what the theme has in the frame its inline styles; does nothing where there is no theme. */
  export function setFrameStyles(root: Element): void
}

declare module 'docsite:components' {
  export const components: import('../components/theme-slots.ts').Components
}

declare module 'docsite:custom-fields' {
  /** `customFields` of the configuration; in the bundle only when a component asks for them. */
  export const customFields: Readonly<Record<string, unknown>>
}

declare module 'docsite:page-modules' {
  /** What pages import components from, by the path of the import: on the server. */
  export const modules: Readonly<Record<string, object>>
  /** The components that pages use by the name of a tag. */
  export const components: import('../components/theme-slots.ts').Components
  /** What threw as soon as it was loaded, in the place of its module; `''` is the path of the components by name. */
  export const failures: ReadonlyMap<string, unknown>
}

declare module 'docsite:page-module-loaders' {
  /** The same in the browser, where a module comes with the first page that uses it. */
  export const loaders: Readonly<Record<string, () => Promise<{ readonly module: object }>>>
}
