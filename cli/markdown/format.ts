// Determines the format of a file: MDX or plain Markdown.
import type { CompileInput } from '../model/compile.ts'

/**
 * Whether components, expressions and statements are recognized in a file. Front matter decides for the page itself, the
 * configuration for included files as well. A page written in React is always MDX.
 */
export function isMdx(file: string, { source, format, options }: CompileInput): boolean {
  if (/\.[jt]sx?$/i.test(file)) return true
  const wanted = (file === source.path ? format : undefined) ?? options.markdown.format
  return wanted === 'detect' ? /\.mdx$/i.test(file) : wanted === 'mdx'
}
