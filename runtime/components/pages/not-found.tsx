// What stands at every other path.
import { useMessage } from '../use-message.ts'

/** Heading and two paragraphs. */
export function NotFound() {
  const text = useMessage()
  return (
    <main className="container narrow-page">
      <div className="markdown">
        <h1>{text('theme.NotFound.title')}</h1>
        <p>{text('theme.NotFound.p1')}</p>
        <p>{text('theme.NotFound.p2')}</p>
      </div>
    </main>
  )
}
