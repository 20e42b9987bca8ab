// A part of the app that most pages do without, or that a first view does without. The browser loads it before it is first
// rendered; the server has all parts from the start, so server and browser always make the same tree.
import { type ComponentType, createElement, type ReactNode, useState } from 'react'
import type { PageView } from '../model/page.ts'
import { Html, type HtmlProps } from './html.tsx'

/** A component and the way to get it. */
export interface Part<Props> {
  (props: Props): ReactNode
  /** Resolves when the part can be shown; asked for once. */
  load(): Promise<void>
}

/** A part that is fetched by an `import()`. Until it is here it must not be rendered. */
export function createPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>): Part<Props> {
  const { show, load } = createHolder(fetch)
  return Object.assign(show, { load })
}

/**
 * A part that nothing changes as long as its page is on screen. On the page that came as a document it is the html that the
 * server made, found by the selector; its code is needed for the next page only.
 */
export function createKeptPart<Props extends { readonly page: PageView }>(
  fetch: () => Promise<ComponentType<Props>>,
  selectorOf: (props: Props) => string,
): Part<Props> {
  const { show, load, isHere } = createHolder(fetch)
  function KeptPart(props: Props) {
    const { page } = props
    // In the first rendering the document is still as the server made it.
    const [kept] = useState(() => (isHere() ? null : { page, elements: keep(selectorOf(props)) }))
    return kept?.page === page ? kept.elements : show(props)
  }
  return Object.assign(KeptPart, { load })
}

/** Keeps the code of a part once it is here. */
export interface Holder<Props> {
  /** Draws the part, which must be here. */
  show(props: Props): ReactNode
  load(): Promise<void>
  isHere(): boolean
}

/** Nothing yet, and the way to get it. */
export function createHolder<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): Holder<Props> {
  const known: { component?: ComponentType<Props> } = {}
  return {
    show(props) {
      if (!known.component) throw new Error('A part of the app is shown before it was loaded.')
      return createElement(known.component, props)
    },
    async load() {
      known.component ??= await fetch()
    },
    isHere: () => known.component !== undefined,
  }
}

function keep(selector: string): ReactNode {
  return [...document.querySelectorAll(selector)].map(({ localName, className, innerHTML }, key) =>
    createElement(Html, { key, as: localName as NonNullable<HtmlProps['as']>, className, html: innerHTML }),
  )
}
