// The Enter key of the search: it applies to the query in the field, whose answer may still be pending.
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isCurrent, type SearchState } from './search-state.ts'

/**
 * Calls `open` immediately if the results shown are those of the query, otherwise when they arrive. Another query cancels the key
 * press.
 */
export function useEnter(
  state: SearchState,
  open: (event: KeyboardEvent) => void,
): (event: KeyboardEvent) => void {
  const pressed = useRef<{ readonly event: KeyboardEvent; readonly request: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every state change; the callback sees the state
  useEffect(() => {
    if (!pressed.current || !isCurrent(state)) return
    const { event, request } = pressed.current
    pressed.current = null
    if (request === state.requested) open(event)
  }, [state])
  return (event) => {
    if (isCurrent(state)) open(event)
    else pressed.current = { event, request: state.requested }
  }
}
