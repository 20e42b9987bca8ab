// A tree as html text, raw html as it was written.
import type { Nodes } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

const writer = unified()
  .use(rehypeStringify, { allowDangerousHtml: true, allowDangerousCharacters: false })
  .freeze()

/** Html text of a tree. */
export function rawHtml(tree: Nodes): string {
  return writer.stringify(tree as never)
}
