// The reference of diagnostics is held to the sources: every code is in it and nothing else, and every example that names
// its files makes the finding it is about, at the level it says and at the level that a
// rule gives it.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { FIXED_ERRORS, isFixed, LEVEL_NAMES, RULE_IDS, ruleIdOf } from '../../../cli/check/levels.ts'
import { findSecrets } from '../../../cli/config/secrets.ts'
import { validateConfig } from '../../../cli/config/validate.ts'
import { loadConfig } from '../../../cli/io/load-config.ts'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'
import type { RuleLevel } from '../../../cli/model/finding.ts'
import {
  type DocumentedCode,
  documentedCodes as entries,
  exampleSite,
  wholeConfig,
} from '../../helpers/diagnostic-examples.ts'
import { memoryPipeline } from '../../helpers/pipeline.ts'
import { testCode } from '../../helpers/site-code.ts'

const CLI = fileURLToPath(new URL('../../../cli/', import.meta.url))
const STAGES = 'config|scan|site|markdown|emit|io|theme|view|render|search|serve|build'
const CODE = new RegExp(`['"\`]((?:${STAGES})/[a-z0-9-]+)['"\`]`, 'g')

/** Codes that need bytes, time, git, a disk or a command line to come about. */
const WITHOUT_EXAMPLE = [
  'build/fewer-pages',
  'config/memory',
  'config/no-site',
  'config/not-found',
  'config/output-folder',
  'emit/share-image-package',
  'io/cache',
  'io/link',
  'io/no-history',
  'io/refused',
  'markdown/page-time',
  'markdown/parser-unavailable',
  'markdown/plugin',
  'markdown/plugin-message',
  'scan/binary',
  'scan/invalid-utf-8',
  'scan/nul-character',
  'scan/utf-16',
  'site/untracked-page',
  'theme/broken-module',
  'theme/bundle',
  'theme/component',
  'theme/export',
  'theme/font',
  'theme/missing-export',
  'theme/render',
  'theme/run',
  'theme/style',
]

const SEVERITY = { Error: 'error', Warning: 'warning', Note: 'info' } as const
const LEVEL = /^(Error|Warning|Note)[,.] /

function codesInSources(): readonly string[] {
  const files = readdirSync(CLI, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const codes = files.flatMap((file) =>
    [...readFileSync(CLI + file, 'utf8').matchAll(CODE)].map(([, code]) => code ?? ''),
  )
  return [...new Set(codes)].sort()
}

async function configFindings({ files }: DocumentedCode): Promise<readonly Diagnostic[]> {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-reference-'))
  for (const [path, text] of files)
    writeFileSync(join(dir, path), path === 'site.config.ts' ? wholeConfig(text) : text)
  const loaded = await loadConfig(dir, testCode().code)
  if (!('value' in loaded)) return loaded
  const { file, value, text, warnings } = loaded
  const { config, diagnostics } = validateConfig(value, file, text, { ruleIds: LEVEL_NAMES })
  return [...warnings, ...diagnostics, ...(config ? findSecrets(config, file, text) : [])]
}

async function siteFindings(entry: DocumentedCode): Promise<readonly Diagnostic[]> {
  return (await memoryPipeline(exampleSite(entry))).pipeline.findings()
}

/** Severities of a code in a build and in a check of its example. */
async function severitiesOf(entry: DocumentedCode, rules: Readonly<Record<string, RuleLevel>>) {
  const { pipeline } = await memoryPipeline(exampleSite(entry, { rules }))
  const built = await pipeline.findings()
  const checked = await pipeline.check({ levels: rules, only: null, notices: () => [] })
  const of = (found: readonly Diagnostic[]) => [
    ...new Set(found.flatMap(({ code, severity }) => (code === entry.code ? [severity] : []))),
  ]
  return { build: of(built), check: of(checked) }
}

const ruleOf = ({ text }: DocumentedCode) => /^Rule: (?:\[([a-z-]+)\]\(rules\.md#\1\)|none)\.$/m.exec(text)

it('documents every code of the sources and no other', () => {
  expect(entries.map(({ code }) => code).sort()).toEqual(codesInSources())
})

it('says of every code its level and the way out', () => {
  const vague = entries.filter(({ text }) => !LEVEL.test(text) || !/^Way out: /m.test(text))
  expect(vague.map(({ code }) => code)).toEqual([])
})

it('says of every code the rule that sets its level, if any does', () => {
  const wrong = entries.filter((entry) => {
    const { code, text } = entry
    const severity = SEVERITY[LEVEL.exec(text)?.[1] as keyof typeof SEVERITY]
    const rule = isFixed({ code, severity }) ? 'none' : ruleIdOf(code)
    const said = ruleOf(entry)
    return !said || (said[1] ?? 'none') !== rule || (rule !== 'none' && !RULE_IDS.includes(rule))
  })
  expect(wrong.map(({ code }) => code)).toEqual([])
})

it('shows an example wherever text alone makes one', () => {
  const without = entries.filter(({ files }) => files.size === 0)
  expect(without.map(({ code }) => code).sort()).toEqual(WITHOUT_EXAMPLE)
})

describe('the example', () => {
  it.each(entries.filter(({ files }) => files.size > 0))('of $code makes that finding', async (entry) => {
    const { code, text } = entry
    const found = await (code.startsWith('config/') ? configFindings(entry) : siteFindings(entry))
    const level = LEVEL.exec(text)?.[1] as keyof typeof SEVERITY
    expect(found.map((finding) => `${finding.severity} ${finding.code}`)).toContain(
      `${SEVERITY[level]} ${code}`,
    )
  })
})

describe('the level of the rule', () => {
  const withSite = entries.filter(({ code, files }) => files.size > 0 && !code.startsWith('config/'))
  const settable = withSite.filter(({ code }) => !FIXED_ERRORS.includes(code))

  it.each(settable)('holds for $code in a build and in a check', async (entry) => {
    const rule = ruleOf(entry)?.[1] ?? ''
    expect(await severitiesOf(entry, { [rule]: 'off' })).toEqual({ build: [], check: [] })
    expect(await severitiesOf(entry, { [rule]: 'warn' })).toEqual({ build: ['warning'], check: ['warning'] })
    expect(await severitiesOf(entry, { [rule]: 'off', [entry.code]: 'error' })).toEqual({
      build: ['error'],
      check: ['error'],
    })
  })

  it.each(withSite.filter((entry) => !settable.includes(entry)))('makes $code no less', async (entry) => {
    const rules = { [ruleIdOf(entry.code)]: 'off', [entry.code]: 'off' } as const
    expect(await severitiesOf(entry, rules)).toEqual({ build: ['error'], check: ['error'] })
  })
})
