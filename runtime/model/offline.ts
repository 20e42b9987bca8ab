// What the offline edition of a site and the program in its pages agree on.

/**
 * Base URL that the offline edition is made with. In pages and styles a relative path takes its place when they are written, in data
 * the path of the folder that the site lies in, when they are read. No text of a site holds it by chance.
 */
export const OFFLINE_ROOT = '/docsite-offline-root/'

/** Global function that data files call with their path below the root of the site and what they hold. */
export const OFFLINE_DATA = 'docsiteData'

/** How a data file says what it holds: JSON or other text, bytes in base64, text that the reader expects deflated. */
export type OfflineForm = 'text' | 'base64' | 'deflated'
