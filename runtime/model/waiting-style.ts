// Inline styles of a site's own components in server html. The content policy forbids `style` attributes, so the styles are kept
// in an attribute that a rule of the page's stylesheet selects; before the component is hydrated, they become its inline styles.

/** The attribute, with declarations as in `style`. */
export const WAITING_STYLE = 'data-docsite-style'
