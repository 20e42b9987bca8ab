// `@theme/Layout`: what it holds. Navbar, footer and head are those of the page that the component stands in.
import { Fragment, type ReactNode } from 'react'

/** What stands inside. */
export function Layout({ children }: { readonly children?: ReactNode }) {
  return <Fragment>{children}</Fragment>
}

export { Layout as default }
