// Reading a page or a data file given as literal text.
import type { DocHead } from '../../../cli/model/article.ts'
import type { Diagnostic, Report } from '../../../cli/model/diagnostic.ts'
import type { SourceFile } from '../../../cli/model/source.ts'
import { readDocHead } from '../../../cli/scan/doc-head.ts'

/** A finding in one line: `severity code line:column message`. */
export function line({ severity, code, place, message }: Diagnostic): string {
  return `${severity} ${code} ${place?.start.line}:${place?.start.column} ${message}`
}

/** Runs a reader on a text and gives its result with the findings as lines. */
export function readText<Result>(
  path: string,
  text: string,
  read: (source: SourceFile, report: Report) => Result,
) {
  const diagnostics: Diagnostic[] = []
  const result = read({ path, text, hash: '' }, (diagnostic) => diagnostics.push(diagnostic))
  return { result, diagnostics, found: diagnostics.map(line) }
}

/** The head of a page. */
export function readHead(text: string, variables: Readonly<Record<string, string>> = {}) {
  const { result, ...others } = readText<DocHead>('docs/a.md', text, (source, report) =>
    readDocHead(source, { variables }, report),
  )
  return { head: result, ...others }
}
