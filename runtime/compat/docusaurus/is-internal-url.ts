// `@docusaurus/isInternalUrl`: whether an address is one of this site.
import { hasScheme } from './address.ts'

/** Whether an address names no other site. */
export const isInternalUrl = (url?: string): boolean =>
  url !== undefined && !hasScheme(url) && !url.startsWith('//')

export { isInternalUrl as default }
