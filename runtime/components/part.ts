// A part of the app that most pages do without. The browser loads it before it is first shown; the server has all parts
// from the start. Until then it must not be rendered, so server and browser always make the same tree.
import { type ComponentType, createElement, type ReactNode } from 'react'

/** A component and the way to get it. */
export interface Part<Props> {
  (props: Props): ReactNode
  /** Resolves when the part can be shown; asked for once. */
  load(): Promise<void>
}

/** A part that is fetched by an `import()`. */
export function createPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>): Part<Props> {
  const known: { component?: ComponentType<Props> } = {}
  const show = (props: Props) => {
    if (!known.component) throw new Error('A part of the app is shown before it was loaded.')
    return createElement(known.component, props)
  }
  const load = async () => {
    known.component ??= await fetch()
  }
  return Object.assign(show, { load })
}
