// What every navbar item component is given.
import type { NavbarNode } from '../../model/navbar.ts'

/** The item, where it stands, and what following a link does there. */
export interface NavbarItemProps<Node extends NavbarNode = NavbarNode> {
  readonly item: Node
  /** Unique on the page. */
  readonly id: string
  readonly mobile: boolean
  readonly onNavigate?: (() => void) | undefined
}
