// The docs around the page, for components in its article. Separate from the contexts of the app, because few pages have a
// component that asks for them.
import { createContext, useContext } from 'react'
import { type DocsContext, NO_FACTS } from '../../model/docs-facts.ts'

/** The data that a component asked for when the page was built. */
export const DocsFactsContext = createContext<DocsContext>(NO_FACTS)

/** The docs around the page. */
export const useDocsFacts = (): DocsContext => useContext(DocsFactsContext)
