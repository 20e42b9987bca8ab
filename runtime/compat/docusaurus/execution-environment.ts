// `@docusaurus/ExecutionEnvironment`: whether the code runs in a browser.
const canUseDOM = typeof window !== 'undefined' && typeof document !== 'undefined'

/** Available browser features. */
export const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM && 'screen' in window,
}

export { ExecutionEnvironment as default }
