// The code of the progress bar comes with the first wait: whoever goes to pages that are here already does without it.
import { type ComponentType, useEffect, useState } from 'react'
import { warn } from './warn.ts'

/** The progress bar, from the first wait on. */
export function LateProgressBar({ pending }: { readonly pending: boolean }) {
  const [Bar, setBar] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!pending || Bar) return
    import('./progress-bar.tsx').then(
      ({ ProgressBar }) => setBar(() => ProgressBar),
      (cause) => warn('There is no progress bar.', cause),
    )
  }, [pending, Bar])
  return Bar ? <Bar /> : null
}
