// `@docusaurus/Head`: renders nothing, because the head of a page is rendered before its components. Use `<Head>` in Markdown,
// `headTags` of the configuration or `headTags` of `theme/index.tsx` instead.
import type { ReactNode } from 'react'

/** Renders nothing. */
export function Head(_: { readonly children?: ReactNode }): null {
  return null
}

export { Head as default }
