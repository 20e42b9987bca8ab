// Code that imports something imports everything of the client it uses: a reader who copies it gets no name that is nowhere
// defined.
import { describe, expect, it } from 'vitest'
import { allBlocks, nameOf } from './blocks.ts'

/** Names of the client and of its libraries, where they stand for themselves: no keys, no members. */
const CLIENT =
  /(?<![\w.])(?:srv|urlState|React|echarts|axios|use[A-Z]\w*|[A-Z]\w*(?:Service|VC|Manager|Observer)|IfICan|L10n|VizelFromCfg|makeResourceUrl|extractErrorMessage)\b(?! *:)/g

const IMPORT = /^import (.*?) from .*$/gm

/** Names that a piece of code uses and neither imports nor declares. */
function undefinedNames(code: string): readonly string[] {
  const imported = [...code.matchAll(IMPORT)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  const text = code
    .replace(IMPORT, '')
    .replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'[^'\n]*'/g, "''")
  const declared = [...text.matchAll(/(?:function|class|const|let) +(\w+)/g)].map(([, name]) => name)
  const known = new Set([...imported, ...declared])
  return [...new Set(text.match(CLIENT) ?? [])].filter((name) => !known.has(name))
}

const pieces = allBlocks().filter(({ lang, code }) => /^[jt]sx?$/.test(lang) && /^import /m.test(code))

describe('code of the client', () => {
  it('is found', () => expect(pieces.length).toBeGreaterThanOrEqual(20))

  it('imports what it uses', () => {
    const lacking = pieces.flatMap((block) =>
      undefinedNames(block.code).map((name) => `${nameOf(block)}: ${name}`),
    )
    expect(lacking).toEqual([])
  })

  it('is not taken for whole when a name comes from nowhere', () => {
    const head = "import { useService } from 'bi-internal/services'\n"
    expect(undefinedNames(`${head}const x = useService(srv.ds.DashboardsService)`)).toEqual(['srv'])
    expect(undefinedNames(`${head}const useOwn = () => useService(useOwn)`)).toEqual([])
  })
})
