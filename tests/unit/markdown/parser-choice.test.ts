// Which parser reads a page, and what is said where the native one cannot be loaded.
import { describe, expect, it } from 'vitest'
import { parsePrepared, parserFindings } from '../../../cli/markdown/parse/parsers.ts'
import { EnvironmentError } from '../../../cli/model/ports.ts'

const SYNTAX = { mdx: false, directives: false, math: false }
const missing = () => ({ reason: 'no binary for this machine' })

/** Stands for the native parser and says that it has been asked. */
const present = () => ({ parse: () => ({ tree: { type: 'root', value: 'native' } }) })

describe('a parser that cannot be loaded', () => {
  it('is replaced by the reference parser, with a finding without a place', () => {
    expect(parsePrepared('*a*', SYNTAX, 'auto', missing)).toMatchObject({
      tree: { type: 'root', children: [{ type: 'paragraph' }] },
    })
    expect(parserFindings('auto', missing)).toEqual([
      {
        code: 'markdown/parser-unavailable',
        severity: 'warning',
        message:
          'Cannot load the native Markdown parser; pages are parsed by the slower one: no binary for this machine',
        hint: "Reinstall the package on this machine, or set `markdown.parser: 'remark'`.",
      },
    ])
  })

  it('ends the run if the configuration requires it', () => {
    expect(() => parsePrepared('a', SYNTAX, 'satteri', missing)).toThrow(EnvironmentError)
  })

  it('is not reported if the reference parser is configured', () => {
    expect(parserFindings('remark', missing)).toEqual([])
    expect(parsePrepared('a', SYNTAX, 'remark', missing)).toMatchObject({ tree: { type: 'root' } })
  })
})

it('the native parser is used if it is available', () => {
  for (const choice of ['auto', 'satteri'] as const) {
    expect(parsePrepared('a', SYNTAX, choice, present)).toEqual({ tree: { type: 'root', value: 'native' } })
    expect(parserFindings(choice, present)).toEqual([])
  }
})
