// What a function of a configuration needs from its file.
import { expect, it } from 'vitest'
import { type NeededStatements, neededStatements } from '../../../cli/text/needed-statements.ts'

const CODE = `import a, { b as c } from './a.js'
import * as d from 'd'
const used = a(1)
let unused = 2
export const [x, { y = 1, z: [$z], ...rest }] = d
function f() { return used }
class K {}
`
const OF_D = {
  statements: ["import * as d from 'd'", 'const [x, { y = 1, z: [$z], ...rest }] = d'],
  from: ['d'],
  imported: ['d'],
}

it.each<readonly [text: string, needed: NeededStatements]>([
  ['K', { statements: ['class K {}'], from: [], imported: [] }],
  [
    'f() + 1',
    {
      statements: ["import a, { b as c } from './a.js'", 'const used = a(1)', 'function f() { return used }'],
      from: ['./a.js'],
      imported: ['a', 'c'],
    },
  ],
  ...['x', 'y', '$z', 'rest'].map((name) => [`call(${name})`, OF_D] as const),
  ...['z', 'of.x', 'x2', '$x', "b('')"].map(
    (text) => [text, { statements: [], from: [], imported: [] }] as const,
  ),
])('%s', (text, needed) => expect(neededStatements(CODE, text)).toEqual(needed))

it.each([
  ['const own = { a: 1 }\nexport default own', 'own.a'],
  ['const own = { a: 1 }\nmodule.exports = own', 'own.a'],
  ['const own = { a: 1 }\nconst more = own.a\nexport default own', 'more'],
  ['export default function own() {}', 'own()'],
])('is not possible where %j is needed as a whole', (code, text) =>
  expect(neededStatements(code, text)).toBeNull(),
)

it.each([
  ['const own = 1\nlet other\nother = own', 'own', ['const own = 1']],
  ['const own = 1\nmodule.exports = { own }', 'own', ['const own = 1']],
  ['const own = 1\nexport default { own }', 'own', ['const own = 1']],
  ['export default (function own() {})', 'own()', []],
  ['export default function () {}', 'own', []],
  ['const own = ', 'own', []],
])('%j, %s', (code, text, statements) => expect(neededStatements(code, text)?.statements).toEqual(statements))
