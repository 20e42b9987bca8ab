// The one reviewed place where html is set as html. What may pass: articles and tables of contents, which the compiler
// made and sanitised, and the fields of the site's configuration that are declared as html. Never anything of a reader.
import { useMemo } from 'react'

/** Element name, html and plain attributes. */
export interface HtmlProps {
  readonly as?: 'div' | 'span' | 'li' | 'time' | 'footer'
  readonly html: string
  readonly className?: string | undefined
  readonly 'data-article'?: boolean
  readonly dateTime?: string
  readonly itemProp?: string
}

/** An element whose content is html of the compiler or of the configuration. */
export function Html({ as: Tag = 'div', html, ...attributes }: HtmlProps) {
  // The same object as long as the html is the same: React sets the content anew for a new object, and the content of an
  // article is by then changed by the behaviours attached to it.
  const content = useMemo(() => ({ __html: html }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiler output or trusted configuration, see the top of the file
  return <Tag {...attributes} dangerouslySetInnerHTML={content} />
}
