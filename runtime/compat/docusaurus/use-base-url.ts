// `@docusaurus/useBaseUrl`: addresses with the base URL of the page's locale.
import { type BaseUrlOptions, useWithBaseUrl } from './address.ts'

/** The address with the base URL. */
export function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  return useWithBaseUrl()(url, options)
}

/** The same as a function, for several addresses. */
export function useBaseUrlUtils() {
  return { withBaseUrl: useWithBaseUrl() }
}

export { useBaseUrl as default }
