// The grammar of LPE, by the syntax table of the language.
import type { ElementContent, RootContent } from 'hast'
import { refractor } from 'refractor/core'
import { describe, expect, it } from 'vitest'
import { grammarOf } from '../../../cli/markdown/html/languages.ts'

/** `kind:text` of every token, plain text left out; neighbours of one kind are one. */
function tokens(code: string): string[] {
  const found: { kind: string; text: string; end: number }[] = []
  const at = { offset: 0 }
  const visit = (node: RootContent | ElementContent, kind = ''): void => {
    if (node.type === 'element') {
      const names = node.properties.className as string[]
      for (const child of node.children) visit(child, names.join(' '))
    } else if (node.type === 'text') {
      const last = found.at(-1)
      const start = at.offset
      at.offset += node.value.length
      if (kind === '') return
      if (last?.kind === kind && code.slice(last.end, start).trim() === '') {
        last.text = code.slice(last.end - last.text.length, at.offset)
        last.end = at.offset
      } else found.push({ kind, text: node.value, end: at.offset })
    }
  }
  for (const node of refractor.highlight(code, grammarOf('lpe') ?? '').children) visit(node)
  return found.map(({ kind, text }) => `${kind.split(' ').at(-1)}:${text}`)
}

describe('LPE', () => {
  it.each([
    [
      "f(a, 1, 'x')",
      [
        'function:f',
        'punctuation:(',
        'punctuation:,',
        'number:1',
        'punctuation:,',
        "string:'x'",
        'punctuation:)',
      ],
    ],
    ['sum(amount):total', ['function:sum', 'punctuation:(', 'punctuation:)', 'operator::', 'property:total']],
    ['a::int', ['operator:::', 'class-name:int']],
    ['x := 5', ['operator::=', 'number:5']],
    ['a..f(1)', ['operator:..', 'function:f', 'punctuation:(', 'number:1', 'punctuation:)']],
    ["D'2026-01-15'", ["string:D'2026-01-15'"]],
    ['a is null', ['keyword:is', 'keyword:null']],
    ['a and b or not c in d', ['keyword:and', 'keyword:or not', 'keyword:in']],
    ['VAR a = 2 RETURN a', ['keyword:VAR', 'operator:=', 'number:2', 'keyword:RETURN']],
    ["a !~ 'x'", ['operator:!~', "string:'x'"]],
    ['obj ~> name', ['operator:~>']],
    ['(x) => x', ['punctuation:(', 'punctuation:)', 'operator:=>']],
    ['true #f', ['boolean:true #f']],
    ['1--2', ['number:1', 'operator:--', 'number:2']],
    ['1 --2', ['number:1', 'comment:--2']],
    ['// a\n1', ['comment:// a', 'number:1']],
    ['/* a\n*/', ['comment:/* a\n*/']],
    ["'it\\'s' \"b\"", ["string:'it\\'s' \"b\""]],
    ['lpe: f()', ['prolog:lpe:', 'function:f', 'punctuation:()']],
    ['⚡f()', ['prolog:⚡', 'function:f', 'punctuation:()']],
    ['выручка(х)', ['function:выручка', 'punctuation:(', 'punctuation:)']],
    ['a1 + 2.5e3', ['operator:+', 'number:2.5e3']],
    ['x ? 1 : 2', ['operator:?', 'number:1', 'operator::', 'number:2']],
    ['a ≠ b ∧ ¬c', ['operator:≠', 'operator:∧ ¬']],
  ])('%s', (code, expected) => expect(tokens(code)).toEqual(expected))
})
