// `@docusaurus/Head`: shows nothing. The head of a page is made before its components; what belongs there is written in the page
// (`<Head>` in Markdown), in `headTags` of the configuration or in `headTags` of `theme/index.tsx`.
import type { ReactNode } from 'react'

/** Nothing. */
export function Head(_: { readonly children?: ReactNode }): null {
  return null
}

export { Head as default }
