// `@docusaurus/useBaseUrl`: URLs with the base URL of the page's locale.
import { type BaseUrlOptions, useWithBaseUrl } from './address.ts'

/** The URL with the base URL. */
export function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  return useWithBaseUrl()(url, options)
}

/** The same as a function, for several URLs. */
export function useBaseUrlUtils() {
  return { withBaseUrl: useWithBaseUrl() }
}

export { useBaseUrl as default }
