// What keeps browsers from showing an SVG file, and styles from ending where they should.
import { describe, expect, it } from 'vitest'
import { isBalanced } from '../../../cli/text/balanced.ts'
import { hasSvgNamespace, svgProblem } from '../../../cli/text/svg-problem.ts'

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`

describe('svgProblem', () => {
  it.each([
    svg(''),
    svg('<g><path d="M0 0>1"/><title>a &amp; &#65; &#x41; &lt;</title></g>'),
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b"> <b> ]>${svg('&a;')}`,
    `<!-- <g> --><s:svg xmlns:s="http://www.w3.org/2000/svg"><![CDATA[<a> &nbsp;]]></s:svg>`,
  ])('is none of %s', (text) => expect(svgProblem(text)).toBeNull())

  it.each([
    [svg('</g>'), '<svg> is closed by </g>'],
    [`${svg('')}</g>`, '</g> has no opening tag'],
    ['<svg xmlns="a"><g></g>', '<svg> is never closed'],
    [svg('<g>'), '<g> is closed by </svg>'],
    [svg('&nbsp;'), 'XML does not define &nbsp;'],
    [svg('a & b'), 'XML does not define &'],
  ])('of %s: %s', (text, problem) => expect(svgProblem(text)?.endsWith(problem)).toBe(true))

  it('may be a missing namespace', () => {
    expect(hasSvgNamespace('<svg><g/></svg>')).toBe(false)
    expect(hasSvgNamespace(svg('<g/>'))).toBe(true)
  })
})

it.each([
  ['a(b[c])', true],
  ['"(" \')\'', true],
  ['', true],
  ['(', false],
  [')', false],
  ['[', false],
  [']', false],
  ['([)]', false],
  ['"', false],
  ["a'", false],
])('isBalanced %j: %s', (value, balanced) => expect(isBalanced(value)).toBe(balanced))
