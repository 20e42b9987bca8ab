import { expect, it } from 'vitest'
import { customProperties } from '../../../cli/text/custom-properties.ts'

it.each([
  ['of any selector', ':root { --ds-accent: #f00 }', ':root{--ds-accent: #f00}'],
  ['without other declarations', "a { color: red; --x: 'a;b}'; top: 0 }", "a{--x: 'a;b}'}"],
  [
    'of all rules in their order',
    ':root{--a:1;}\n[data-theme="dark"]{--a:2;--b:3}',
    ':root{--a:1}\n[data-theme="dark"]{--a:2;--b:3}',
  ],
  ['in layers', '@layer own { :root { --a: 1 } }', ':root{--a: 1}'],
  ['not in comments', '/* :root { --a: 1 } */ p { margin: 0 }', ''],
  ['not of some screens', '@media (min-width: 40em) { :root { --a: 1 } } :root { --a: 2 }', ':root{--a: 2}'],
  ['not of rules in rules', '.a { --a: 1; &:hover { --a: 2 } --b: 3 }', '.a{--a: 1;--b: 3}'],
  ['of a sheet that ends too early', ':root { --a: 1; } p { --b: 2', ':root{--a: 1}'],
  ['after an import', '@import "x.css"; :root { --a: 1 }', ':root{--a: 1}'],
])('gives custom properties %s', (_what, css, expected) => {
  expect(customProperties(css)).toBe(expected)
})
