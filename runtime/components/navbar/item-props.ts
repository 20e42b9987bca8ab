// Props of navbar item components.
import type { NavbarNode } from '../../model/navbar.ts'

/** The item, where it is shown, and a callback for followed links. */
export interface NavbarItemProps<Node extends NavbarNode = NavbarNode> {
  readonly item: Node
  /** Unique on the page. */
  readonly id: string
  readonly mobile: boolean
  readonly onNavigate?: (() => void) | undefined
}
