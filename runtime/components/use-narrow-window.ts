// Whether the window is so narrow that navigation lives in a menu. The style sheets have the same breakpoint.
import { useEffect, useState } from 'react'

/** Windows with the mobile layout: up to 996 px, and wider ones of readers whose browser has larger text. */
export const MOBILE_MEDIA = '(max-width: 62.25em)'

/** False on the server and until the window has been measured. */
export function useNarrowWindow(): boolean {
  const [narrow, setNarrow] = useState(false)
  useEffect(() => {
    const query = matchMedia(MOBILE_MEDIA)
    const update = () => setNarrow(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return narrow
}
