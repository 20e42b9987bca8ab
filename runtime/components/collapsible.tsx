// A collapsible list. Its content is rendered when it is first open; after that only the height changes.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { interactionCode } from './interaction-code.ts'

interface CollapsibleProps {
  readonly open: boolean
  readonly className: string
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** A `ul` that is animated whenever `open` changes, but not initially. */
export function Collapsible({ open, className, id, children }: CollapsibleProps) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(open)
  const [mounted, setMounted] = useState(open)
  // Only the first value matters: afterwards the animation controls the attribute.
  const [startsHidden] = useState(!open)
  if (open && !mounted) setMounted(true)
  useEffect(() => {
    const element = list.current
    if (shown.current === open || !element) return
    shown.current = open
    const code = interactionCode()
    if (code) return code.animateCollapse(element, open)
    element.hidden = !open
  }, [open])
  if (!mounted) return null
  return (
    <ul ref={list} className={className} id={id} hidden={startsHidden}>
      {children}
    </ul>
  )
}
