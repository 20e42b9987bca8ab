// Every block of the manual is read by the program it is for; a block of a kind that no test reads is a failure.
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { allCommands } from '../../cli/commands/registry.ts'
import { NAVBAR_ITEMS } from '../../cli/config/sections/navbar-items.ts'
import { validateConfig } from '../../cli/config/validate.ts'
import { loadModule } from '../../cli/io/load-module.ts'
import { COMPONENTS } from '../../cli/markdown/components/registry.ts'
import { FRONT_MATTER_FIELDS } from '../../cli/scan/front-matter-fields.ts'
import { complaintOf } from '../content/examples/programs.ts'
import { testCode } from '../helpers/site-code.ts'
import { thrown } from '../helpers/thrown.ts'
import { MANUAL, ROOT, writtenPages } from './files.ts'
import { faultsOf, nameOf, snippets, typeFaults, wholeConfig } from './snippets.ts'

const folder = mkdtempSync(join(tmpdir(), 'docsite-snippets-'))
symlinkSync(`${ROOT}node_modules`, join(folder, 'node_modules'))
afterAll(() => rmSync(folder, { recursive: true }))

const ofLang = (...langs: readonly string[]) => snippets.filter(({ lang }) => langs.includes(lang))
const titled = (title: string | RegExp) =>
  snippets.filter((snippet) =>
    typeof title === 'string' ? snippet.title === title : title.test(snippet.title),
  )

const complaints = (...text: readonly string[]) => text.filter((line) => line !== '')

describe('code', () => {
  const configs = titled('site.config.ts')

  it('holds dozens of configurations', () => expect(configs.length).toBeGreaterThan(35))

  it.each(configs.map((snippet) => [nameOf(snippet), snippet] as const))(
    '%s is a valid configuration',
    async (_, snippet) => {
      writeFileSync(join(folder, 'site.config.ts'), wholeConfig(snippet))
      const loaded = await loadModule(folder, 'site.config.ts', testCode().code)
      if (!('value' in loaded)) throw new Error(JSON.stringify(loaded))
      const { diagnostics } = validateConfig(loaded.value, 'site.config.ts')
      // One example shows what becomes of a key that is not known.
      const expected = snippet.code.includes('@ts-expect-error') ? ['config/foreign-key'] : []
      expect(diagnostics.map(({ code }) => code)).toEqual(expected)
    },
  )

  it('TypeScript is compiled with the types that a site gets', () => {
    expect(typeFaults(ofLang('ts', 'tsx').filter(({ title }) => title !== ''))).toEqual([])
  })

  it('every block of TypeScript says which file it is', () => {
    expect(
      ofLang('ts', 'tsx')
        .filter(({ title }) => title === '')
        .map(nameOf),
    ).toEqual([])
  })

  it('CSS is parsed', () => {
    const faults = faultsOf(ofLang('css'), ({ code }) =>
      thrown(() => transformSync(code, { loader: 'css', logLevel: 'silent' })),
    )
    expect(faults).toEqual([])
  })

  it('names design tokens that exist', () => {
    const sheet = readFileSync(`${MANUAL}/../../runtime/theme/tokens.css`, 'utf8')
    const faults = writtenPages().flatMap(({ path, text }) =>
      [...text.matchAll(/--ds-[a-z-]+/g)]
        .filter(([name]) => !sheet.includes(`${name}:`))
        .map(([name]) => `${path}: ${name}`),
    )
    expect(faults).toEqual([])
  })
})

describe('data', () => {
  it('YAML is read without a warning', () => {
    const faults = faultsOf(ofLang('yaml'), ({ code }) => {
      const { errors, warnings } = parseDocument(code, { uniqueKeys: true })
      return [...errors, ...warnings].map(({ message }) => message)
    })
    expect(faults).toEqual([])
  })

  it('JSON is read', () => {
    expect(faultsOf(ofLang('json'), ({ code }) => thrown(() => JSON.parse(code)))).toEqual([])
  })

  it('pipelines of GitHub have jobs with steps', () => {
    const faults = faultsOf(titled(/^\.github\/workflows\//), ({ code }) => {
      const { on, jobs = {} } = parseDocument(code).toJS() as {
        on?: unknown
        jobs?: Record<string, { 'runs-on'?: string; steps?: readonly { uses?: string; run?: string }[] }>
      }
      const wrong = Object.entries(jobs).filter(
        ([, job]) =>
          !job['runs-on'] ||
          // The machine's own Node may be too old.
          (job.steps?.some(({ run }) => run === 'npm ci') &&
            !job.steps.some(({ uses }) => /setup-node/.test(uses ?? ''))) ||
          !job.steps?.every(({ uses, run }) => (uses === undefined) !== (run === undefined)),
      )
      return [...(on ? [] : ['no trigger']), ...wrong.map(([name]) => `job ${name}`)]
    })
    expect(faults).toEqual([])
  })

  it('pipelines of GitLab have jobs with scripts', () => {
    const faults = faultsOf(titled('.gitlab-ci.yml'), ({ code }) =>
      Object.entries(
        parseDocument(code).toJS() as Record<string, { script?: readonly string[]; image?: string }>,
      )
        // The image that GitLab takes by itself has no Node.
        .filter(([, { script, image }]) => !Array.isArray(script) || !image?.startsWith('node:'))
        .map(([name]) => `job ${name}`),
    )
    expect(faults).toEqual([])
  })
})

describe('commands', () => {
  it('shell scripts are parsed', () => {
    expect(faultsOf(ofLang('bash'), ({ code }) => complaints(complaintOf('bash', ['-n'], code)))).toEqual([])
  })

  it('names only commands and options that exist', async () => {
    const known = new Map((await allCommands()).map(({ name, options }) => [name, optionNames(options)]))
    const faults = faultsOf(snippets, ({ code }) =>
      [...code.matchAll(/npx docsite (\w+)([^\n"'&]*)/g)].flatMap(([line, name = '', rest = '']) => {
        const options = known.get(name)
        if (!options) return [`no command: ${line}`]
        const used = [...rest.matchAll(/(?<=\s)(--?[a-z][a-z-]*)/g)].map(([, option = '']) => option)
        return used.filter((option) => !options.has(option)).map((option) => `no option ${option}: ${line}`)
      }),
    )
    expect(faults).toEqual([])
  })
})

it('every command has its place in a page that people write', async () => {
  const text = writtenPages()
    .map((page) => page.text)
    .join('\n')
  const names = (await allCommands()).map(({ name }) => name)
  expect(names.filter((name) => !new RegExp(`\\bdocsite ${name}\\b`).test(text))).toEqual([])
})

const optionNames = (options: readonly (readonly [string, string, string])[]): ReadonlySet<string> =>
  new Set(options.flatMap(([flags]) => [...flags.matchAll(/--?[a-z][a-z-]*/gi)].map(([name]) => name)))

/** Elements of IIS with the attributes that its configuration reference names; an unknown one is error 500.19. */
const IIS_ATTRIBUTES: ReadonlySet<string> = new Set([
  'remove fileExtension',
  'mimeMap fileExtension',
  'mimeMap mimeType',
  'httpErrors errorMode',
  'httpErrors existingResponse',
  'remove statusCode',
  'error statusCode',
  'error path',
  'error responseMode',
  'add name',
  'add value',
])

describe('servers', () => {
  it('XML closes what it opens', () => {
    const faults = faultsOf(ofLang('xml'), ({ code }) => {
      const open: string[] = []
      for (const [, close, name = '', self] of code.matchAll(/<(\/?)([\w.]+)[^>]*?(\/?)>/g)) {
        if (close && open.pop() !== name) return [`</${name}> closes nothing`]
        if (!close && !self) open.push(name)
      }
      return open.map((name) => `<${name}> stays open`)
    })
    expect(faults).toEqual([])
  })

  it('has attributes in settings of IIS that IIS knows', () => {
    const faults = faultsOf(titled('web.config'), ({ code }) =>
      [...code.matchAll(/<([\w.]+)((?:\s+\w+="[^"]*")+)/g)].flatMap(([, element = '', attributes = '']) =>
        [...attributes.matchAll(/(\w+)="[^"]*"/g)]
          .map(([, attribute = '']) => `${element} ${attribute}`)
          .filter((pair) => !IIS_ATTRIBUTES.has(pair)),
      ),
    )
    expect(titled('web.config').length).toBe(1)
    expect(faults).toEqual([])
  })

  it('show the content policy that a build writes', async () => {
    const { STRICT_POLICY } = await import('../../cli/model/content-policy.ts')
    const shown = snippets.filter(({ code }) => code.includes("default-src 'none'"))
    expect(shown.length).toBe(1)
    expect(shown.filter(({ code }) => !code.includes(STRICT_POLICY)).map(nameOf)).toEqual([])
  })
})

describe('every block', () => {
  const READ = ['ts', 'tsx', 'css', 'yaml', 'json', 'bash', 'md', 'xml']
  /** Blocks that no test can read, by title or first line, with the reason. */
  const EXCUSED: readonly (readonly [RegExp, string])[] = [
    [/^Jenkinsfile$/, 'its commands are compared with those that exist; Groovy has no parser here'],
    [/^netlify\.toml$/, 'its commands are compared'],
    [/^\.gitignore$|^static\/_headers$/, 'lists without a grammar'],
    [/^$/, 'output and policies, compared above'],
  ]

  it('is read by a test or excused', () => {
    const unread = snippets.filter(({ lang, title }) => {
      if (READ.includes(lang)) return false
      return lang !== 'text' && !EXCUSED.some(([test]) => title !== '' && test.test(title))
    })
    expect(unread.map(nameOf)).toEqual([])
  })
})

describe('tables', () => {
  const textOf = (path: string) => writtenPages().find((page) => page.path === path)?.text ?? ''

  it('name every key of front matter', () => {
    const text = textOf('writing/front-matter.md')
    expect(Object.keys(FRONT_MATTER_FIELDS).filter((key) => !text.includes(`\`${key}\``))).toEqual([])
  })

  it('name every component of pages', () => {
    const text = textOf('writing/components.md')
    expect(
      [...COMPONENTS.keys()].filter((name) => name !== 'summary' && !text.includes(`\`<${name}>\``)),
    ).toEqual([])
  })

  it('name every item of the navbar', () => {
    const text = textOf('navigation/navbar.md')
    expect([...NAVBAR_ITEMS.keys()].filter((type) => !text.includes(`\`${type}\``))).toEqual([])
  })
})

it('shows the component that runs on its page', () => {
  const [shown] = titled('theme/components.tsx')
  expect(shown?.code).toBe(readFileSync(`${MANUAL}/theme/components.tsx`, 'utf8'))
})
