// The title of the document while an error stands in the place of the page.
import { useEffect } from 'react'

/** Document title while an error is shown. */
export const ERROR_TITLE = 'Page Error'

/** Sets the title, and gives the page its own back. */
export function useErrorTitle(): void {
  useEffect(() => {
    const { title } = document
    document.title = ERROR_TITLE
    return () => {
      // Another page has put its own there already.
      if (document.title === ERROR_TITLE) document.title = title
    }
  }, [])
}
