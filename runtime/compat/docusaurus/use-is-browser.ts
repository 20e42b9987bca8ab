// `@docusaurus/useIsBrowser`: false on the server and in the browser's first render.
export { useHydrated as default, useHydrated as useIsBrowser } from '../../contexts.tsx'
