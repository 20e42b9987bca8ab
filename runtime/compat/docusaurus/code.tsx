// `@theme/MDXComponents/Code`: inline code, or a code block if it has several lines or a language.
import { Children, type ComponentProps } from 'react'
import { CodeBlock } from './code-block.tsx'

/** Inline code or a code block. */
export function Code(props: ComponentProps<'code'>) {
  const { children, className } = props
  const isLine =
    className === undefined &&
    Children.toArray(children).every((part) => typeof part !== 'string' || !part.includes('\n'))
  if (isLine) return <code {...props} />
  return <CodeBlock {...(className === undefined ? {} : { className })}>{children}</CodeBlock>
}

export { Code as default }
