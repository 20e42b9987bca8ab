// The keys of the search under its results, for eyes; where there is no keyboard the style sheet hides them.
import { useMessage } from '../use-message.ts'

const KEYS = [
  ['↑ ↓', 'docsite.search.keys.move'],
  ['Enter', 'docsite.search.keys.open'],
  ['Ctrl Enter', 'docsite.search.keys.tab'],
  ['Esc', 'docsite.search.keys.close'],
] as const

/** What the keys do. The combobox tells screen readers. */
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
