// The one reviewed place where html is set as html. What may pass: articles and tables of contents, which the compiler
// made and sanitised, and the fields of the site's configuration that are declared as html. Never anything of a reader.
import { type MouseEventHandler, type RefObject, useMemo } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A component of the site's theme in an article. */
      'docsite-component': HTMLAttributes<HTMLElement>
      /** What the article has between the tags of such a component. */
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

/** An element whose content is html of the compiler or of the configuration. */
export function Html({ as: Tag = 'div', html, element, ...attributes }: HtmlProps) {
  // The same object as long as the html is the same: React sets the content anew for a new object, and the content of an
  // article is by then changed by the behaviours attached to it.
  const content = useMemo(() => ({ __html: html }), [html])
  const reference = element ? { ref: element as RefObject<never> } : {}
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiler output or trusted configuration, see the top of the file
  return <Tag {...reference} {...attributes} dangerouslySetInnerHTML={content} />
}
