// The sidebar as far as it is loaded: at first the visible part that came with the page, later the whole tree.

import { useEffect, useState } from 'react'
import { useHydrated, useResources, useSite } from '../../contexts.tsx'
import { own } from '../../model/own.ts'
import type { PageSidebar } from '../../model/page.ts'
import type { SidebarItem } from '../../model/sidebar.ts'
import { interactionCode, loadInteractionCode } from '../interaction-code.ts'

interface SidebarTree {
  readonly items: readonly SidebarItem[]
  /**
   * Loads the tree as far as the page needs it, and the file of a branch; to be called when the reader turns to the sidebar or
   * opens the branch. Never rejects.
   */
  readonly load: (file?: string) => Promise<void> | undefined
}

/** Items of a page's sidebar. */
export function useSidebarItems({ key, items, way }: PageSidebar): SidebarTree {
  const address = own(useSite().sidebars, key)
  const resources = useResources()
  const hydrated = useHydrated()
  const [, redraw] = useState<object>()
  const isEmpty = items.length === 0
  const part = { address, way, isEmpty }
  const whole = hydrated ? interactionCode()?.treeFor(resources, part) : undefined
  const load = (file?: string) =>
    whole && !file
      ? undefined
      : loadInteractionCode()
          .then(({ loadTree }) => loadTree(resources, { ...part, file }))
          .then(
            () => redraw({}),
            // The part shown continues to work; opening a closed category tries again.
            () => undefined,
          )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page reached by a link comes without its sidebar
  useEffect(() => {
    if (isEmpty) load()
  }, [isEmpty, address])
  return { items: whole ?? items, load }
}
