// `@docusaurus/BrowserOnly`: content that the server cannot render. The fallback is shown until the page is hydrated.
import type { ReactNode } from 'react'
import { useHydrated } from '../../contexts.tsx'

/** Props of the component. */
export interface BrowserOnlyProps {
  /** Called only in the browser. */
  readonly children?: () => ReactNode
  readonly fallback?: ReactNode
}

/** Renders the fallback, then the result of the function. */
export function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  const isBrowser = useHydrated()
  return isBrowser ? (children?.() ?? null) : fallback
}

export { BrowserOnly as default }
