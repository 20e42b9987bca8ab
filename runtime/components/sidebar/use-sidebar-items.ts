// The sidebar as far as it is known: at first the visible part that came with the page, later the whole tree.

import { useEffect, useMemo, useState } from 'react'
import { useHydrated, useResources, useSite } from '../../contexts.tsx'
import { own } from '../../model/own.ts'
import type { PageSidebar } from '../../model/page.ts'
import type { SidebarItem } from '../../model/sidebar.ts'
import { interactionCode, loadInteractionCode } from '../interaction-code.ts'

interface SidebarTree {
  readonly items: readonly SidebarItem[]
  /**
   * Fetches the tree as far as the page needs it, and the file of a branch; to be called when the reader turns to the sidebar or
   * opens the branch. Never rejects.
   */
  readonly load: (file?: string) => Promise<void> | undefined
}

/** Items of a page's sidebar. */
export function useSidebarItems({ key, items, way }: PageSidebar): SidebarTree {
  const address = own(useSite().sidebars, key)
  const resources = useResources()
  const hydrated = useHydrated()
  const [loads, setLoads] = useState(0)
  const isEmpty = items.length === 0
  const code = hydrated ? interactionCode() : undefined
  // A page without its part shows what there is, should a file of its branch be out of reach.
  const isKnown =
    address !== undefined && (isEmpty ? resources.peek(address) : code?.isWayHere(resources, address, way))
  const tree = isKnown ? address : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files that are here change with the way and with loads
  const whole = useMemo(
    () => (tree === undefined ? undefined : code?.knownTree(resources, tree)),
    [resources, tree, way, loads, code],
  )
  const load = (file?: string) => {
    if (address === undefined || (file === undefined && whole)) return
    return Promise.all([
      loadInteractionCode().then(({ loadWay }) => loadWay(resources, address, way)),
      file === undefined ? undefined : resources.load(file),
    ]).then(
      () => setLoads((count) => count + 1),
      // The part that is shown goes on working; opening a closed category tries again.
      () => undefined,
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page reached by a link comes without its sidebar
  useEffect(() => {
    if (isEmpty) load()
  }, [isEmpty, address])
  return { items: whole ?? items, load }
}
