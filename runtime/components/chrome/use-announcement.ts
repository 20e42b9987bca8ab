// Whether the reader has dismissed the announcement.
import { useState } from 'react'

interface Dismissal {
  readonly closed: boolean
  readonly close: () => void
}

/** Closed or not, and the way to close. */
export function useAnnouncement(): Dismissal {
  const [closed, setClosed] = useState(false)
  return { closed, close: () => setClosed(true) }
}
