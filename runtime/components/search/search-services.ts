// Services that the browser code provides for all search boxes; absent on the server.
import { createContext, type FunctionComponent, useContext } from 'react'
import type { PageView } from '../../model/page.ts'
import type { SearchEngine, TakeFiles } from '../../search/protocol.ts'

/** Props of the dialog. */
export interface SearchDialogProps {
  readonly engine: SearchEngine
  readonly open: boolean
  onClose(): void
  /** Receives the query, which the button shows. */
  onQuery(query: string): void
}

/** Services for search boxes. */
export interface SearchServices {
  /** Shared by all boxes; created by the first one opened. A republished site gets a new one. */
  engine?: SearchEngine
  /** The page at a path, loaded with low priority; null if there is none. */
  loadPage(path: string): Promise<PageView | null>
  /** Starts loading everything that a search needs: the reader is about to search. */
  prepare(): Promise<TakeFiles>
  /** The dialog's own code, loaded on first use. */
  loadDialog(): Promise<{ readonly SearchDialog: FunctionComponent<SearchDialogProps> }>
}

/** Null on the server. */
export const SearchServicesContext = createContext<SearchServices | null>(null)

/** Services for search boxes. */
export const useSearchServices = (): SearchServices | null => useContext(SearchServicesContext)
