// The docs around the page, for components of its article. Apart from the contexts of the app: few pages have any that ask.
import { createContext, useContext } from 'react'
import { type DocsFacts, NO_FACTS } from '../../model/docs-facts.ts'

/** What a component has asked for when the page was made. */
export const DocsFactsContext = createContext<DocsFacts>(NO_FACTS)

/** The docs around the page. */
export const useDocsFacts = (): DocsFacts => useContext(DocsFactsContext)
