// Components that most pages, or the first view of a page, do not need. The browser loads them before they are first rendered;
// the server loads all at startup, so both always render the same tree.
import { type ComponentType, createElement, type ReactNode, useState } from 'react'
import type { PageView } from '../model/page.ts'
import { Html, type HtmlProps } from './html.tsx'

/** A component whose code is loaded separately. */
export interface LazyComponent<Props> extends LazyCode<Props> {
  (props: Props): ReactNode
}

/** The code of such a component. */
export interface LazyCode<Props> {
  /** An element of the component; throws if its code is not loaded. */
  render(props: Props): ReactNode
  /** Resolves when the component can be rendered; its code is fetched once. */
  load(): Promise<void>
  isLoaded(): boolean
}

/** A component that is fetched by an `import()`. */
export function lazyComponent<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const code = lazyCode(fetch)
  return Object.assign((props: Props) => code.render(props), code)
}

/**
 * A component that never changes while its page is shown. On the initial page it renders the server's html, found by the
 * selector; its code is only needed for the next page.
 */
export function lazyStaticComponent<Props extends { readonly page: PageView }>(
  fetch: () => Promise<ComponentType<Props>>,
  selectorOf: (props: Props) => string,
): LazyComponent<Props> {
  const code = lazyCode(fetch)
  function LazyStatic(props: Props) {
    const { page } = props
    // During the first render the document still contains the server's html.
    const [fromServer] = useState(() =>
      code.isLoaded() ? null : { page, elements: serverElements(selectorOf(props)) },
    )
    return fromServer?.page === page ? fromServer.elements : code.render(props)
  }
  return Object.assign(LazyStatic, code)
}

/** The code of a component that is fetched by an `import()`. */
export function lazyCode<Props extends object>(fetch: () => Promise<ComponentType<Props>>): LazyCode<Props> {
  const loaded: { component?: ComponentType<Props> } = {}
  return {
    render(props) {
      if (!loaded.component) throw new Error('A lazy component is rendered before it was loaded.')
      return createElement(loaded.component, props)
    },
    async load() {
      loaded.component ??= await fetch()
    },
    isLoaded: () => loaded.component !== undefined,
  }
}

function serverElements(selector: string): ReactNode {
  return [...document.querySelectorAll(selector)].map(({ localName, className, innerHTML }, key) =>
    createElement(Html, { key, as: localName as NonNullable<HtmlProps['as']>, className, html: innerHTML }),
  )
}
