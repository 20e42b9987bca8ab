// `@theme/CodeBlock`: code with a title, line numbers and the usual buttons. Code in components is not highlighted, because the
// grammars are not part of the browser bundle. Line highlighting (`{1,3}`, magic comments) and live code are not supported.
import { Children, type ReactNode } from 'react'
import { useMessage } from '../../components/use-message.ts'

/** Props of the component. */
export interface CodeBlockProps {
  readonly children?: ReactNode
  readonly language?: string
  readonly className?: string
  readonly title?: ReactNode
  readonly showLineNumbers?: boolean | number
  readonly metastring?: string
}

/** A code block. */
export function CodeBlock({
  children,
  language,
  className = '',
  title,
  metastring = '',
  showLineNumbers = /\bshowLineNumbers\b/.test(metastring),
}: CodeBlockProps) {
  const text = useMessage()
  const name = language ?? /language-(\S+)/.exec(className)?.[1] ?? 'text'
  const heading = title ?? /\btitle=(["'])(.*?)\1/.exec(metastring)?.[2]
  const label = typeof heading === 'string' ? heading : `${text('theme.code.label')} ${name}`
  const lines = codeOf(children).replace(/\n$/, '').split('\n')
  return (
    <div className={`language-${name} theme-code-block`}>
      {heading === undefined ? null : <div className="theme-code-block-title">{heading}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: this is not a form */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <code className={showLineNumbers === false ? undefined : 'line-numbers'}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
            <span key={index} className="token-line">
              {index < lines.length - 1 ? `${line}\n` : line}
            </span>
          ))}
        </code>
      </pre>
    </div>
  )
}

/** The text of the children; elements are ignored. */
function codeOf(children: ReactNode): string {
  return Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('')
}

export { CodeBlock as default }
