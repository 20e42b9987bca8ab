// Code that only writes data down is read as the engine would run it; anything more is left to be run.
import { expect, it } from 'vitest'
import { literalExport } from '../../../cli/text/literal-module.ts'

const read = (code: string) => literalExport(code, 'same')
const value = (text: string, before = '') => read(`${before}var a = ${text};\nexport {\n  a as default\n};\n`)

it('reads every kind of literal', () => {
  const text = `{ a: "x\\"\\n\\u0416\\u{1F41E}\\x41\\q", 'b c': 'y"', 1: -1.5e3, "d": [true, false, null,], // comment
    e: {}, /* another } */ f: \`g\\\`$\n\`, }`
  expect(value(text)).toEqual({
    value: {
      1: -1500,
      a: 'x"\nЖ🐞Aq',
      'b c': 'y"',
      d: [true, false, null],
      e: {},
      f: 'g`$\n',
    },
  })
})

it('follows names, spreads, templates and the function that gives its argument back', () => {
  const before = 'var n = "N"; const list = [1, 2]; let o = { a: 1, b: 1 };'
  expect(value(`same({ n, m: n, t: \`<$\{n}> $\{n}\`, l: [0, ...list], ...o, b: 2 })`, before)).toEqual({
    value: { n: 'N', m: 'N', t: '<N> N', l: [0, 1, 2], a: 1, b: 2 },
  })
  expect(read('var x = 1; var y = { x }; export { x, y as "a b", y as default }')).toEqual({
    value: { x: 1 },
  })
})

it('gives nothing where there is no default export', () => {
  expect(read('var x = 1; export { x };')).toBe(null)
})

it.each([
  'f()',
  'f``',
  '{ a() {} }',
  '{ get a() { for (;;); } }',
  '{ async a() {} }',
  '{ [k]: 1 }',
  '{ __proto__: {} }',
  '{ "__proto__": {} }',
  '{ ...[] , ...unknown }',
  '[...{}]',
  '[...n]',
  'unknown',
  'n.length',
  'n?.x',
  'n ?? 1',
  'n + n',
  '!0',
  '-n',
  '-0',
  '1e999',
  '010',
  '0x10',
  '1n',
  '1_000',
  'void 0',
  'undefined',
  '[, 1]',
  '/x/',
  '() => 1',
  'async () => 1',
  'new Date',
  'await n',
  'class {}',
  'function () {}',
  `\`$\{n}$\{f()}\``,
  `\`$\{o}\``,
  '"\\0"',
  '"a\nb"',
  'same(n, n)',
  '(n)',
  '{ n: n',
  '"',
])('leaves %s to be run', (text) => {
  expect(value(text, 'var n = "N"; var o = {};')).toBe(null)
})

it.each([
  'import "x"; var a = 1; export { a as default };',
  'var a = 1; a = 2; export { a as default };',
  'export { a as default }; var a = 1;',
  'var a = 1; export { a as default }; f();',
  'throw 1;',
  'while (true) {}',
  'var { a } = {}; export { a as default };',
  '',
])('leaves a module like %s to be run', (code) => {
  expect(read(code)).toBe(null)
})

it('leaves data of any depth and length to the engine rather than fail', () => {
  expect(value('['.repeat(100_000))).toBe(null)
  const long = 'x'.repeat(3_000_000)
  expect([null, long]).toContain(value(`"${long}"`)?.value ?? null)
})
