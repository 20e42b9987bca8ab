// `@docusaurus/isInternalUrl`: whether a URL belongs to this site.
import { hasScheme } from './address.ts'

/** Whether a URL does not lead to another site. */
export const isInternalUrl = (url?: string): boolean =>
  url !== undefined && !hasScheme(url) && !url.startsWith('//')

export { isInternalUrl as default }
