// Findings in the terminal, for commands that say nothing else of them.
import type { Diagnostic } from '../model/diagnostic.ts'
import { wantsColor } from '../report/colors.ts'
import { formatDiagnostics } from '../report/terminal.ts'
import type { Host } from './options.ts'

/** Writes findings to standard error. `sourceOf`: text of a file that they stand in, to be quoted; none by default. */
export function reportDiagnostics(
  diagnostics: readonly Diagnostic[],
  { env, stderr, stderrIsTerminal }: Pick<Host, 'env' | 'stderr' | 'stderrIsTerminal'>,
  sourceOf: (file: string) => string | undefined = () => undefined,
): void {
  const color = wantsColor({ env, isTTY: stderrIsTerminal })
  stderr(formatDiagnostics(diagnostics, { color, sourceOf }))
}
