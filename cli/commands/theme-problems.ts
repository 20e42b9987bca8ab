// What the bundler says about the site's own theme, as findings with places in the author's files.
import { relative, resolve } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'

interface BundlerMessage {
  readonly text: string
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null
}

/** Findings for a bundle that failed; file names of the bundler are relative to the tool's folder. */
export function themeProblems(
  failure: unknown,
  { toolDir, siteDir }: { readonly toolDir: string; readonly siteDir: string },
): readonly Diagnostic[] {
  const { errors } = failure as { readonly errors?: readonly BundlerMessage[] }
  if (!Array.isArray(errors) || errors.length === 0)
    return [finding(failure instanceof Error ? failure.message : String(failure))]
  return (errors as readonly BundlerMessage[]).map(({ text, location }) => {
    if (!location) return finding(text)
    const file = relative(siteDir, resolve(toolDir, location.file)).replaceAll('\\', '/')
    return { ...finding(text), place: { file, start: { line: location.line, column: location.column + 1 } } }
  })
}

function finding(message: string): Diagnostic {
  return {
    code: 'theme/bundle',
    severity: 'error',
    message: `The theme cannot be bundled: ${message}`,
    hint: 'While serving, the last theme that worked stays in use.',
  }
}
