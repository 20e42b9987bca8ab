// Replaces `react` with the engine `preact`: the part of React's interface that the components use. The complete `preact/compat`
// is 1.5 kB larger; a site with its own theme gets that, because a theme may use more.
import { options } from 'preact'
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

/** React wraps browser events and exposes the original as `nativeEvent`. */
options.event = (event) => {
  const known = previousEvent ? previousEvent(event) : event
  return Object.assign(known, { nativeEvent: known })
}

/** The current value of a store; re-renders on every change. */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Value,
): Value {
  const value = getSnapshot()
  const [, refresh] = useReducer((count: number, _: unknown) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is that of the render before subscribing
  useLayoutEffect(() => {
    const update = () => refresh(null)
    // The value may have changed since the first render.
    if (!Object.is(value, getSnapshot())) update()
    return subscribe(update)
  }, [subscribe, getSnapshot])
  return value
}
