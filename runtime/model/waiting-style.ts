// Inline styles of a site's own components in html of the server. The content policy refuses `style` attributes, so they wait in
// an attribute that a rule of the page's style sheet selects; before the component is hydrated, they become its inline styles.

/** The attribute, with declarations as `style` has them. */
export const WAITING_STYLE = 'data-docsite-style'
