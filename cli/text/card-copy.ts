// Texts of cards in the Markdown copy of a page.

/** A label as it is written in brackets. */
export const labelCopy = (label: string): string => label.replace(/[\\[\]]/g, '\\$&')

/** A description as it follows the label; empty without one. */
export const descriptionCopy = (text: string | undefined): string =>
  text === undefined ? '' : `: ${text.replace(/\s+/g, ' ')}`
