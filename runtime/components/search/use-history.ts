// The reader's search history, read whenever the dialog is opened, because other tabs may have changed it.
import { useEffect, useState } from 'react'
import { useSite } from '../../contexts.tsx'
import type { SearchDocument } from '../../model/search.ts'
import { NO_HISTORY, readHistory, type SearchHistory, withOpened, writeHistory } from './history.ts'

/** The history, and functions to change it. */
export interface KeptHistory {
  readonly kept: SearchHistory
  /** A section was opened; `query` is empty if it was opened without one. */
  opened(query: string, document: SearchDocument): void
  forget(): void
}

/** The history of this site. `open`: whether the dialog is shown. */
export function useHistory(open: boolean): KeptHistory {
  const { baseUrl } = useSite()
  const [kept, setKept] = useState(NO_HISTORY)
  useEffect(() => {
    if (open) setKept(readHistory(baseUrl))
  }, [open, baseUrl])
  const keep = (history: SearchHistory) => {
    writeHistory(baseUrl, history)
    setKept(history)
  }
  return {
    kept,
    opened: (query, document) => keep(withOpened(readHistory(baseUrl), query, document)),
    forget: () => keep(NO_HISTORY),
  }
}
