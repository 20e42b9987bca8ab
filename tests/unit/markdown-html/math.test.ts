// Formulas become MathML: no fonts, no style attributes, nothing that runs.
import { describe, expect, it } from 'vitest'
import { mathElement } from '../../../cli/markdown/html/math.ts'
import { finish, record } from './html-for-test.ts'
import { dangers } from './scan.ts'

const PLACE = { file: 'docs/page.md', start: { line: 3, column: 7 } }

function formula(value: string, display = false) {
  const recorded = record()
  const { html } = finish([mathElement({ value, display, place: PLACE }, recorded.context)])
  return { ...recorded, html }
}

describe('a formula', () => {
  it('in a line is MathML with its source', () => {
    const { html, features, diagnostics } = formula('x^2')
    expect(html).toBe(
      '<span class="math math-inline"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span>',
    )
    expect([...features]).toEqual(['math'])
    expect(diagnostics).toEqual([])
  })

  it('on a line of its own is displayed', () => {
    expect(formula('\\frac12', true).html).toMatch(
      /^<div class="math math-display" role="group" tabindex="0" aria-label="Формула"><math [^>]*display="block">/,
    )
  })

  it('that cannot be read shows its source, with an error at its place', () => {
    const { html, diagnostics } = formula('\\frac{1')
    expect(html).toBe('<span class="math math-inline"><code>\\frac{1</code></span>')
    expect(diagnostics).toMatchObject([{ code: 'markdown/math', severity: 'error', place: PLACE }])
  })

  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{javascript:alert(1)}',
    '\\includegraphics{http://example.com/x.png}',
    '\\htmlStyle{color:red}{x}',
    '\\htmlData{x=y}{x}',
    '\\text{<img src=x onerror=alert(1)>}',
    '\\text{ style="color:red"}',
    '\\colorbox{red}{x}\\rule{1em}{1em}\\boxed{x}\\cancel{y}',
    '\\begin{array}{c|c}a&b\\\\\\hline c&d\\end{array}',
  ])('runs, loads and styles nothing: %s', (value) => expect(dangers(formula(value).html)).toEqual([]))

  it('cannot expand without end', () => {
    const { diagnostics } = formula('\\def\\a{\\a\\a}\\a')
    expect(diagnostics).toMatchObject([{ code: 'markdown/math' }])
  })
})
