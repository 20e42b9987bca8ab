// A list that opens and closes. Its content is made when it is first open; from then on only the height changes.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { animateCollapse } from './collapse-animation.ts'

interface CollapsibleProps {
  readonly open: boolean
  readonly className: string
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** The animation once it is loaded, for all lists: the module system loads it once for the document, too. */
const loaded: { animate?: typeof animateCollapse } = {}

/** Loads the animation; before that lists open and close at once. */
export async function loadCollapseAnimation(): Promise<void> {
  loaded.animate ??= (await import('./collapse-animation.ts')).animateCollapse
}

/** A `ul` that is animated whenever `open` changes, never at first. */
export function Collapsible({ open, className, id, children }: CollapsibleProps) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(open)
  const [mounted, setMounted] = useState(open)
  // Of all that is rendered only this first value counts: afterwards the animation owns the attribute.
  const [startsHidden] = useState(!open)
  if (open && !mounted) setMounted(true)
  useEffect(() => {
    const element = list.current
    if (shown.current === open || !element) return
    shown.current = open
    if (loaded.animate) return loaded.animate(element, open)
    element.hidden = !open
  }, [open])
  if (!mounted) return null
  return (
    <ul ref={list} className={className} id={id} hidden={startsHidden}>
      {children}
    </ul>
  )
}
