// The reference of diagnostics is held to the sources: every code is in it and nothing else, and every example that names
// its files makes the finding it is about, at the level it says.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findSecrets } from '../../../cli/config/secrets.ts'
import { validateConfig } from '../../../cli/config/validate.ts'
import { loadConfig } from '../../../cli/io/load-config.ts'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'
import { RULE_IDS } from '../../../cli/pipeline/checks.ts'
import { memoryPipeline } from '../../helpers/pipeline.ts'

const CLI = fileURLToPath(new URL('../../../cli/', import.meta.url))
const STAGES = 'config|scan|site|markdown|emit|io|theme|view|render|search|serve|build'
const CODE = new RegExp(`['"\`]((?:${STAGES})/[a-z0-9-]+)['"\`]`, 'g')

/** Codes that need bytes, time, git, a disk or a command line to come about. */
const WITHOUT_EXAMPLE = [
  'config/no-site',
  'config/not-found',
  'io/cache',
  'io/link',
  'io/no-history',
  'markdown/page-time',
  'scan/invalid-utf-8',
  'scan/nul-character',
  'scan/utf-16',
  'site/unknown-navbar-type',
  'site/untracked-page',
  'theme/bundle',
  'theme/render',
]

interface Entry {
  readonly code: string
  readonly text: string
  readonly files: ReadonlyMap<string, string>
}

const SEVERITY = { Error: 'error', Warning: 'warning', Note: 'info' } as const
const LEVEL = /^(Error|Warning|Note)[,.] /

const entries: readonly Entry[] = readFileSync(`${CLI}reference/diagnostics.md`, 'utf8')
  .split(/^(?=### )/m)
  .slice(1)
  .map((section) => {
    const [heading = '', ...rest] = section.split(/^## [\w ]+$/m)[0]?.split('\n') ?? []
    const text = rest.join('\n').trim()
    const blocks = [...text.matchAll(/^~~~\w+ (\S+)\n([\s\S]*?)^~~~$/gm)]
    return {
      code: heading.slice('### '.length),
      text,
      files: new Map(blocks.map(([, path = '', body = '']) => [path, body])),
    }
  })

function codesInSources(): readonly string[] {
  const files = readdirSync(CLI, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const codes = files.flatMap((file) =>
    [...readFileSync(CLI + file, 'utf8').matchAll(CODE)].map(([, code]) => code ?? ''),
  )
  return [...new Set(codes)].sort()
}

/** The whole configuration for an example that shows only the keys that matter. */
function wholeConfig(text = ''): string {
  if (/\bexport\b/.test(text)) return text
  return `export default { ...{ title: 'Site', url: 'https://example.com', baseUrl: '/' }, ${text} }\n`
}

async function configFindings({ files }: Entry): Promise<readonly Diagnostic[]> {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-reference-'))
  for (const [path, text] of files)
    writeFileSync(join(dir, path), path === 'site.config.ts' ? wholeConfig(text) : text)
  const loaded = await loadConfig(dir)
  if (!('value' in loaded)) return loaded
  const { file, value, text, warnings } = loaded
  const { config, diagnostics } = validateConfig(value, file, text, { ruleIds: RULE_IDS })
  return [...warnings, ...diagnostics, ...(config ? findSecrets(config, file, text) : [])]
}

async function siteFindings({ files }: Entry): Promise<readonly Diagnostic[]> {
  const { pipeline } = await memoryPipeline(
    new Map([
      ['docs/index.md', '# Page\n\nText.\n'],
      ...files,
      ['site.config.ts', wholeConfig(files.get('site.config.ts'))],
    ]),
  )
  return pipeline.findings()
}

it('documents every code of the sources and no other', () => {
  expect(entries.map(({ code }) => code).sort()).toEqual(codesInSources())
})

it('says of every code its level and the way out', () => {
  const vague = entries.filter(({ text }) => !LEVEL.test(text) || !/^Way out: /m.test(text))
  expect(vague.map(({ code }) => code)).toEqual([])
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
