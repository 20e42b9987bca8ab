// Prints findings, for commands that report nothing else about them.
import type { Diagnostic } from '../model/diagnostic.ts'
import { wantsColor } from '../report/colors.ts'
import { formatDiagnostics } from '../report/terminal.ts'
import type { Host } from './options.ts'

/**
 * Writes findings to standard error. `sourceOf` returns the text of a file for code frames; by default there are none.
 */
export function reportDiagnostics(
  diagnostics: readonly Diagnostic[],
  { env, stderr, stderrIsTerminal }: Pick<Host, 'env' | 'stderr' | 'stderrIsTerminal'>,
  sourceOf: (file: string) => string | undefined = () => undefined,
): void {
  const color = wantsColor({ env, isTTY: stderrIsTerminal })
  stderr(formatDiagnostics(diagnostics, { color, sourceOf }))
}
