// Text sizes of drawn diagrams, shared by the script that draws them and the html that shows them.

/** Minimum size of the smallest text in a drawing, in pixels. */
export const MIN_LETTERS = 14

/** Size to which a page may shrink that text, in pixels; below it the container scrolls. */
export const MIN_SHOWN_LETTERS = 12
