// The title of the document while an error is shown instead of the page.
import { useEffect } from 'react'

/** Document title while an error is shown. */
export const ERROR_TITLE = 'Page Error'

/** Sets the title, and restores the page's own afterwards. */
export function useErrorTitle(): void {
  useEffect(() => {
    const { title } = document
    document.title = ERROR_TITLE
    return () => {
      // Another page may already have set its own title.
      if (document.title === ERROR_TITLE) document.title = title
    }
  }, [])
}
