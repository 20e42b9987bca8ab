// What is said of an import that leads nowhere.
import { expect, it } from 'vitest'
import { missingImport, missingImportHint } from '../../../cli/text/missing-import.ts'

it.each([
  ['Could not resolve "a/b"', 'a/b'],
  ['It could not resolve "a"', null],
])('%s: %s', (message, wanted) => expect(missingImport(message)).toBe(wanted))

it.each([
  ['./a', 'Correct the path'],
  ['../a', 'Correct the path'],
  ['/a', 'Correct the path'],
  ['!!raw-loader!./a', 'Webpack loaders are not supported'],
  ['node:fs', 'Site code also runs in browsers'],
  ['fs/promises', 'Site code also runs in browsers'],
  ['fs-extra', 'Correct the name, or run npm install fs-extra in'],
  ['a/b/c', 'Correct the name, or run npm install a in'],
  ['@a/b/c', 'Correct the name, or run npm install @a/b in'],
])('%s: %s', (wanted, hint) => expect(missingImportHint(wanted)).toContain(hint))
