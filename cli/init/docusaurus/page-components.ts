// Components that a Docusaurus site gives to all pages -> the file of a theme that does the same.
import { isMarkdown, type ProjectFacts } from '../../model/project.ts'
import type { NewFile } from '../new-file.ts'
import { counted, type Note } from './note.ts'

/** Components that the whole site may use: they are named in one file, and the theme of the new site names them again. */
const REGISTRY = /^src\/theme\/MDXComponents(?:\/index)?\.[jt]sx?$/

/** Whether a file of a Docusaurus site is the one that names them. */
export const isRegistry = (path: string): boolean => REGISTRY.test(path)

/** The components of that file: what of it is taken over, and as which files. */
export function pageComponents(facts: Pick<ProjectFacts, 'files' | 'read'>): {
  readonly partials: Readonly<Record<string, string>>
  readonly notes: readonly Note[]
  readonly files: readonly NewFile[]
} {
  const file = facts.files.find(isRegistry)
  const source = file === undefined ? null : facts.read(file)
  if (file === undefined || source === null) return { partials: {}, notes: [], files: [] }
  const { components, partials, elements } = registeredComponents(source, file)
  const notes: Note[] = []
  if (components.length > 0)
    notes.push({
      kind: 'moved',
      what: `${counted(components.length, 'component')} of \`${file}\`, now in \`theme/components.tsx\``,
    })
  const parts = Object.keys(partials).length
  if (parts > 0)
    notes.push({
      kind: 'moved',
      what: `${counted(parts, 'file')} of Markdown that \`${file}\` gives to all pages, now \`markdown.partials\``,
    })
  if (elements.length > 0)
    notes.push({
      kind: 'by-hand',
      what: `\`${file}\` replaces elements of pages: ${elements.map((name) => `\`${name}\``).join(', ')}`,
      next: 'elements are drawn as they are; give them their look in `theme/style.css`',
    })
  return {
    partials,
    notes,
    files:
      components.length === 0
        ? []
        : [{ path: 'theme/components.tsx', text: componentsText(components, file) }],
  }
}

interface Registered {
  readonly name: string
  readonly statement: string
}

/** Names of the exported object that are imported; those in small letters stand for elements. */
function registeredComponents(
  source: string,
  file: string,
): {
  readonly components: readonly Registered[]
  readonly partials: Readonly<Record<string, string>>
  readonly elements: readonly string[]
} {
  const body = /export\s+default\s*\{([\s\S]*)\}/.exec(source)?.[1] ?? ''
  const bare = body.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
  const entries = [
    ...bare.matchAll(/(?:^|[,{\n])\s*(?:'([^']+)'|"([^"]+)"|([\w$]+))\s*(?::\s*([\w$]+))?\s*(?=,|$|\n)/g),
  ].map(([, single, double, plain, value]) => {
    const name = single ?? double ?? plain ?? ''
    return { name, local: value ?? name }
  })
  const imports = importsOf(source, file)
  const components = entries.flatMap(({ name, local }) => {
    const statement = imports.get(local)
    return statement !== undefined && /^[A-Z]/.test(name) ? [{ name, statement: statement(name) }] : []
  })
  const files = markdownImports(source, file)
  const partials = entries.flatMap(({ name, local }) => {
    const path = files.get(local)
    return path !== undefined && /^[A-Z]/.test(name) ? [[name, path] as const] : []
  })
  return {
    components,
    partials: Object.fromEntries(partials),
    elements: entries.flatMap(({ name }) => (/^[a-z]/.test(name) ? [name] : [])),
  }
}

/** Statements that import a name again, from the folder `theme`, by the name they have in a module. */
function importsOf(source: string, file: string): ReadonlyMap<string, (as: string) => string> {
  const found = new Map<string, (as: string) => string>()
  for (const [, clause = '', from = ''] of source.matchAll(
    /import\s+([^'";]+?)\s+from\s+['"]([^'"]+)['"]/g,
  )) {
    // Markdown is no code.
    if (from.startsWith('@theme') || isMarkdown(from)) continue
    const target = JSON.stringify(fromTheme(from, file)).replaceAll('"', "'")
    const main = /^([\w$]+)/.exec(clause)?.[1]
    if (main !== undefined) found.set(main, (as) => `import ${as} from ${target}`)
    for (const [, imported = '', , local = imported] of (/\{([^}]*)\}/.exec(clause)?.[1] ?? '').matchAll(
      /([\w$]+)(\s+as\s+([\w$]+))?/g,
    ))
      found.set(local, (as) => `import { ${imported === as ? as : `${imported} as ${as}`} } from ${target}`)
  }
  return found
}

/** Markdown files that are imported, by name, relative to the site. */
function markdownImports(source: string, file: string): ReadonlyMap<string, string> {
  const imports = source.matchAll(/import\s+([\w$]+)\s+from\s+['"]([^'"]+)['"]/g)
  return new Map(
    [...imports].flatMap(([, name = '', from = '']) => {
      if (!isMarkdown(from) || !/^(?:\.|@site\/)/.test(from)) return []
      return [[name, from.startsWith('.') ? fromSite(from, file) : from.replace('@site/', '')] as const]
    }),
  )
}

function fromTheme(from: string, file: string): string {
  return from.startsWith('.') ? `../${fromSite(from, file)}` : from
}

/** Path of a relative import of a file, relative to the site. */
function fromSite(from: string, file: string): string {
  const steps = file.split('/').slice(0, -1)
  for (const step of from.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}

function componentsText(components: readonly Registered[], file: string): string {
  return [
    `// Components that every page may use, as ${file} lists them.`,
    "import type { Components } from 'docsite/theme'",
    ...components.map(({ statement }) => statement),
    '',
    `export const components: Components = { ${components.map(({ name }) => name).join(', ')} }`,
    '',
  ].join('\n')
}
