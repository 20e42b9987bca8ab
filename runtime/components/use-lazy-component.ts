// A component that neither the server nor the first view renders: its code is loaded on first use.
import { type ComponentType, useEffect, useState } from 'react'
import { warn } from '../routing/warn.ts'

/** Null until the component is wanted and loaded. If it fails to load, it stays null, with a warning. */
export function useLazyComponent<Props>(
  wanted: boolean,
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same component every time
  useEffect(() => {
    if (!wanted || Component) return
    fetch().then(
      (component) => setComponent(() => component),
      (cause) => warn('A part of the page could not be loaded.', cause),
    )
  }, [wanted, Component])
  return Component
}
