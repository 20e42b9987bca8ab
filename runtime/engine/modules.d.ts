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

declare module 'docsite:components' {
  export const components: import('../components/theme-slots.ts').Components
}
