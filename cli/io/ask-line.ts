// Asks the user at the terminal for one line.
import { UsageError } from '../model/ports.ts'

/**
 * Resolves to the line without its line break. Rejects with `UsageError` when the input ends; Ctrl+C is a signal as
 * usual.
 */
export async function askLine(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  question: string,
): Promise<string> {
  // Loaded on demand: otherwise every command would pay for it.
  const { createInterface } = await import('node:readline/promises')
  const lines = createInterface({ input, output })
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('close', () =>
        reject(new UsageError('the input ended before all questions were answered; nothing was written')),
      )
      lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'))
      lines.question(question).then(resolve, reject)
    })
  } finally {
    lines.close()
  }
}
