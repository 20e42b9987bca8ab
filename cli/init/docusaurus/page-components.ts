// Components that a Docusaurus site makes available to all pages -> a theme file that does the same.
import { BUILT_IN_COMPONENTS, siteThemeFile } from '../../model/built-in-components.ts'
import { isMarkdown, type ProjectFacts } from '../../model/project.ts'
import { counted } from '../../text/counted.ts'
import type { NewFile } from '../new-file.ts'
import type { Note } from './note.ts'

/** File with the components available to the whole site; the new site's theme lists them again. */
const REGISTRY = /^src\/theme\/MDXComponents(?:\/index)?\.[jt]sx?$/

/** Whether a file of a Docusaurus site is that file. */
export const isRegistry = (path: string): boolean => REGISTRY.test(path)

/** Components of that file, and the new files that provide them. */
export function pageComponents(facts: Pick<ProjectFacts, 'files' | 'read'>): {
  readonly partials: Readonly<Record<string, string>>
  readonly notes: readonly Note[]
  readonly files: readonly NewFile[]
} {
  const file = facts.files.find(isRegistry)
  const source = file === undefined ? null : facts.read(file)
  if (file === undefined || source === null) return { partials: {}, notes: [], files: [] }
  const { components, partials, elements, isWhole } = registeredComponents(source, file, facts.files)
  const notes: Note[] = []
  if (components.length > 0)
    notes.push({
      kind: 'moved',
      what: isWhole
        ? `${counted(components.length, 'component')} of \`${file}\`, now in \`theme/components.tsx\``
        : `components of \`${file}\`, which pages use from there`,
    })
  const parts = Object.keys(partials).length
  if (parts > 0)
    notes.push({
      kind: 'moved',
      what: `${counted(parts, 'Markdown file')} that \`${file}\` provides to all pages, now \`markdown.partials\``,
    })
  if (elements.length > 0)
    notes.push({
      kind: 'by-hand',
      what: `\`${file}\` replaces HTML elements of pages: ${elements.map((name) => `\`${name}\``).join(', ')}`,
      next: 'elements are rendered unchanged; style them in `theme/style.css`',
    })
  return {
    partials,
    notes,
    files:
      components.length === 0 || !isWhole
        ? []
        : [{ path: 'theme/components.tsx', text: componentsText(components, file) }],
  }
}

interface Registered {
  readonly name: string
  readonly statement: string
}

/** Imported names in the exported object; lower-case ones replace HTML elements. */
function registeredComponents(
  source: string,
  file: string,
  files: readonly string[],
): {
  readonly components: readonly Registered[]
  readonly partials: Readonly<Record<string, string>>
  readonly elements: readonly string[]
  /** Whether these are all entries of the object; if not, the original file stays in use. */
  readonly isWhole: boolean
} {
  const body = /export\s+default\s*\{([\s\S]*)\}/.exec(source)?.[1] ?? ''
  const bare = body.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
  const entries = [...bare.matchAll(ENTRY)].map(([, single, double, plain, value]) => {
    const name = single ?? double ?? plain ?? ''
    return { name, local: value ?? name }
  })
  const imports = importsOf(source, file, files)
  const components = entries.flatMap(({ name, local }) => {
    const statement = imports.get(local)
    return statement !== undefined && /^[A-Z]/.test(name) ? [{ name, statement: statement(name) }] : []
  })
  const texts = markdownImports(source, file)
  const partials = entries.flatMap(({ name, local }) => {
    const path = texts.get(local)
    return path !== undefined && /^[A-Z]/.test(name) ? [[name, path] as const] : []
  })
  return {
    components,
    partials: Object.fromEntries(partials),
    elements: entries.flatMap(({ name }) => (/^[a-z]/.test(name) ? [name] : [])),
    isWhole:
      !hasMore(bare.replace(ENTRY, ''), source) &&
      entries.every(({ name, local }) => isKnown(name) || imports.has(local) || texts.has(local)),
  }
}

/** HTML elements, and components that pages have by name anyway. */
const isKnown = (name: string) => !/^[A-Z]/.test(name) || BUILT_IN_COMPONENTS.includes(name)

/** A name, optionally with the local name of its value. */
const ENTRY = /(?:^|[,{\n])\s*(?:'([^']+)'|"([^"]+)"|([\w$]+))\s*(?::\s*([\w$]+))?\s*(?=,|$|\n)/g

/**
 * Whether the rest of the object contains components: inline code, or a spread of a list other than the one of
 * Docusaurus.
 */
function hasMore(rest: string, source: string): boolean {
  const [, original] =
    /import\s+([\w$]+)\s+from\s+['"]@theme(?:-original|-init)?\/MDXComponents['"]/.exec(source) ?? []
  const lists = [...rest.matchAll(/\.\.\.\s*([\w$]*)/g)].map(([, name]) => name)
  return /[A-Z][\w$]*['"]?\s*[:(]/.test(rest) || lists.some((name) => name !== original)
}

/** Import statements for use in the folder `theme`, by local name in the module. */
function importsOf(
  source: string,
  file: string,
  files: readonly string[],
): ReadonlyMap<string, (as: string) => string> {
  const found = new Map<string, (as: string) => string>()
  for (const [, clause = '', from = ''] of source.matchAll(
    /import\s+([^'";]+?)\s+from\s+['"]([^'"]+)['"]/g,
  )) {
    // Markdown is not code. The original file may import packages that are not installed, a theme may not.
    if (isMarkdown(from) || !(/^(?:\.|@site\/)/.test(from) || isOwnThemeFile(from, files))) continue
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

/** Whether `@theme/Image` is a file of the site's own `src/theme`, not a component built into docsite. */
function isOwnThemeFile(from: string, files: readonly string[]): boolean {
  const own = siteThemeFile(from)
  return own !== null && files.some((path) => path.replace(/(?:\/index)?\.[jt]sx?$/, '') === own)
}

/** Imported Markdown files by local name, as paths relative to the site. */
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

/** Resolves a relative import of a file to a path relative to the site. */
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
    `// Components that every page can use, as listed in ${file}.`,
    "import type { Components } from 'docsite/theme'",
    ...components.map(({ statement }) => statement),
    '',
    `export const components: Components = { ${components.map(({ name }) => name).join(', ')} }`,
    '',
  ].join('\n')
}
