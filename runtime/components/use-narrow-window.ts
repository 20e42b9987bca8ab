// Whether the window is so narrow that navigation lives in a menu. The style sheets have the same breakpoint.
import { useEffect, useState } from 'react'

/** Widest window, in px, that has the mobile layout. */
export const MOBILE_MAX_WIDTH = 996

/** False on the server and until the window has been measured. */
export function useNarrowWindow(): boolean {
  const [narrow, setNarrow] = useState(false)
  useEffect(() => {
    const query = matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`)
    const update = () => setNarrow(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return narrow
}
