// The single reviewed place where raw html is inserted. Allowed are articles and tables of contents, which the compiler has
// generated and sanitised, and configuration fields declared as html. Never anything entered by a reader.
import { type MouseEventHandler, type RefObject, useMemo } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A component of the site's theme in an article. */
      'docsite-component': HTMLAttributes<HTMLElement>
      /** The content between the tags of such a component. */
      'docsite-content': HTMLAttributes<HTMLElement>
    }
  }
}

/** Element name, html and plain attributes. */
export interface HtmlProps {
  readonly as?:
    | 'a'
    | 'div'
    | 'span'
    | 'li'
    | 'ul'
    | 'time'
    | 'footer'
    | 'nav'
    | 'template'
    | 'docsite-component'
    | 'docsite-content'
  readonly html: string
  readonly id?: string
  readonly className?: string | undefined
  readonly 'data-article'?: ''
  readonly 'data-name'?: string
  readonly 'data-number'?: string
  readonly 'data-props'?: string
  readonly 'data-parts'?: ''
  readonly href?: string
  readonly onClick?: MouseEventHandler | undefined
  readonly dateTime?: string
  readonly itemProp?: string
  readonly element?: RefObject<HTMLElement | null>
}

/** An element whose content is html from the compiler or the configuration. */
export function Html({ as: Tag = 'div', html, element, ...attributes }: HtmlProps) {
  // Keeps the same object while the html is the same: React sets the content again for a new object, and by then behaviours have
  // changed the content of an article.
  const content = useMemo(() => ({ __html: html }), [html])
  const reference = element ? { ref: element as RefObject<never> } : {}
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiler output or trusted configuration, see the top of the file
  return <Tag {...reference} {...attributes} dangerouslySetInnerHTML={content} />
}
