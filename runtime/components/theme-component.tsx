// A component of the site's theme as an article uses it, the same on the server and in the browser: the attributes of its tag
// as props, and as children the html that the article has between its tags.
import { type ComponentType, createElement, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { ComponentPart } from './component-parts.ts'
import { elementProps, type FindComponent } from './element-props.ts'
import { Html } from './html.tsx'

export interface ThemeComponentProps {
  readonly component: ComponentType<never>
  readonly props: Readonly<Record<string, unknown>>
  /** Finds what elements among the props name. */
  readonly find: FindComponent
  /** Html of the compiler; empty for a tag without content. */
  readonly content: string
  /** The content as components of its own, for a component that looks at them. */
  readonly parts?: readonly ComponentPart[] | null | undefined
  /** Called with the content while it is shown; returns what to do when it is gone. */
  readonly onContent?: ((element: HTMLElement) => () => void) | undefined
}

/** What ids that a component makes with `useId` begin with: each is a tree of its own, and would begin like the others. */
export const idPrefix = (number: number | string): string => `c${number}-`

/** The component with its content. */
export function ThemeComponent({ component, props, find, content, parts, onContent }: ThemeComponentProps) {
  // Its author knows what attributes it takes; those of a page are whatever was written there.
  const Own = component as ComponentType<Record<string, unknown>>
  // The same objects as long as the component lives: it may compare them.
  const given = useMemo(() => elementProps(props, find), [props, find])
  const children = useMemo(
    () => childrenOf({ find, content, parts, onContent }),
    [find, content, parts, onContent],
  )
  return children === null ? <Own {...given} /> : <Own {...given}>{children}</Own>
}

function childrenOf({
  find,
  content,
  parts,
  onContent,
}: Pick<ThemeComponentProps, 'find' | 'content' | 'parts' | 'onContent'>): ReactNode {
  if (content === '') return null
  if (!parts) return <Content html={content} onContent={onContent} />
  return parts.map((part, key) => {
    const inside = part.content === '' ? null : <Content html={part.content} onContent={onContent} />
    const own = (find(part.name) ?? 'docsite-content') as string
    return createElement(own, { ...elementProps(part.props, find), key }, inside)
  })
}

interface ContentProps {
  readonly html: string
  readonly onContent: ThemeComponentProps['onContent']
}

function Content({ html, onContent }: ContentProps) {
  const element = useRef<HTMLElement>(null)
  // Where a component shows one of its parts after another, this is each of them in turn.
  useEffect(
    () => (html !== '' && element.current ? onContent?.(element.current) : undefined),
    [html, onContent],
  )
  return <Html as="docsite-content" html={html} element={element} />
}
