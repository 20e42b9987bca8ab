// Stands behind `react` with the engine `preact`: the part of React's interface that the components use. The complete
// `preact/compat` is a kilobyte and a half larger; a site with a theme of its own gets that, for a theme may use more.
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

/** React hands out events of its own that hold the browser's. */
options.event = (event) => {
  const known = previousEvent ? previousEvent(event) : event
  return Object.assign(known, { nativeEvent: known })
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
