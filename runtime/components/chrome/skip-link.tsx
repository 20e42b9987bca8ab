// The first focusable element: skips navigation to the content.
import type { MouseEvent } from 'react'
import { useMessage } from '../use-message.ts'

/** Id of the element that gets the focus on pages without `main`. */
export const SKIP_TARGET = '__docusaurus_skipToContent_fallback'

/** A link in a labelled region, visible while focused. */
export function SkipLink() {
  const text = useMessage()
  const label = text('theme.common.skipToMainContent')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be styled and counted as part of the page
    <div role="region" aria-label={label} className="skip-to-content">
      <a className="skip-to-content__link" href={`#${SKIP_TARGET}`} onClick={skip}>
        {label}
      </a>
    </div>
  )
}

function skip(event: MouseEvent) {
  const target = document.querySelector<HTMLElement>('main') ?? document.getElementById(SKIP_TARGET)
  if (!target) return
  event.preventDefault()
  target.setAttribute('tabindex', '-1')
  target.focus()
}
