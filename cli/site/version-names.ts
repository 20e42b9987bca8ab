// Determines the version names from `versions.json` and the options that select versions.
import type { DocsConfig } from '../model/config.ts'
import type { DataFile } from '../model/data-files.ts'
import type { Place, Report } from '../model/diagnostic.ts'
import { keyPlace } from '../text/key-place.ts'

/** Name of the version in the docs folder. */
export const CURRENT_VERSION = 'current'
/** Maximum length of a version name, which is part of file names and addresses. */
const LONGEST_NAME = 32
const FORBIDDEN = /[/\\<>:"|?*\p{Cc}]/u

/** Names of all existing versions, the current one first if it is built. */
export function versionNames(
  { docs, versionsFile }: { readonly docs: DocsConfig; readonly versionsFile: DataFile | null },
  report: Report,
): readonly string[] {
  if (docs.disableVersioning && versionsFile === null) {
    refuse(
      report,
      'docs.disableVersioning',
      'Docs option `disableVersioning` makes no sense: the docs have no versions',
      'Remove the option',
    )
  }
  const frozen = docs.disableVersioning || versionsFile === null ? [] : namesOf(versionsFile, report)
  const names = docs.includeCurrentVersion ? [CURRENT_VERSION, ...frozen] : frozen
  if (names.length === 0) {
    refuse(
      report,
      'docs.includeCurrentVersion',
      `The docs of '${docs.id}' have no version: \`includeCurrentVersion\` is false and there are no others`,
      'List a version in versions.json, or remove the options that exclude them',
    )
  }
  return names
}

function refuse(report: Report, key: string, message: string, hint: string): void {
  report({ code: 'site/no-version', severity: 'error', message, hint, key })
}

function namesOf(file: DataFile, report: Report): readonly string[] {
  const bad = (message: string, place: Place | undefined) =>
    report({
      code: 'site/version-name',
      severity: 'error',
      message,
      hint: 'write a list of different names, the newest first, such as ["2.0", "1.0"]; `docsite version <name>` adds one',
      ...(place ? { place } : {}),
    })
  const { value } = file
  if (!Array.isArray(value)) {
    bad('Expected a list of version names, such as ["2.0", "1.0"]', {
      file: file.file,
      start: { line: 1, column: 1 },
    })
    return []
  }
  const names: string[] = []
  for (const [i, name] of (value as readonly unknown[]).entries()) {
    const problem = versionNameProblem(name, names)
    if (problem !== null) bad(problem, keyPlace(file, String(i)))
    else if (typeof name === 'string') names.push(name)
  }
  return names
}

/** The problem with the name of a frozen version, given the names before it; null if it is valid. */
export function versionNameProblem(name: unknown, before: readonly string[]): string | null {
  if (typeof name !== 'string') return `A version name must be text, found ${JSON.stringify(name)}`
  if (name.trim() === '') return 'A version name must not be blank'
  if (name.length > LONGEST_NAME) return `Version name '${name}' is longer than ${LONGEST_NAME} characters`
  if (name === '.' || name === '..') return `A version cannot be called '${name}'`
  const forbidden = FORBIDDEN.exec(name)?.[0]
  if (forbidden !== undefined) return `Version name '${name}' must not contain ${JSON.stringify(forbidden)}`
  if (name === CURRENT_VERSION)
    return `A listed version cannot be called '${CURRENT_VERSION}': that name is reserved for the docs folder`
  return before.includes(name) ? `Version '${name}' is listed twice` : null
}
