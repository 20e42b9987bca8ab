// `@theme/Heading`: a heading with a permalink. It is not in the table of contents, which contains only the page's own headings.
import type { HTMLAttributes } from 'react'
import { useMessage } from '../../components/use-message.ts'

/** Props of the heading. */
export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

/** A heading; with an id, it has a permalink. */
export function Heading({ as: Tag, id, className, children, ...rest }: HeadingProps) {
  const text = useMessage()
  if (Tag === 'h1' || id === undefined)
    return (
      <Tag className={className} {...rest}>
        {children}
      </Tag>
    )
  const label = text('theme.common.headingLinkTitle', {
    heading: typeof children === 'string' ? children : id,
  })
  return (
    <Tag className={className ? `anchor ${className}` : 'anchor'} id={id} {...rest}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label}>
        {'\u200b'}
      </a>
    </Tag>
  )
}

export { Heading as default }
