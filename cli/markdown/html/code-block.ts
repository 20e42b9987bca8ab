// Stand-in until highlighting is complete: a plain code block.
import type { Element } from 'hast'
import type { CodeBlock, HtmlContext } from './context.ts'

/** Html of a code block. */
export function codeBlock(code: CodeBlock, _context: HtmlContext): Element {
  const inner: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${code.language ?? 'text'}`] },
    children: [{ type: 'text', value: code.value }],
  }
  return { type: 'element', tagName: 'pre', properties: { tabIndex: 0 }, children: [inner] }
}
