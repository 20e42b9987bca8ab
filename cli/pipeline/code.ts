// The site's own code: modules that pages import components from, and the runtime bundled with them.
import { own } from '../../runtime/model/own.ts'
import { type Query, query, type Reader } from '../graph/query.ts'
import type { ArticleFacts } from '../model/compile.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { PageModule } from '../model/page-module.ts'
import type { RuntimeBundle } from '../model/ports.ts'
import { fileName } from '../text/site-path.ts'
import { suggest } from '../text/suggest.ts'
import type { Articles } from './articles.ts'
import { MODULE_ENDINGS } from './compile-inputs.ts'
import { failureHint, failureMessage } from './failed-component.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'
import { joinKey } from './keys.ts'
import { RANK } from './rank.ts'
import type { SiteQueries } from './site.ts'

/** The queries over the site's own code. */
export function codeQueries(
  ports: PipelinePorts,
  inputs: Inputs,
  site: SiteQueries,
  {
    partials,
    importedModules,
    moduleFile: file,
  }: Pick<Articles, 'partials' | 'importedModules' | 'moduleFile'>,
) {
  /** Modules imported by pages of a version. Keys are `locale|instance|version`. */
  async function ofVersion(key: string, read: Reader['read']): Promise<readonly string[]> {
    const { length: parts } = await read(site.docParts, key)
    const found: string[] = []
    for (let number = 0; number < parts; number++) {
      for (const head of await read(site.heads, joinKey(`${number}`, key))) {
        if (head.frontMatter.draft === true && ports.mode === 'production') continue
        found.push(...(head.modules ?? []))
        if (!head.includes) continue
        for (const path of Object.keys(await read(partials, head.file)))
          found.push(...(await read(importedModules, path)))
      }
    }
    return found
  }

  /** All modules that pages import components from, ordered by path. */
  const modules = query<readonly PageModule[]>({
    name: 'page-modules',
    rank: RANK.tables,
    keep: 'inside',
    compute: async (_key, { read }) => {
      const paths = new Set<string>()
      for (const { code } of await read(inputs.locales, ''))
        for (const { instance, name } of await read(site.versions, code))
          for (const path of await ofVersion(joinKey(code, instance, name), read)) paths.add(path)
      const found: PageModule[] = []
      for (const id of [...paths].sort()) {
        const path = await read(file, id)
        if (path !== null) found.push({ id, file: path })
      }
      return found
    },
  })

  const runtime = query<RuntimeBundle>({
    name: 'runtime',
    rank: RANK.site,
    compute: async (_key, { read }) => {
      // Other settings that affect the bundle; the bundler reads them from the configuration itself.
      for (const key of ['baseUrl', 'customFields', 'staticDirectories', 'fonts'] as const)
        await inputs.setting(key, read)
      return ports.bundle(await inputs.setting('engine', read), await read(modules, ''))
    },
    fingerprint: (value) => value.hash,
    current: async () => ports.runtimeHash?.() ?? null,
  })

  /** Reports imports of a page that do not resolve. */
  const reportImports = (facts: Pick<ArticleFacts, 'slots'>, reader: Pick<Reader, 'read' | 'report'>) =>
    reportMissingImports({ file, runtime }, facts, reader)

  /** Whether the site has code of its own: a theme, or modules imported by pages. */
  async function isOfSite(read: Reader['read']): Promise<boolean> {
    const isTheme = (path: string) => /^theme\/(?:(?:index|components)\.[jt]sx?|style\.css)$/.test(path)
    const isList = (path: string) => /^src\/theme\/MDXComponents(?:\/index)?\.[jt]sx?$/.test(path)
    return (
      (await read(inputs.listing, 'theme')).some(isTheme) ||
      (await read(inputs.listing, 'src/theme')).some(isList) ||
      (await read(modules, '')).length > 0
    )
  }

  return { file, modules, runtime, reportImports, isOfSite }
}

export type Code = ReturnType<typeof codeQueries>

/** An import used by a slot of a page. */
type SlotImport = NonNullable<Extract<ArticleFacts['slots'][number], { kind: 'component' }>['uses']>[number]

const MISSING_MODULE = 'theme/missing-module'

async function reportMissingImports(
  { file, runtime }: { readonly file: Query<string | null>; readonly runtime: Query<RuntimeBundle> },
  { slots }: Pick<ArticleFacts, 'slots'>,
  { read, report }: Pick<Reader, 'read' | 'report'>,
): Promise<void> {
  const said = new Set<string>()
  const imports: readonly SlotImport[] = slots.flatMap((slot) =>
    slot.kind === 'component' ? [...(slot.from ? [slot.from] : []), ...(slot.uses ?? [])] : [],
  )
  for (const { name, place, isValue } of imports) {
    const [path = '', exported = ''] = name.split('#')
    const found = await read(file, path)
    const problem =
      found === null
        ? missingFile(path, (await read(file, `${path}.md`)) ?? (await read(file, `${path}.mdx`)))
        : problemIn({ file: found, path, exported, isValue }, await read(runtime, ''))
    if (!problem) continue
    const text = JSON.stringify([problem.message, place])
    if (said.has(text)) continue
    said.add(text)
    report({ ...problem, place })
  }
}

/** `page` is the Markdown file of that name, with its extension, if there is one. */
function missingFile(path: string, page: string | null): Diagnostic {
  if (page !== null)
    return {
      code: MISSING_MODULE,
      severity: 'warning',
      message: `There is no component ${path}; to import ${page}, add the file extension`,
      hint: `End the path with ${fileName(page)}`,
    }
  const looked = `Looked for ${path} with the extensions ${MODULE_ENDINGS.join(', ')}, and for index files in a folder of that name. Import a Markdown file with its extension`
  const isOfTheme = path.startsWith('src/theme/')
  return {
    code: MISSING_MODULE,
    severity: 'warning',
    message: `Components are imported from a file that does not exist: ${path}`,
    hint: isOfTheme ? `${looked}. Components of Docusaurus themes and plugins are not available` : looked,
  }
}

/** A name that a page imports from an existing module. */
interface ImportedName {
  readonly file: string
  /** As written in the import. */
  readonly path: string
  readonly exported: string
  /** Passed to a component as a prop. */
  readonly isValue: true | undefined
}

const problemIn = (name: ImportedName, runtime: RuntimeBundle): Diagnostic | null =>
  failedModule(name, runtime) ??
  missingExport(name, runtime) ??
  (name.isValue ? null : notComponent(name, runtime))

/** Reports an export that is not a component and does not contain one. */
function notComponent({ file, path, exported }: ImportedName, { server }: RuntimeBundle): Diagnostic | null {
  const found = own(own(server.known.values, path) ?? {}, exported)
  if (found === undefined) return null
  const name = exported === 'default' ? `The default export of ${file}` : `\`${exported}\` of ${file}`
  return {
    code: 'theme/export',
    severity: 'error',
    message: `${name} must be a component, but is ${found}`,
    hint: 'A component is a function that returns elements.',
  }
}

/** Reports a module that threw while it was loaded. */
function failedModule(
  { file, path }: ImportedName,
  { server, failurePlaces = {} }: RuntimeBundle,
): Diagnostic | null {
  const failed = own(server.known.failures, path)
  if (!failed) return null
  const thrown = own(failurePlaces, path)
  return {
    code: 'theme/component',
    severity: 'warning',
    message: `The components of ${file} cannot be loaded: ${failureMessage(failed)}; pages show the content of their tags`,
    hint: failureHint(failed),
    ...(thrown ? { related: [{ message: 'thrown here', place: thrown }] } : {}),
  }
}

function missingExport(
  { file, path, exported }: ImportedName,
  { server, isFallback, absent = [] }: RuntimeBundle,
): Diagnostic | null {
  const known = own(server.known.modules, path)
  const [name = ''] = exported.split('.')
  if (isFallback || !known || known.includes(name)) return null
  // The stand-in for a file that cannot be bundled exports nothing, and the failure has been reported.
  if (absent.some(({ isBroken, location }) => isBroken && location.file.endsWith(`/${file}`))) return null
  const near = suggest(name, known)
  return {
    code: 'theme/missing-export',
    severity: 'error',
    message: name === 'default' ? `${file} has no default export` : `${file} exports no "${name}"`,
    hint: near
      ? `Did you mean "${near}"?`
      : /\.mdx?$/.test(file)
        ? `A Markdown file has its text as the default export: write import ${name} without braces`
        : known.length > 0
          ? `It exports: ${known.join(', ')}`
          : 'It exports nothing',
  }
}
