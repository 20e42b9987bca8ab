// Which language a file is written in: MDX, or Markdown alone.
import type { CompileInput } from '../model/compile.ts'

/**
 * Whether components, expressions and statements mean anything in a file. The front matter of a page speaks for the page, the
 * configuration for the files it includes as well. What stands for a page written in React is always MDX.
 */
export function isMdx(file: string, { source, format, options }: CompileInput): boolean {
  if (/\.[jt]sx?$/i.test(file)) return true
  const wanted = (file === source.path ? format : undefined) ?? options.markdown.format
  return wanted === 'detect' ? /\.mdx$/i.test(file) : wanted === 'mdx'
}
