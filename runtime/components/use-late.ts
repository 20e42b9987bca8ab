// A component that neither the server nor the first view has: its code comes when it is first wanted.
import { type ComponentType, useEffect, useState } from 'react'
import { warn } from '../routing/warn.ts'

/** Null until the component is wanted and has been fetched; one that cannot be had is missed with a warning. */
export function useLate<Props>(
  wanted: boolean,
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [Late, setLate] = useState<ComponentType<Props> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same component every time
  useEffect(() => {
    if (!wanted || Late) return
    fetch().then(
      (component) => setLate(() => component),
      (cause) => warn('A part of the page could not be loaded.', cause),
    )
  }, [wanted, Late])
  return Late
}
