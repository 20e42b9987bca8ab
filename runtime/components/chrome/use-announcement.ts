// Tracks whether the reader has dismissed the announcement. A new announcement, identified by its id, is shown again.
import { useEffect, useState } from 'react'
import { useSite } from '../../contexts.tsx'
import { createSlot } from '../../storage/slot.ts'

/** Storage keys; the boot script reads them as well. */
const DISMISS_KEY = 'docusaurus.announcement.dismiss'
const ID_KEY = 'docusaurus.announcement.id'

interface Dismissal {
  readonly closed: boolean
  readonly close: () => void
}

/** Whether the announcement is closed, and a function to close it. */
export function useAnnouncement(): Dismissal {
  const id = useSite().announcement?.id
  const [closed, setClosed] = useState(false)
  useEffect(() => {
    if (id === undefined) return
    const dismissed = createSlot(DISMISS_KEY)
    const shownId = createSlot(ID_KEY)
    if (shownId.get() !== id) dismissed.set('false')
    shownId.set(id)
    const update = (value: string | null) => {
      setClosed(value === 'true')
      // Otherwise the rule that hides a dismissed bar before the first paint would continue to hide it.
      document.documentElement.dataset.announcementBarInitiallyDismissed = String(value === 'true')
    }
    update(dismissed.get())
    return dismissed.listen(update)
  }, [id])
  const close = () => {
    createSlot(DISMISS_KEY).set('true')
    setClosed(true)
  }
  return { closed, close }
}
