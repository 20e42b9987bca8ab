// Where the search box gets its engine: the browser program gives one for all boxes; on the server there is none.
import { createContext, type FunctionComponent, useContext } from 'react'
import type { PageView } from '../../model/page.ts'
import type { SearchEngine } from '../../search/protocol.ts'

/** What the dialog needs. */
export interface SearchDialogProps {
  readonly engine: SearchEngine
  readonly open: boolean
  onClose(): void
  /** Receives the query, which the button shows. */
  onQuery(query: string): void
}

/** What the browser program provides for search boxes. */
export interface SearchServices {
  readonly engine: SearchEngine
  /** The page at a path, loaded with low priority; null when there is none. */
  loadPage(path: string): Promise<PageView | null>
  /** The dialog's own code, loaded on first use. */
  loadDialog(): Promise<{ readonly SearchDialog: FunctionComponent<SearchDialogProps> }>
}

/** Null on the server. */
export const SearchServicesContext = createContext<SearchServices | null>(null)

/** The engine and the dialog's code. */
export const useSearchServices = (): SearchServices | null => useContext(SearchServicesContext)
