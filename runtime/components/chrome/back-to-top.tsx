// The back-to-top button of a long page. The code that watches scrolling shows it and handles its clicks.
import { useMessage } from '../use-message.ts'

/** Class of the button. */
export const BACK_TO_TOP = 'theme-back-to-top-button'

/** Hidden until the reader scrolls up. */
export function BackToTop() {
  const text = useMessage()
  return (
    <button
      type="button"
      className={`clean-btn ${BACK_TO_TOP}`}
      aria-label={text('theme.BackToTopButton.buttonAriaLabel')}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20V5M5.5 11 12 4.5l6.5 6.5" />
      </svg>
    </button>
  )
}
