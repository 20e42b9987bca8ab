// `@docusaurus/BrowserOnly`: what the server cannot render. The fallback stands in the page until it is hydrated.
import type { ReactNode } from 'react'
import { useHydrated } from '../../contexts.tsx'

/** Props of the component. */
export interface BrowserOnlyProps {
  /** Called in the browser alone. */
  readonly children?: () => ReactNode
  readonly fallback?: ReactNode
}

/** The fallback, then what the function gives. */
export function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  const isBrowser = useHydrated()
  return isBrowser ? (children?.() ?? null) : fallback
}

export { BrowserOnly as default }
