// Legend of the search keys below the results, for sighted readers; the stylesheet hides it on devices without a keyboard.
import { useMessage } from '../use-message.ts'

const KEYS = [
  ['↑ ↓', 'docsite.search.keys.move'],
  ['Enter', 'docsite.search.keys.open'],
  ['Ctrl Enter', 'docsite.search.keys.tab'],
  ['Esc', 'docsite.search.keys.close'],
] as const

/** The legend. Screen readers get the same from the combobox. */
export function SearchKeys() {
  const text = useMessage()
  return (
    <div className="search-keys" aria-hidden="true">
      {KEYS.map(([keys, meaning]) => (
        <span key={keys}>
          {keys.split(' ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {text(meaning)}
        </span>
      ))}
    </div>
  )
}
