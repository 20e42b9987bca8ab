// `@theme/Details`: a native `details` element.
import { type HTMLAttributes, isValidElement, type ReactElement, type ReactNode } from 'react'
import { useMessage } from '../../components/use-message.ts'

/** Props of the element. */
export interface DetailsProps extends HTMLAttributes<HTMLDetailsElement> {
  /** Text, or a `summary` element. */
  readonly summary?: ReactElement | string
  readonly open?: boolean
  readonly children?: ReactNode
}

/** A `details` element with the classes of the theme. */
export function Details({ summary, open = false, className, children, ...rest }: DetailsProps) {
  const text = useMessage()
  const label = isValidElement(summary) ? (
    summary
  ) : (
    <summary>{summary ?? text('docsite.details.summary')}</summary>
  )
  const classes = ['details', 'alert', 'alert--info', ...(className ? [className] : [])]
  return (
    <details className={classes.join(' ')} open={open} {...rest}>
      {label}
      <div>
        <div className="collapsible-content">{children}</div>
      </div>
    </details>
  )
}

export { Details as default }
