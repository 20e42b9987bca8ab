// Names that pages in many folders share; they identify no page.

const GENERIC = new Set(['index', 'readme', 'intro', 'introduction', 'overview', ''])

/** Whether a page name says nothing about which page it is. */
export const isGenericName = (name: string): boolean => GENERIC.has(name.toLowerCase())
