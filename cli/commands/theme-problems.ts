// Turns errors in the site's own code into findings with places in the author's files.
import { readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { SiteCodeError } from '../bundle/site-code.ts'
import { authorPath } from '../bundle/site-styles.ts'
import { pathBelow } from '../io/path-below.ts'
import { readText } from '../io/read-text.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { docusaurusName } from '../model/docusaurus-modules.ts'
import type { RuntimeBundle } from '../model/ports.ts'
import { failureHint, failureMessage } from '../pipeline/failed-component.ts'
import { missingImport, missingImportHint } from '../text/missing-import.ts'
import { positionAt } from '../text/position.ts'
import { suggest } from '../text/suggest.ts'

const UNBUNDLED = 'The theme cannot be bundled: '
/** How a page shows components whose code cannot be used. */
const ONLY_CONTENT = 'its components show only their content'

interface BundlerMessage {
  readonly text: string
  /** Fix suggested by one of our plugins, if any. */
  readonly notes?: readonly { readonly text: string; readonly location: BundlerMessage['location'] }[]
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null
}

/** Folders of the program and the site. */
interface Places {
  readonly toolDir: string
  readonly siteDir: string
}

/**
 * Findings about code that could not be bundled or run. File names from the bundler are relative to the program folder.
 */
export function themeProblems(failure: unknown, places: Places): readonly Diagnostic[] {
  if (failure instanceof SiteCodeError) return [thrown(failure)]
  const { errors } = failure as { readonly errors?: readonly BundlerMessage[] }
  if (!Array.isArray(errors) || errors.length === 0)
    return [finding(failure instanceof Error ? failure.message : String(failure))]
  return (errors as readonly BundlerMessage[]).map((error) => problemOf(error, places))
}

function problemOf(error: BundlerMessage, places: Places): Diagnostic {
  const [, file, name = ''] = /^No matching export in "(.+)" for import "(.+)"$/.exec(error.text) ?? []
  const named = otherCase(error)
  if (named)
    return {
      ...finding(`there is no file ${named.wanted}`, placeOf(error, places)),
      hint: `The file is called ${named.is}: letter case matters.`,
    }
  return file === undefined
    ? withHint(finding(error.text, placeOf(error, places)), error)
    : missingExport(file, name, placeOf(error, places), places)
}

/** Findings about stylesheets: browsers silently skip what they cannot parse. */
export function styleFindings(
  warnings: NonNullable<RuntimeBundle['styleWarnings']>,
  places: Places,
): readonly Diagnostic[] {
  return warnings.flatMap(
    ({ text, location, hint = 'Fix this line: browsers ignore what they cannot parse.' }) => {
      if (isOfEditor(text)) return []
      const place = placeOf({ text, location }, places)
      if (!place) return []
      return [{ code: 'theme/style', severity: 'warning', message: text, hint, place } as const]
    },
  )
}

/**
 * Findings about components that import something only another generator provides, or a package that is not installed.
 */
export function absentFindings(
  absent: NonNullable<RuntimeBundle['absent']>,
  places: Places,
): readonly Diagnostic[] {
  return absent
    .filter(({ text }) => !isOfEditor(text))
    .map((said) => {
      const problem = problemOf(said, places)
      const what = problem.message.slice(UNBUNDLED.length)
      if (said.isBroken)
        return {
          ...problem,
          code: 'theme/broken-module',
          severity: isSheet(what) ? 'warning' : 'error',
          message: `${plain(what)}: ${isSheet(what) ? 'components are shown without its styles' : ONLY_CONTENT}`,
        }
      const isStyle = /\.(?:css|scss|sass|less)$/.test(problem.place?.file ?? '')
      return {
        ...problem,
        code: 'theme/missing-module',
        severity: 'warning',
        message: `${what}: ${isStyle ? 'the stylesheet is used without it' : ONLY_CONTENT}`,
        subject: { kind: 'file', names: [missingImport(said.text) ?? what] },
      }
    })
}

/** Whether a message is about editor settings from a package that is not installed. */
const isOfEditor = (text: string) => text.startsWith('Cannot find base config file')

/** Keeps only the author's part of the message of a nested bundle. */
const plain = (what: string) => what.replace(/^Build failed[\s\S]*\bERROR: (?:\[plugin: [^\]]*\] )?/, '')

const isSheet = (what: string) => /written in (?:Sass|Less)|\.(?:css|s[ac]ss|less)\b/.test(what)

function withHint(found: Diagnostic, { text, notes = [] }: BundlerMessage): Diagnostic {
  const wanted = missingImport(text)
  if (wanted !== null && !notes.some(({ text: note }) => /^(?:Did you mean|There are)/.test(note)))
    return { ...found, hint: missingImportHint(wanted) }
  const hint = notes.find(({ location }) => !location)?.text
  return {
    ...found,
    hint: hint ?? fixHint(text, found.place?.file),
  }
}

/** Hint for the most common cause of a syntax error. */
function fixHint(text: string, file = ''): string {
  // The closing tag of an element is parsed as an expression.
  if (/^Unterminated regular expression|^Expected ">" but found/.test(text))
    return /\.[cm]?ts$/.test(file)
      ? `Rename the file to ${file.replace(/^.*\//, '').replace(/\.[cm]?ts$/, '.tsx')}: JSX is not allowed in other TypeScript files.`
      : 'Wrap adjacent elements in one element: <>…</>.'
  if (/^Expected "\*\/"/.test(text)) return 'Close the comment with */.'
  return 'Fix the code at this place.'
}

/** Detects a file name that differs only in letter case: the bundler finds the file but cannot read it. */
function otherCase({ text }: BundlerMessage): { readonly wanted: string; readonly is: string } | null {
  const [, path] = /^Cannot read file: (.+)$/.exec(text) ?? []
  if (path === undefined) return null
  const wanted = basename(path)
  const is = namesIn(dirname(path)).find((name) => name.toLowerCase() === wanted.toLowerCase())
  return is === undefined || is === wanted ? null : { wanted, is }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function placeOf(message: BundlerMessage, places: Places): Place | undefined {
  // The bundler reports an unclosed comment at the end of the file; point to its start instead.
  const begin = /^Expected "\*\/"/.test(message.text)
    ? message.notes?.find((note) => note.location)?.location
    : undefined
  const location = begin ?? message.location
  const file = location && siteFile(location.file, places)
  if (!location || file === null || file === undefined) return undefined
  return { file, start: { line: location.line, column: location.column + 1 } }
}

/** Converts a bundler path to one relative to the site folder; null for files of this program. */
function siteFile(path: string, { toolDir, siteDir }: Places): string | null {
  const plain = authorPath(path.replace(/^[a-z-]+:(?=[\\/.]|[A-Za-z]:)/, ''))
  const file = pathBelow(siteDir, resolve(toolDir, plain))
  const own = pathBelow(toolDir, resolve(toolDir, plain))
  return /^(?:runtime|docsite:)/.test(own) && file.startsWith('..') ? null : file
}

/** Finding about a missing export. If this program requires it, the place is the file, otherwise the import. */
function missingExport(
  path: string,
  name: string,
  importedAt: Place | undefined,
  places: Places,
): Diagnostic {
  const file = siteFile(path, places)
  if (file === null) {
    const module = docusaurusName(path.replaceAll('\\', '/'))
    const what = module ? `"${module}"` : path
    const known = exportsOf(resolve(places.toolDir, path))
    return {
      ...finding(`${what} has no export "${name}" in docsite`, importedAt),
      hint: `It exports: ${known.map(({ name: each }) => each).join(', ')}`,
    }
  }
  const known = exportsOf(join(places.siteDir, file))
  const near = suggest(
    name,
    known.map((each) => each.name),
  )
  const found = known.find((each) => each.name === near)
  const byDefault = defaultExport(join(places.siteDir, file))
  const place = importedAt ?? { file, start: found?.start ?? byDefault ?? { line: 1, column: 1 } }
  const hint = near
    ? `It exports "${near}": rename it, or write \`export { ${near} as ${name} }\``
    : byDefault && !importedAt
      ? `Write \`export const ${name} = …\` instead of \`export default …\``
      : undefined
  return {
    ...finding(`${file} has no export "${name}"`, place),
    hint: hint ?? `Write \`export const ${name} = …\``,
  }
}

const EXPORT = /\bexport\s+(?:async\s+)?(?:const|let|var|function\*?|class)\s+([A-Za-z_$][\w$]*)/g
const LIST = /\bexport\s*\{([^}]*)\}/g

/** Names that a file exports, with their positions, found without parsing it. */
function exportsOf(file: string) {
  const text = readText(file) ?? ''
  const at = (index: number) => positionAt(text, index)
  const declared = [...text.matchAll(EXPORT)].map(({ 0: whole, 1: name = '', index }) => ({
    name,
    start: at(index + whole.length - name.length),
  }))
  const listed = [...text.matchAll(LIST)].flatMap(({ 1: names = '', index }) =>
    names.split(',').flatMap((entry) => {
      const name = /([\w$]+)\s*$/.exec(entry)?.[1]
      return name ? [{ name, start: at(index) }] : []
    }),
  )
  return [...declared, ...listed]
}

/** Position of the default export of a file. */
function defaultExport(file: string): Place['start'] | undefined {
  const text = readText(file) ?? ''
  const at = text.search(/\bexport\s+default\b/)
  return at < 0 ? undefined : positionAt(text, at)
}

function thrown({ message, place }: SiteCodeError): Diagnostic {
  return {
    code: 'theme/run',
    severity: 'error',
    message: `The theme cannot be loaded: ${failureMessage({ message })}`,
    hint: failureHint({ message }),
    ...(place ? { place } : {}),
  }
}

function finding(message: string, place?: Place): Diagnostic {
  return {
    code: 'theme/bundle',
    severity: 'error',
    message: UNBUNDLED + message,
    ...(place ? { place } : {}),
  }
}

/** Finding about an error of the theme outside page rendering. */
export function themeFinding(problem: string): Diagnostic {
  return {
    code: 'theme/render',
    severity: 'error',
    message: `The theme failed: ${problem}`,
    hint: 'Look for code in theme/ that runs outside of components, such as timers and promises.',
  }
}
