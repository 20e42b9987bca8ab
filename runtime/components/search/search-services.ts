// Where the search box gets its engine: the browser program gives one for all boxes; on the server there is none.
import { createContext, type FunctionComponent, useContext } from 'react'
import type { PageView } from '../../model/page.ts'
import type { SearchEngine } from '../../search/protocol.ts'

/** What the dialog needs. */
export interface SearchDialogProps {
  readonly engine: SearchEngine
  readonly open: boolean
  onClose(): void
  /** Told the query, for the button to show. */
  onQuery(query: string): void
}

/** What the search box is given by the browser program. */
export interface SearchServices {
  readonly engine: SearchEngine
  /** The page at a path, with little haste; null when there is none. */
  loadPage(path: string): Promise<PageView | null>
  /** The dialog's own code, loaded on first use. */
  loadDialog(): Promise<{ readonly SearchDialog: FunctionComponent<SearchDialogProps> }>
}

/** Null on the server. */
export const SearchServicesContext = createContext<SearchServices | null>(null)

/** The engine and the dialog's code. */
export const useSearchServices = (): SearchServices | null => useContext(SearchServicesContext)
