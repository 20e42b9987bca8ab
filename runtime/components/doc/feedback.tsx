// The question whether a page was helpful: two links, or a form that works without JavaScript.
import type { FeedbackView } from '../../model/page.ts'
import { useMessage } from '../use-message.ts'

/** The question with its answers. */
export function Feedback({ feedback }: { readonly feedback: FeedbackView }) {
  const text = useMessage()
  const question = <span className="page-feedback__question">{text('docsite.feedback.question')}</span>
  const answers = [
    ['yes', text('docsite.feedback.yes')],
    ['no', text('docsite.feedback.no')],
  ] as const
  if ('endpoint' in feedback)
    return (
      <form className="page-feedback" method="post" action={feedback.endpoint}>
        {question}
        <input type="hidden" name="url" value={feedback.url} />
        {answers.map(([answer, label]) => (
          <button
            key={answer}
            type="submit"
            className="button"
            name="answer"
            value={answer}
            aria-label={`${text('docsite.feedback.question')} ${label}`}
          >
            {label}
          </button>
        ))}
      </form>
    )
  return (
    <p className="page-feedback">
      {question}
      {answers.map(([answer, label]) => (
        <a
          key={answer}
          className="button"
          href={feedback[answer]}
          aria-label={`${text('docsite.feedback.question')} ${label}`}
        >
          {label}
        </a>
      ))}
    </p>
  )
}
