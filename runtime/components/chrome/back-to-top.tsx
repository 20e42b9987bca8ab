// The button that leads back to the top of a long page. It is shown, and made to work, by what watches the scrolling.
import { useMessage } from '../use-message.ts'

/** Class of the button. */
export const BACK_TO_TOP = 'theme-back-to-top-button'

/** Out of sight until the reader scrolls up. */
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
