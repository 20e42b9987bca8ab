// Constants shared by the compiler and the browser script of the offline edition.

/**
 * Base URL that the offline edition is built with. In pages and styles it is replaced with a relative path when they are written,
 * in data with the path of the site's folder when they are read. Texts of a site never contain it by chance.
 */
export const OFFLINE_ROOT = '/docsite-offline-root/'

/** Global function that data files call with their path below the site root and their content. */
export const OFFLINE_DATA = 'docsiteData'

/** Form of the content of a data file: JSON or other text, bytes in base64, or text that the reader expects deflated. */
export type OfflineForm = 'text' | 'base64' | 'deflated'
