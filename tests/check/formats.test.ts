// Every report is what the system it is for reads: valid against the published schema, complete, and with places that are
// in the files.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, describe, expect, it } from 'vitest'
import { copyFixture, docsite, remove, temporarySite } from '../helpers/cli.ts'
import { parseXml } from './xml.ts'
import { xsdFaults } from './xsd.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const schemaText = (name: string) => readFileSync(join(ROOT, 'tests/check/schemas', name), 'utf8')
const JUNIT = schemaText('jenkins-junit.xsd')

/** SARIF's schema is of draft 4, of which it uses nothing that later drafts changed but the name of its own address. */
function sarifSchema(): object {
  const {
    id: _,
    $schema: __,
    ...schema
  } = JSON.parse(schemaText('sarif-2.1.0.json')) as Record<string, unknown>
  return schema
}

const options = { strict: false, allErrors: true, unicodeRegExp: false }
const draft7 = new Ajv(options)
const draft2020 = new Ajv2020({ ...options, strict: true, strictTypes: false, strictRequired: false })
for (const ajv of [draft7, draft2020]) addFormats.default(ajv)
const isSarif = draft7.compile(sarifSchema())
const isGitlab = draft7.compile(JSON.parse(schemaText('gitlab-code-quality.json')))
const isJson = draft2020.compile(
  JSON.parse(readFileSync(join(ROOT, 'cli/reference/check-report.schema.json'), 'utf8')),
)

function faults(validate: ValidateFunction, value: unknown): readonly unknown[] {
  return validate(value) ? [] : (validate.errors ?? [])
}

/** Names and texts that break careless writers of JSON, XML and workflow commands. */
const ODD: Readonly<Record<string, string>> = {
  'docs/index.md': '# Начало\n\n[а](./нет.md) [b](./a%20b.md "t") [c](<./a & b <c>.md>)\n',
  'docs/c#1 & 100%.md': '# C\n\n[x]]>](./no]]>.md)\n\n[🙂](./🙂.md#"q")\n',
  'docs/control.md': '# Control\n\n[\u0007bell](./bell\u0001.md)\n',
  'docs/lines.md': '# Lines\n\n[two\nlines](./none.md)\n\n# Second\n',
}

const sites = {
  seeded: copyFixture('links'),
  // An address that the configuration computes stands nowhere in it.
  odd: temporarySite(
    ODD,
    "  themeConfig: { navbar: { items: [{ label: 'Нет', to: ['', 'docs', 'none'].join('/') }] } },\n",
  ),
  clean: temporarySite({ 'docs/index.md': '# Page\n' }),
}
afterAll(() => Object.values(sites).forEach(remove))

interface Reports {
  readonly json: { readonly findings: readonly Record<string, unknown>[]; readonly ok: boolean }
  readonly sarif: Sarif
  readonly gitlab: readonly { readonly location: { readonly path: string } }[]
  readonly junit: string
  readonly github: string
}

interface Sarif {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } }
    readonly results: readonly {
      readonly ruleId: string
      readonly ruleIndex: number
      readonly locations: readonly {
        readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } }
      }[]
    }[]
  }[]
}

async function reportsOf(dir: string): Promise<Reports> {
  const files = ['json', 'sarif', 'gitlab', 'junit'].flatMap((name) => ['--format', `${name}=out/${name}`])
  const { stdout } = await docsite(['check', '--no-cache', ...files, '--format', 'github'], { cwd: dir })
  const text = (name: string) => readFileSync(join(dir, 'out', name), 'utf8')
  return {
    json: JSON.parse(text('json')),
    sarif: JSON.parse(text('sarif')),
    gitlab: JSON.parse(text('gitlab')),
    junit: text('junit'),
    github: stdout,
  }
}

describe.each(Object.entries(sites))('reports of the %s site', (name, dir) => {
  it('are valid and complete', async () => {
    const { json, sarif, gitlab, junit, github } = await reportsOf(dir)
    const count = json.findings.length
    expect(count === 0).toBe(name === 'clean')
    expect(json.findings.some(({ file }) => file === undefined)).toBe(name === 'odd')

    expect(faults(isJson, json)).toEqual([])
    expect(faults(isSarif, sarif)).toEqual([])
    expect(faults(isGitlab, gitlab)).toEqual([])
    expect(xsdFaults(JUNIT, junit)).toEqual([])

    const [run] = sarif.runs
    expect(run?.results).toHaveLength(count)
    for (const { ruleId, ruleIndex, locations } of run?.results ?? []) {
      expect(run?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
      const uri = locations[0]?.physicalLocation.artifactLocation.uri ?? ''
      expect(existsSync(join(dir, decodeURIComponent(uri))), uri).toBe(true)
    }
    expect(gitlab).toHaveLength(count)
    for (const { location } of gitlab) expect(existsSync(join(dir, location.path)), location.path).toBe(true)
    const suites = parseXml(junit).children
    expect(suites.flatMap(({ children }) => children)).toHaveLength(Math.max(1, count))
    const commands = github.split('\n').filter((line) => line !== '')
    expect(commands).toHaveLength(count)
    for (const command of commands)
      expect(command).toMatch(/^::(?:error|warning|notice) [^\n]*title=[\w-]+::\S/)
  })
})

it('name documentation that is there', async () => {
  const { json } = await reportsOf(sites.seeded)
  const addresses = json.findings.map(({ docs }) => String(docs))
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of new Set(addresses)) {
    const [path = '', rule] = address.split('#')
    expect(readFileSync(join(ROOT, path), 'utf8')).toContain(`\n## ${rule}\n`)
  }
})

describe('the validators', () => {
  it('refuse what is wrong', () => {
    expect(faults(isSarif, { version: '2.1.0', runs: [{ tool: {} }] })).not.toEqual([])
    expect(faults(isGitlab, [{ description: 'x' }])).not.toEqual([])
    expect(faults(isJson, { version: 1, findings: [{ rule: 'x' }] })).not.toEqual([])
  })

  it.each([
    ['<testsuites><testsuite name="a"/></testsuites>', '/testsuites/testsuite: attribute tests is missing'],
    ['<testsuites color="red"/>', '/testsuites: attribute color is not allowed'],
    ['<testsuites>text</testsuites>', '/testsuites: text is not allowed'],
    ['<testsuites><failure/></testsuites>', '/testsuites: failure is not allowed at its place'],
    ['<other/>', '/other is not declared'],
    ['<system-out><skipped/></system-out>', '/system-out: skipped is not allowed'],
    ['<testcase name="a"><failure/><skipped/></testcase>', '/testcase: skipped is not allowed at its place'],
    ['<properties/>', '/properties: property is missing'],
    ['<testcase name="a"><skipped/><skipped/></testcase>', '/testcase: skipped is there too often'],
  ])('find the fault of %s', (document, fault) => {
    expect(xsdFaults(JUNIT, document)).toEqual([fault])
  })

  it.each([
    '<a>',
    '<a></b>',
    '<a b=c/>',
    '<a>&nbsp;</a>',
    '<a>x & y</a>',
    '<a/><b/>',
    '<a>\u0001</a>',
    '<a b="1" b="2"/>',
  ])('take %s for no XML', (text) => {
    expect(() => parseXml(text)).toThrow()
  })
})
