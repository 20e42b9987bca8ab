// What stands behind `react` with the engine `preact`: the part of React's interface that the components use. The complete
// `preact/compat` is a kilobyte and a half larger; a site with a theme of its own gets that, for a theme may use more.
import { type Component, createElement, type FunctionComponent, options } from 'preact'
import { useLayoutEffect, useReducer } from 'preact/hooks'

export { Component, createContext, createElement, Fragment } from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'

const previousEvent = options.event

/** React hands out events of its own that hold the browser's. */
options.event = (event) => {
  const known = previousEvent ? previousEvent(event) : event
  return Object.assign(known, { nativeEvent: known })
}

/** A component that renders anew only when one of its props has changed. */
export function memo<Props extends object>(component: FunctionComponent<Props>): FunctionComponent<Props> {
  function Memo(this: Component<Props>, props: Props) {
    this.shouldComponentUpdate = (next) => !shallowEqual(this.props, next)
    return createElement(component, props)
  }
  // Preact calls it on an instance of its own making, which the type of a function component does not say.
  return Memo as unknown as FunctionComponent<Props>
}

function shallowEqual(one: object, other: object): boolean {
  const entries = Object.entries(one)
  const others = new Map(Object.entries(other))
  return entries.length === others.size && entries.every(([key, value]) => Object.is(value, others.get(key)))
}

/** The present value of a store; renders anew with every change of it. */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Value,
): Value {
  const value = getSnapshot()
  const [, refresh] = useReducer((count: number, _: unknown) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is that of the rendering before subscribing
  useLayoutEffect(() => {
    const update = () => refresh(null)
    // It may have changed between the first rendering and now.
    if (!Object.is(value, getSnapshot())) update()
    return subscribe(update)
  }, [subscribe, getSnapshot])
  return value
}
