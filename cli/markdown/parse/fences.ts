// Fences of code blocks.

/** An open fence. */
export interface Fence {
  readonly char: string
  readonly length: number
  /** Its content is to be read as if it stood without the fence. */
  readonly unwrap: boolean
}

const OPEN = /^[ \t]*(?:(`{3,})([^`]*)|(~{3,})(.*))$/

/** Info string of a fence whose content is not code. */
export const UNWRAPPED = /^[ \t]*(?:`{3,}|~{3,})[ \t]*mdx-code-block\b/

/** The fence a line's content opens; only MDX unwraps any. */
export function readFence(content: string, mdx: boolean): Fence | null {
  if (!content.includes('```') && !content.includes('~~~')) return null
  const [, ticks, , tildes] = OPEN.exec(content) ?? []
  const run = ticks ?? tildes
  return run ? { char: run.charAt(0), length: run.length, unwrap: mdx && UNWRAPPED.test(content) } : null
}

/** Whether a line's content closes a fence, if it is not indented too far for that. */
export function closesFence(content: string, fence: Fence): boolean {
  const trimmed = content.trim()
  if (!trimmed.startsWith(fence.char) || trimmed.length < fence.length) return false
  for (const char of trimmed) if (char !== fence.char) return false
  return true
}
