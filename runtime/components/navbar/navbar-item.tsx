// One item of the navbar. If it fails, the error says which item it was.
import { type ComponentType, createElement, type ReactNode } from 'react'
import type { NavbarNode } from '../../model/navbar.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import type { NavbarItemProps } from './item-props.ts'
import { NAVBAR_ITEMS } from './registry.ts'

/** Renders an item by its kind. */
export function NavbarItem(props: NavbarItemProps) {
  const { item } = props
  const fail = (cause: Error): ReactNode => <Failed item={item} cause={cause} />
  return (
    <ErrorBoundary fallback={fail}>
      <ByKind {...props} />
    </ErrorBoundary>
  )
}

function ByKind(props: NavbarItemProps) {
  const { kind } = props.item
  // The registry has a matching component for each kind, which the type of a lookup cannot express.
  const component = NAVBAR_ITEMS[kind] as ComponentType<NavbarItemProps> | undefined
  if (!component) throw new Error(`No NavbarItem component found for type "${kind}".`)
  return createElement(component, props)
}

/** Rethrows, so that the error reaches the boundary around the whole app. */
function Failed({ item, cause }: { readonly item: NavbarNode; readonly cause: Error }): ReactNode {
  throw new Error(
    `A theme navbar item failed to render. Please check the configuration of this item:\n${JSON.stringify(item, null, 2)}`,
    { cause },
  )
}
