// The colour mode switch: toggles light and dark and, if the site follows the system, returns to the system's mode.
import { type ColorMode, useColorMode, useHydrated, useSite } from '../../contexts.tsx'
import { useMessage } from '../use-message.ts'

/** A button; nothing if the site has no switch. Works once hydrated. */
export function ColorModeToggle() {
  const text = useMessage()
  const { disableSwitch, respectPrefersColorScheme } = useSite().colorMode
  const { mode, choice, choose } = useColorMode()
  const hydrated = useHydrated()
  if (disableSwitch) return null
  const shown = respectPrefersColorScheme && choice === null ? 'system' : mode
  const label = text('theme.colorToggle.ariaLabel', {
    mode: text(`theme.colorToggle.ariaLabel.mode.${shown}`),
  })
  return (
    <button
      type="button"
      className="clean-btn color-toggle"
      disabled={!hydrated}
      title={label}
      aria-label={label}
      onClick={() => choose(next({ mode, choice }, respectPrefersColorScheme))}
    >
      <svg className="themed--light" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M12 1v2M12 21v2M1 12h2M21 12h2M4.2 4.2l1.4 1.4M18.4 18.4l1.4 1.4M4.2 19.8l1.4-1.4M18.4 5.6l1.4-1.4" />
      </svg>
      <svg className="themed--dark" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
      </svg>
    </button>
  )
}

/** The next choice: the opposite mode, then the first one again, then none if the site follows the system. */
function next({ mode, choice }: Pick<ColorMode, 'mode' | 'choice'>, hasSystem: boolean): ColorMode['choice'] {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  return hasSystem && choice === system ? null : mode === 'dark' ? 'light' : 'dark'
}
