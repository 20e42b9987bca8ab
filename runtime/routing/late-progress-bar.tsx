// The code of the progress bar comes with the first wait: whoever goes to pages that are here already does without it.
import { useLate } from '../components/use-late.ts'

/** The progress bar, from the first wait on. */
export function LateProgressBar({ pending }: { readonly pending: boolean }) {
  const Bar = useLate(pending, () => import('./progress-bar.tsx').then(({ ProgressBar }) => ProgressBar))
  return Bar ? <Bar /> : null
}
