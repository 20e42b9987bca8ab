// The progress bar, whose code is loaded on the first wait: a reader whose pages are all prefetched never needs it.
import { useLazyComponent } from '../components/use-lazy-component.ts'

/** The progress bar, from the first wait on. */
export function LazyProgressBar({ pending }: { readonly pending: boolean }) {
  const Bar = useLazyComponent(pending, () =>
    import('./progress-bar.tsx').then(({ ProgressBar }) => ProgressBar),
  )
  return Bar ? <Bar /> : null
}
