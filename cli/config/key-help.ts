// What is said of a key with a value that cannot be: an example for those that every site has, else what the reference says.
import type { KeyFinding } from './issues.ts'
import { type KeyPath, keyPathText } from './key-path.ts'
import { describedKeys } from './reference.ts'

const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['title', "title: 'My site'"],
  ['url', "url: 'https://docs.example.com'"],
  ['baseUrl', "baseUrl: '/'"],
])

/** The way out of a finding that has none of its own. */
export function keyHelp({ path, code }: Pick<KeyFinding, 'path' | 'code'>): string {
  const example = EXAMPLES.get(keyPathText(path))
  if (example !== undefined) return code === 'config/missing-key' ? `add ${example}` : `write ${example}`
  const wanted = [...forms(path)]
  const known = describedKeys().find(({ key }) => wanted.includes(key))
  if (!known) return 'the reference of the configuration says what may stand here'
  const { type, byDefault, sentence } = known
  return `write ${type} (${byDefault === 'required' ? byDefault : `default ${byDefault}`}): ${sentence}`
}

/** A path as the reference may name it: `docs[0].path` is `docs.path` there. */
function* forms(path: KeyPath): Generator<string> {
  const text = path
    .map((part) => (typeof part === 'number' ? '[]' : `.${part}`))
    .join('')
    .slice(1)
  yield text
  yield text.replace(/^docs\[\]/, 'docs')
  yield text.replace(/[^.]+$/, '<name>')
  yield text.replace(/\.[^.]+(\.[^.]+)$/, '.<name>$1')
}
