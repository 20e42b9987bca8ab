// What stands in the place of a page that could not be loaded: the reason, and another try.
import { useMessage } from '../components/use-message.ts'

/** The red box with the error and its button. */
export function PageFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useMessage()
  return (
    <main className="page-failure container">
      <h1 className="page-failure__title">{text('theme.ErrorPageContent.title')}</h1>
      <p className="page-failure__message" role="alert">
        {error.message}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {text('docsite.retry')}
      </button>
    </main>
  )
}
