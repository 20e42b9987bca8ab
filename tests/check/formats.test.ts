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
  readonly code: number
}

interface Sarif {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } }
    readonly results: readonly {
      readonly ruleId: string
      readonly ruleIndex: number
      readonly locations: readonly {
        readonly physicalLocation: {
          readonly artifactLocation: { readonly uri: string }
          readonly region: { readonly startLine: number; readonly startColumn: number }
        }
      }[]
    }[]
  }[]
}

const FILES = ['json', 'sarif', 'gitlab', 'junit'].flatMap((name) => ['--format', `${name}=out/${name}`])

async function reportsOf(dir: string, further: readonly string[] = []): Promise<Reports> {
  const { stdout, code } = await docsite(
    ['check', '--no-cache', ...FILES, '--format', 'github', ...further],
    {
      cwd: dir,
    },
  )
  const text = (name: string) => readFileSync(join(dir, 'out', name), 'utf8')
  return {
    json: JSON.parse(text('json')),
    sarif: JSON.parse(text('sarif')),
    gitlab: JSON.parse(text('gitlab')),
    junit: text('junit'),
    github: stdout,
    code,
  }
}

function expectValid({ json, sarif, gitlab, junit }: Reports): void {
  expect(faults(isJson, json)).toEqual([])
  expect(faults(isSarif, sarif)).toEqual([])
  expect(faults(isGitlab, gitlab)).toEqual([])
  expect(xsdFaults(JUNIT, junit)).toEqual([])
}

describe.each(Object.entries(sites))('reports of the %s site', (name, dir) => {
  it('are valid and complete', async () => {
    const reports = await reportsOf(dir)
    const { json, sarif, gitlab, junit, github } = reports
    const count = json.findings.length
    expect(count === 0).toBe(name === 'clean')
    expect(json.findings.some(({ file }) => file === undefined)).toBe(name === 'odd')
    expectValid(reports)

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

/** Checks that end before anything is looked at: what is wrong with the site or the command, and the one finding of each report. */
const REFUSED: readonly {
  readonly name: string
  readonly files?: Readonly<Record<string, string>>
  readonly args?: readonly string[]
  readonly where: string
  readonly says: string
}[] = [
  {
    name: 'a misspelt key of the configuration',
    files: {
      'site.config.json':
        '{ "title": "S", "url": "https://example.com", "baseUrl": "/",\n  "trailingSlsh": true }',
    },
    where: 'site.config.json:2:3 configuration',
    says: 'trailingSlsh: unknown key',
  },
  {
    name: 'a configuration with a slip of the pen',
    files: { 'site.config.ts': 'export default {\n  title: ,\n}\n' },
    where: 'site.config.ts:2:10 configuration',
    says: 'Unexpected ","',
  },
  {
    name: 'a configuration that throws',
    files: { 'site.config.ts': "export default {\n  title: (() => { throw new Error('x') })(),\n}\n" },
    where: 'site.config.ts:2:25 configuration',
    says: 'Error: x',
  },
  {
    name: 'pages where the site is built',
    files: {
      'site.config.json':
        '{ "title": "S", "url": "https://example.com", "baseUrl": "/", "docs": { "path": "build/docs" } }',
    },
    where: 'site.config.json:1:73 configuration',
    says: "docs.path: 'build/docs' cannot be a source",
  },
  {
    name: 'a folder without a site',
    files: { 'site.config.ts': '' },
    where: 'site.config.ts:1:1 configuration',
    says: 'the configuration is empty',
  },
  {
    name: 'a folder that is missing',
    args: ['none'],
    where: 'none/site.config.ts:1:1 io/refused',
    says: 'the folder none does not exist',
  },
  {
    name: 'a baseline that is missing',
    args: ['--baseline', 'none.json'],
    where: 'site.config.ts:1:1 io/refused',
    says: 'the baseline none.json does not exist',
  },
  {
    name: 'queries that are missing',
    args: ['--search'],
    where: 'site.config.ts:1:1 io/refused',
    says: '--search needs test queries',
  },
  {
    name: 'a language that is missing',
    args: ['--locale', 'xx'],
    where: 'site.config.ts:1:1 io/refused',
    says: 'xx',
  },
]

describe.each(REFUSED)('a check of $name', ({ files = {}, args = [], where, says }) => {
  it('has whole reports that say so', async () => {
    const dir = temporarySite({ 'docs/index.md': '# Page\n', ...files })
    Object.assign(sites, { [where + says]: dir })
    const reports = await reportsOf(dir, ['--root', dir, ...args])
    const { json, sarif, gitlab, junit, github, code } = reports
    expectValid(reports)
    expect(code).toBe(2)
    expect(json.ok).toBe(false)
    expect(json.findings).toHaveLength(1)
    const [finding] = json.findings
    expect(finding?.message).toContain(says)
    const [result] = sarif.runs[0]?.results ?? []
    const { artifactLocation, region } = result?.locations[0]?.physicalLocation ?? {}
    expect(`${artifactLocation?.uri}:${region?.startLine}:${region?.startColumn} ${result?.ruleId}`).toBe(
      where,
    )
    expect(gitlab.map(({ location }) => location.path)).toEqual([where.split(':')[0]])
    expect(parseXml(junit).children.flatMap(({ children }) => children)).toHaveLength(1)
    expect(github.split('\n')).toHaveLength(2)
    expect(github).toMatch(/^::error /)
  })

  it('has a whole report in the terminal, and the text for people beside it', async () => {
    const dir = temporarySite({ 'docs/index.md': '# Page\n', ...files })
    Object.assign(sites, { [where + says + 2]: dir })
    const { stdout, stderr, code } = await docsite(['check', '--format', 'json', ...args], { cwd: dir })
    expect(code).toBe(2)
    expect(JSON.parse(stdout).findings).toHaveLength(1)
    expect(stderr).toContain(says)
    expect((await docsite(['check', ...args], { cwd: dir })).stdout).toBe('')
  })
})

it('say nothing twice where one of them cannot be written', async () => {
  const dir = temporarySite({ 'docs/index.md': '# Page\n', file: '' })
  Object.assign(sites, { unwritable: dir })
  const args = ['check', '--format', 'json', '--format', 'sarif=file/report']
  const { stdout, code, stderr } = await docsite(args, { cwd: dir })
  expect(code).toBe(3)
  expect(JSON.parse(stdout).findings).toHaveLength(1)
  expect(stderr).toMatch(/^docsite: cannot write \S+report: ENOTDIR\n$/)
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
