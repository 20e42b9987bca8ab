// Shown instead of a page that failed to render: the error with its causes, and a retry button.
import { useMessage } from '../use-message.ts'
import { causeChain } from './cause-chain.ts'
import { useErrorTitle } from './use-error-title.ts'

/** Heading, button and message of a crash. */
export function Crash({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  const text = useMessage()
  useErrorTitle()
  return (
    <main className="crash container">
      <h1>{text('theme.ErrorPageContent.title')}</h1>
      <button type="button" className="button button--primary" onClick={retry}>
        {text('theme.ErrorPageContent.tryAgain')}
      </button>
      <pre className="crash__message">{causeChain(error, text('docsite.error.cause'))}</pre>
    </main>
  )
}
