// Shared dependencies of sidebar items on all levels.
import type { useMessage } from '../use-message.ts'
import type { Trail } from './trail.ts'

/** Shared by all items of one sidebar. */
export interface SidebarTools {
  /** Pathname of the current page. */
  readonly path: string
  readonly trail: Trail
  readonly text: ReturnType<typeof useMessage>
  readonly autoCollapse: boolean
  /**
   * Loads the tree: the children of closed categories and the items left out of long levels; for large ones, the file with them.
   * Never rejects.
   */
  readonly load: (file?: string) => Promise<void> | undefined
  /** Called when a link is followed: the mobile menu then closes. */
  readonly onNavigate?: (() => void) | undefined
}
