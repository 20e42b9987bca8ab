// `@theme/Layout`: renders only its children. Navbar, footer and head are those of the page around the component.
import { Fragment, type ReactNode } from 'react'

/** Renders its children. */
export function Layout({ children }: { readonly children?: ReactNode }) {
  return <Fragment>{children}</Fragment>
}

export { Layout as default }
