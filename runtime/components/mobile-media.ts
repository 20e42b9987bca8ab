// Defines narrow viewports. The stylesheets have the same breakpoint.

/** Media query of the mobile layout: up to 996 px, and wider if the reader's browser has larger text. */
export const MOBILE_MEDIA = '(max-width: 62.25em)'
