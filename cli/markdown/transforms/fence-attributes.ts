// ```{ .sh .no-copy hl_lines="2" }: the info string of a fence as Python-Markdown writes it. The first class is the language; other
// classes have no meaning here.
import { transform } from '../document.ts'
import { eachNode } from '../walk.ts'

/** Attributes in braces that begin with a class, and what follows. */
const ATTRIBUTES = /^\{[ \t]*\.([\w+#-]+)([^{}]*)\}(.*)$/

/** Puts the language and the options of such fences where those of other fences are. */
export const fenceAttributes = transform((tree, { text }) => {
  if (!/(?:`{3}|~{3})[ \t]*\{[ \t]*\./.test(text)) return
  eachNode(tree, (node) => {
    if (node.type !== 'code' || !node.lang?.startsWith('{')) return
    const [, language, options = '', rest = ''] = ATTRIBUTES.exec(`${node.lang} ${node.meta ?? ''}`) ?? []
    if (language === undefined) return
    node.lang = language
    node.meta = `${options.replace(/(?<!\S)[.#][\w-]+/g, '')} ${rest}`.replace(/\s+/g, ' ').trim() || null
  })
})
