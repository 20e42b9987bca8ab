// Scripts and the docsite dependency in package.json: creates the file, or adds what an existing one lacks.
import type { ProjectFacts } from '../../model/project.ts'
import { isRecord, recordOf } from '../../text/record.ts'

const SERVE = 'docsite serve'

/** Scripts for a package that only contains the site, and for one with another purpose. */
const OWN_SCRIPTS = { start: SERVE, build: 'docsite build', check: 'docsite check' }
const ADDED_SCRIPTS = { docs: SERVE, 'docs:build': 'docsite build', 'docs:check': 'docsite check' }

/** The new text, or null if there is nothing to add, with notes on what is added or kept. */
export interface PackageChange {
  readonly text: string | null
  readonly notes: readonly string[]
  /** Script that serves the site; undefined if its name is taken. */
  readonly serveScript: string | undefined
  /** Whether the package already depends on docsite. */
  readonly hasDocsite: boolean
}

type Json = Record<string, unknown>

/** The change to package.json. */
export function packageChange({ name, read, files, version }: ProjectFacts): PackageChange {
  if (!files.includes('package.json')) {
    const made = {
      name: packageName(name),
      private: true,
      ...(hasCommonJs({ files, read }) ? {} : { type: 'module' }),
      scripts: OWN_SCRIPTS,
      devDependencies: { docsite: `^${version}` },
    }
    return { text: `${JSON.stringify(made, null, 2)}\n`, notes: [], serveScript: 'start', hasDocsite: false }
  }
  const text = read('package.json') ?? ''
  const parsed = parseObject(text)
  if (parsed === null)
    return {
      text: null,
      notes: ['not valid JSON; add docsite and its scripts by hand'],
      serveScript: undefined,
      hasDocsite: false,
    }
  return extended(parsed, text, version)
}

/** Whether code next to the file uses CommonJS, which `type: module` would break. */
const hasCommonJs = ({ files, read }: Pick<ProjectFacts, 'files' | 'read'>): boolean =>
  files.some((file) => /^[^/]+\.js$/.test(file) && /\bmodule\.exports\b|\brequire\(/.test(read(file) ?? ''))

function extended(parsed: Json, text: string, version: string): PackageChange {
  const scripts = new Map(Object.entries(recordOf(parsed.scripts)))
  const isOwn = Object.entries(OWN_SCRIPTS).every(([key, value]) => scripts.get(key) === value)
  const wanted = Object.entries(scripts.size === 0 || isOwn ? OWN_SCRIPTS : ADDED_SCRIPTS)
  const taken = wanted.filter(([key, value]) => scripts.has(key) && scripts.get(key) !== value)
  const added = wanted.filter(([key]) => !scripts.has(key))
  const hasDocsite = [parsed.dependencies, parsed.devDependencies].some((each) =>
    Object.hasOwn(recordOf(each), 'docsite'),
  )
  const notes = [
    ...added.map(([key]) => `script "${key}"`),
    ...(hasDocsite ? [] : ['development dependency docsite']),
    ...taken.map(([key]) => `existing script "${key}" kept`),
  ]
  const serveScript = wanted.find(
    ([key, value]) => value === SERVE && !taken.some(([name]) => name === key),
  )?.[0]
  if (added.length === 0 && hasDocsite) return { text: null, notes, serveScript, hasDocsite }
  const next = {
    ...parsed,
    ...(added.length === 0 ? {} : { scripts: Object.fromEntries([...scripts, ...added]) }),
    ...(hasDocsite
      ? {}
      : { devDependencies: { ...recordOf(parsed.devDependencies), docsite: `^${version}` } }),
  }
  const indent = /^\s*\{\r?\n([ \t]+)/.exec(text)?.[1] ?? 2
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const body = JSON.stringify(next, null, indent).replaceAll('\n', eol)
  return { text: body + (/\n$/.test(text) ? eol : ''), notes, serveScript, hasDocsite }
}

function parseObject(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** A name that package managers accept. */
function packageName(folder: string): string {
  const name = folder
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  // A package cannot depend on another one with its own name.
  return name === '' || name === 'docsite' ? 'documentation' : name
}
