// Which windows are narrow. The style sheets have the same breakpoint.

/** Windows with the mobile layout: up to 996 px, and wider ones of readers whose browser has larger text. */
export const MOBILE_MEDIA = '(max-width: 62.25em)'
