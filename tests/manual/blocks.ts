// Markdown -> its fenced blocks, outermost ones only, with their offsets.

/** One fenced block. */
export interface Block {
  readonly lang: string
  /** Info string without the language. */
  readonly meta: string
  /** Content without the indentation of the fence, with its last newline. */
  readonly code: string
  /** Offset of the opening fence, and of what follows the closing one's line. */
  readonly start: number
  readonly end: number
  /** 1-based line of the opening fence. */
  readonly line: number
}

/** Blocks in order. */
export function fencedBlocks(text: string): readonly Block[] {
  const blocks: Block[] = []
  let open: {
    indent: string
    fence: string
    info: string
    start: number
    line: number
    code: string
  } | null = null
  let offset = 0
  for (const [index, row] of text.split(/(?<=\n)/).entries()) {
    const [, indent = '', fence = '', info = ''] = /^( *)(`{3,}|~{3,})([^\n]*)/.exec(row) ?? []
    if (open === null && fence !== '') {
      open = { indent, fence, info: info.trim(), start: offset, line: index + 1, code: '' }
    } else if (open && fence.startsWith(open.fence) && info.trim() === '') {
      const [, lang = '', meta = ''] = /^(\S*)\s*(.*)$/.exec(open.info) ?? []
      const { start, line, code } = open
      blocks.push({ lang, meta, code, start, line, end: offset + row.length })
      open = null
    } else if (open) {
      open.code += row.startsWith(open.indent) ? row.slice(open.indent.length) : row
    }
    offset += row.length
  }
  return blocks
}

/** Title of a block; empty without one. */
export const titleOf = ({ meta }: Block): string => /\btitle="([^"]*)"/.exec(meta)?.[1] ?? ''
