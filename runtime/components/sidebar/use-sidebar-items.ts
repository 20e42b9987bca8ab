// The sidebar as far as it is known: at first the visible part that came with the page, later the whole tree.

import { useEffect, useState } from 'react'
import { useHydrated, useResources, useSite } from '../../contexts.tsx'
import { own } from '../../model/own.ts'
import type { PageSidebar } from '../../model/page.ts'
import type { SidebarItem } from '../../model/sidebar.ts'
import { interactionCode, loadInteractionCode } from '../interaction-code.ts'

interface SidebarTree {
  readonly items: readonly SidebarItem[]
  /** Fetches the whole tree; to be called when the reader turns to the sidebar. */
  readonly loadWhole: () => Promise<void> | undefined
}

/** Items of a page's sidebar. */
export function useSidebarItems({ key, items }: PageSidebar): SidebarTree {
  const address = own(useSite().sidebars, key)
  const resources = useResources()
  const hydrated = useHydrated()
  const [, setLoaded] = useState<string>()
  const whole = hydrated && address !== undefined && interactionCode() ? resources.peek(address) : undefined
  const loadWhole = () => {
    if (address === undefined || whole !== undefined) return
    return Promise.all([resources.load(address), loadInteractionCode()]).then(
      () => setLoaded(address),
      // The part that is shown goes on working; opening a closed category tries again.
      () => undefined,
    )
  }
  const isEmpty = items.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page reached by a link comes without its sidebar
  useEffect(() => {
    if (isEmpty) loadWhole()
  }, [isEmpty, address])
  // The file is ours, made from the same type.
  return { items: (whole as readonly SidebarItem[] | undefined) ?? items, loadWhole }
}
