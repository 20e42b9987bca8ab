import { describe, expect, it } from 'vitest'
import { finalizeBuild, finalizeCheck } from '../../../cli/check/finalize.ts'
import { readIgnores } from '../../../cli/check/ignores.ts'
import { downgradeName, FIXED_ERRORS, ruleIdOf } from '../../../cli/check/levels.ts'
import { RULES } from '../../../cli/check/registry.ts'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'
import type { RuleLevel } from '../../../cli/model/finding.ts'

const broken = (line: number, text = './b.md'): Diagnostic => ({
  code: 'check/broken-link',
  severity: 'error',
  message: 'broken',
  place: { file: 'a.md', start: { line, column: 1 }, end: { line, column: 80 } },
  about: { text },
})

function findings(
  diagnostics: readonly (readonly Diagnostic[])[],
  text: string,
  levels: Readonly<Record<string, RuleLevel>> = {},
  only: readonly string[] | null = null,
) {
  const ignores = [readIgnores({ path: 'a.md', text, hash: '' })]
  const weighing = { command: 'check', levels, only } as const
  return finalizeCheck({ diagnostics, weighing, ignores }, () => text.split('\n'))
}

describe('levels', () => {
  it('are those of the rules', () => {
    const alt: Diagnostic = { code: 'markdown/missing-alt', severity: 'info', message: 'alt' }
    expect(findings([[alt]], '')).toMatchObject([{ rule: 'image-alt', severity: 'warning' }])
  })

  it('may be set', () => {
    expect(findings([[broken(1)]], '[a](./b.md)', { 'broken-link': 'warn' })).toMatchObject([
      { severity: 'warning' },
    ])
    expect(findings([[broken(1)]], '[a](./b.md)', { 'broken-link': 'off' })).toEqual([])
  })

  it('never make an error of an earlier stage less by default', () => {
    const wrong: Diagnostic = { code: 'scan/front-matter-syntax', severity: 'error', message: 'bad' }
    expect(findings([[wrong]], '')).toMatchObject([{ rule: 'front-matter', severity: 'error' }])
  })

  it('leave out what was not asked for', () => {
    expect(findings([[broken(1)]], '[a](./b.md)', {}, ['broken-anchor'])).toEqual([])
  })

  it('switch a rule on that is off when it is asked for by name', () => {
    const http: Diagnostic = { code: 'check/insecure-link', severity: 'error', message: 'http' }
    expect(findings([[http]], '')).toEqual([])
    expect(findings([[http]], '', {}, ['insecure-link'])).toHaveLength(1)
  })
})

describe('places', () => {
  it('are those of the very address', () => {
    const [found] = findings([[broken(1)]], '[./b.md](./b.md "x")')
    expect(found?.place).toEqual({
      file: 'a.md',
      start: { line: 1, column: 10 },
      end: { line: 1, column: 16 },
    })
  })

  it('stay where the source writes the address in another way', () => {
    const [found] = findings([[broken(1)]], '[a][b]')
    expect(found?.place?.start.column).toBe(1)
  })

  it('are told once, whatever locale', () => {
    expect(findings([[broken(1)], [{ ...broken(1), message: 'broken in en' }]], '[a](./b.md)')).toHaveLength(
      1,
    )
  })
})

describe('fingerprints', () => {
  it('survive lines above', () => {
    const [before] = findings([[broken(1)]], '[a](./b.md)')
    const [after] = findings([[broken(3)]], 'new\n\n[a](./b.md)')
    expect(after?.fingerprint).toBe(before?.fingerprint)
  })

  it('survive other words in their line', () => {
    const [before] = findings([[broken(1)]], '[a](./b.md)')
    const [after] = findings([[broken(1)]], '[a](./b.md) and [c](./d.md)')
    expect(after?.fingerprint).toBe(before?.fingerprint)
  })

  it('tell equal findings apart', () => {
    const found = findings([[broken(1), broken(3)]], '[a](./b.md)\n\n[a](./b.md)')
    expect(new Set(found.map(({ fingerprint }) => fingerprint)).size).toBe(2)
  })
})

describe('ignores', () => {
  it('silence the next block and nothing after it', () => {
    const text = '<!-- docsite-ignore broken-link: soon -->\n[a](./b.md)\n[a](./b.md)\n\n[a](./b.md)'
    expect(findings([[broken(2), broken(3), broken(5)]], text).map(({ place }) => place?.start.line)).toEqual(
      [5],
    )
  })

  it('silence a whole file', () => {
    const text = 'x\n\n<!-- docsite-ignore-file broken-link: soon -->\n\n[a](./b.md)'
    expect(findings([[broken(1, 'x'), broken(5)]], text)).toEqual([])
  })

  it('silence an admonition to its end', () => {
    const text = '{/* docsite-ignore broken-link: soon */}\n:::note\n\n[a](./b.md)\n\n:::\n'
    expect(findings([[broken(4)]], text)).toEqual([])
  })

  it('are reported when they silence nothing', () => {
    const text = '<!-- docsite-ignore broken-link: old -->\ntext'
    expect(findings([[]], text)).toMatchObject([
      {
        rule: 'ignore',
        severity: 'warning',
        place: { start: { line: 1 } },
        hint: 'remove the comment',
      },
    ])
  })

  it('are not blamed while their rule does not run', () => {
    const text = '<!-- docsite-ignore broken-link: old -->\ntext'
    expect(findings([[]], text, { 'broken-link': 'off' })).toEqual([])
    expect(findings([[]], text, {}, ['image-alt'])).toEqual([])
  })

  it('want a rule that exists and a reason', () => {
    const text = '<!-- docsite-ignore brokn: x -->\n\n<!-- docsite-ignore broken-link -->\n[a](./b.md)'
    expect(findings([[broken(4)]], text).map(({ message }) => message)).toEqual([
      "there is no rule 'brokn'",
      'the comment gives no reason',
    ])
  })

  it('mean nothing in code', () => {
    const text = '```md\n<!-- docsite-ignore broken-link: sample -->\n```\n[a](./b.md)'
    expect(findings([[broken(4)]], text)).toHaveLength(1)
  })
})

describe('rules', () => {
  it('have one id each and cover a code once', () => {
    const ids = RULES.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const codes = RULES.flatMap(({ covers = [] }) => covers)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('take in every code of the stages', () => {
    expect(ruleIdOf('markdown/unclosed')).toBe('unclosed-container')
    expect(ruleIdOf('config/secret')).toBe('configuration')
    expect(ruleIdOf('check/broken-link')).toBe('broken-link')
    expect(ruleIdOf('other/thing')).toBe('other/thing')
  })
})

describe('the findings of a build', () => {
  const built = (
    diagnostics: readonly Diagnostic[],
    levels: Readonly<Record<string, RuleLevel>> = {},
    text = '',
  ) =>
    finalizeBuild(
      {
        diagnostics: [diagnostics],
        weighing: { command: 'build', levels, only: null },
        ignores: [readIgnores({ path: 'a.md', text, hash: '' })],
      },
      () => undefined,
    )

  it.each([
    ['ignore', []],
    ['log', ['info']],
    ['warn', ['warning']],
    ['throw', ['error']],
  ] as const)('weigh what the key of the configuration says: %s', (buildLevel, severities) => {
    expect(built([{ ...broken(1), buildLevel }]).map(({ severity }) => severity)).toEqual(severities)
  })

  it('are not made heavier by a key', () => {
    const found = built([{ ...broken(1), severity: 'warning', buildLevel: 'throw' }])
    expect(found).toMatchObject([{ severity: 'warning' }])
  })

  it.each([
    ['off', []],
    ['warn', ['warning']],
    ['error', ['error']],
  ] as const)('weigh what `rules` says before what the key says: %s', (level, severities) => {
    const found = built([{ ...broken(1), buildLevel: 'log' }], { 'broken-link': level })
    expect(found.map(({ severity }) => severity)).toEqual(severities)
  })

  it('keep the severity of their stage when nothing is said', () => {
    const alt: Diagnostic = { code: 'markdown/missing-alt', severity: 'info', message: 'alt' }
    expect(built([alt])).toMatchObject([{ severity: 'info' }])
  })

  it('take the level of the code before that of its rule', () => {
    const tabs: Diagnostic = { code: 'markdown/tabs', severity: 'error', message: 'tabs' }
    expect(built([tabs], { html: 'off', 'markdown/tabs': 'warn' })).toMatchObject([{ severity: 'warning' }])
  })

  it.each(['broken-link', 'check/broken-link'])('are silenced by a comment on %s', (name) => {
    const text = `<!-- docsite-ignore ${name}: soon -->\n[a](./b.md)\n`
    expect(built([broken(2)], {}, text)).toEqual([])
  })

  it.each(FIXED_ERRORS)('hold %s whatever is said', (code) => {
    const place = { file: 'a.md', start: { line: 2, column: 1 } }
    const lost: Diagnostic = { code, severity: 'error', message: 'lost', place }
    const text = `<!-- docsite-ignore-file ${ruleIdOf(code)}, ${code}: no -->\n\ntext`
    expect(built([lost], { [ruleIdOf(code)]: 'off', [code]: 'off' }, text)).toMatchObject([
      { severity: 'error' },
    ])
  })
})

describe('the name by which an error ends no build', () => {
  it.each([
    ['markdown/unclosed-fence', 'markdown/unclosed-fence'], // a code under a rule
    ['check/redirect', 'redirect'], // of the rule itself
    ['scan/too-large', null], // whatever the level
    ['check/broken-link', null], // by a key of the configuration
    ['check/external-link', null], // said by no build
    ['no/such-code', null],
  ])('%s: %s', (code, name) => {
    expect(downgradeName(code)).toBe(name)
  })
})
