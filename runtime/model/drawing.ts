// Sizes of the letters of drawn diagrams, which the program that draws them and the html that shows them agree on.

/** Pixels that the smallest letters of a drawing are tall, at least. */
export const LEAST_LETTERS = 14

/** Pixels to which a page may shrink them; below that its box scrolls. */
export const LEAST_SHOWN_LETTERS = 12
