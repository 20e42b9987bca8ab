// Links of the frame. Internal ones are plain anchors whose clicks the router handles; external ones open a new tab and say so.
import type { MouseEventHandler, ReactNode } from 'react'
import { useMessage } from './use-message.ts'

/** Props of a link; further attributes are passed on. */
export interface LinkProps {
  readonly href: string
  readonly external?: boolean | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
  readonly current?: boolean | undefined
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  readonly attributes?: Readonly<Record<string, string>> | undefined
}

/** An anchor; `current` marks the link to the current page. */
export function Link({ href, external, className, children, current, onClick, attributes }: LinkProps) {
  return (
    <a
      className={className}
      href={href}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
      {...attributes}
    >
      {children}
      {external ? <ExternalIcon /> : null}
    </a>
  )
}

/** The arrow after external links, with a text alternative. */
export function ExternalIcon() {
  const text = useMessage()
  return (
    <>
      <svg className="external-icon" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M4 2h6v6M10 2 2.5 9.5" />
      </svg>
      <span className="visually-hidden"> {text('theme.IconExternalLink.ariaLabel')}</span>
    </>
  )
}
