// What the browser program provides for all search boxes; on the server there is nothing.
import { createContext, type FunctionComponent, useContext } from 'react'
import type { PageView } from '../../model/page.ts'
import type { SearchEngine, TakeFiles } from '../../search/protocol.ts'

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
  /** Of all boxes; made by the first that is opened. A site that is published anew gets another one. */
  engine?: SearchEngine
  /** The page at a path, loaded with low priority; null when there is none. */
  loadPage(path: string): Promise<PageView | null>
  /** Begins to load all that a search needs: the reader is about to search. */
  prepare(): Promise<TakeFiles>
  /** The dialog's own code, loaded on first use. */
  loadDialog(): Promise<{ readonly SearchDialog: FunctionComponent<SearchDialogProps> }>
}

/** Null on the server. */
export const SearchServicesContext = createContext<SearchServices | null>(null)

/** What search boxes need. */
export const useSearchServices = (): SearchServices | null => useContext(SearchServicesContext)
