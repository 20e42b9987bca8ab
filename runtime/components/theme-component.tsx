// A component of the site's theme as an article uses it, the same on the server and in the browser: the attributes of its tag
// as props, and as children the html that the article has between its tags.
import { type ComponentType, useEffect, useRef } from 'react'
import { Html } from './html.tsx'

export interface ThemeComponentProps {
  readonly component: ComponentType<never>
  readonly props: Readonly<Record<string, unknown>>
  /** Html of the compiler; empty for a tag without content. */
  readonly content: string
  /** Called with the content while it is shown; returns what to do when it is gone. */
  readonly onContent?: ((element: HTMLElement) => () => void) | undefined
}

/** What ids that a component makes with `useId` begin with: each is a tree of its own, and would begin like the others. */
export const idPrefix = (number: number | string): string => `c${number}-`

/** The component with its content. */
export function ThemeComponent({ component, props, content, onContent }: ThemeComponentProps) {
  // Its author knows what attributes it takes; those of a page are whatever was written there.
  const Own = component as ComponentType<Record<string, unknown>>
  if (content === '') return <Own {...props} />
  return (
    <Own {...props}>
      <Content html={content} onContent={onContent} />
    </Own>
  )
}

interface ContentProps {
  readonly html: string
  readonly onContent: ThemeComponentProps['onContent']
}

function Content({ html, onContent }: ContentProps) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => (element.current ? onContent?.(element.current) : undefined), [onContent])
  return <Html as="docsite-content" html={html} element={element} />
}
