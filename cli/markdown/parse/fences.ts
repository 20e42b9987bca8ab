// Fences of code blocks.

/** An open fence. */
export interface Fence {
  readonly char: string
  readonly length: number
  /** Whether its content is parsed as if it were not fenced. */
  readonly unwrap: boolean
}

const OPEN = /^[ \t]*(?:(`{3,})([^`]*)|(~{3,})(.*))$/

/** A fence whose info string marks its content as Markdown. */
export const UNWRAPPED = /^[ \t]*(?:`{3,}|~{3,})[ \t]*mdx-code-block\b/

/** The fence that a line's content opens; only MDX unwraps any. */
export function readFence(content: string, mdx: boolean): Fence | null {
  if (!content.includes('```') && !content.includes('~~~')) return null
  const [, ticks, , tildes] = OPEN.exec(content) ?? []
  const run = ticks ?? tildes
  return run ? { char: run.charAt(0), length: run.length, unwrap: mdx && UNWRAPPED.test(content) } : null
}

/** Whether a line's content closes a fence; the caller checks the indentation. */
export function closesFence(content: string, fence: Fence): boolean {
  const trimmed = content.trim()
  if (!trimmed.startsWith(fence.char) || trimmed.length < fence.length) return false
  for (const char of trimmed) if (char !== fence.char) return false
  return true
}
