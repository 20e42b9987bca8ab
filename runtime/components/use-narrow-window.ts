// Whether the viewport is so narrow that navigation is in a menu.
import { useEffect, useState } from 'react'
import { MOBILE_MEDIA } from './mobile-media.ts'

/** False on the server and until the viewport has been measured. */
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
