// `@docusaurus/useIsBrowser`: false on the server and in the first rendering of the browser.
export { useHydrated as default, useHydrated as useIsBrowser } from '../../contexts.tsx'
