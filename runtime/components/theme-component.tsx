// A component of the site's theme in an article, the same on the server and in the browser: the attributes of its tag become
// props, and the html between its tags becomes its children.
import { type ComponentType, createElement, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { ComponentPart } from './component-parts.ts'
import { elementProps, type FindComponent } from './element-props.ts'
import { Html } from './html.tsx'

export interface ThemeComponentProps {
  readonly component: ComponentType<never>
  readonly props: Readonly<Record<string, unknown>>
  /** Finds the components of elements among the props. */
  readonly find: FindComponent
  /** Html from the compiler; empty for a tag without content. */
  readonly content: string
  /** The content as separate components, for a component that inspects its children. */
  readonly parts?: readonly ComponentPart[] | null | undefined
  /** Called with the content element while it is shown; returns a cleanup function. */
  readonly onContent?: ((element: HTMLElement) => () => void) | undefined
}

/** Prefix of ids that a component creates with `useId`: each component is a separate tree, so their ids would collide. */
export const idPrefix = (number: number | string): string => `c${number}-`

/** The component with its content. */
export function ThemeComponent({ component, props, find, content, parts, onContent }: ThemeComponentProps) {
  // The component's author defines its attributes; a page may contain any.
  const Own = component as ComponentType<Record<string, unknown>>
  // The same objects throughout the component's life, because it may compare them.
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
  // If a component shows one of its parts after another, this runs for each of them in turn.
  useEffect(
    () => (html !== '' && element.current ? onContent?.(element.current) : undefined),
    [html, onContent],
  )
  return <Html as="docsite-content" html={html} element={element} />
}
