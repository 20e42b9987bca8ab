// Shown instead of a page that failed to load, with a retry button. The cause is in the console.
import { useErrorTitle } from '../components/pages/use-error-title.ts'
import { useMessage } from '../components/use-message.ts'

/** The error box with its button. */
export function PageFailure({ onRetry }: { readonly onRetry: () => void }) {
  const text = useMessage()
  useErrorTitle()
  return (
    <main className="page-failure container">
      <h1 className="page-failure__title">{text('theme.ErrorPageContent.title')}</h1>
      <p className="page-failure__message" role="alert">
        {text('docsite.pageFailure.message')}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {text('docsite.retry')}
      </button>
    </main>
  )
}
