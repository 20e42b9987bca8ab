// Finds Markdown inside an HTML block: HTML shows it as written, MDX parses it.

/**
 * Comments, tags, and elements whose content is not text or is shown as written. An opening delimiter inside a match restarts
 * it, so that unclosed ones do not make matching slow.
 */
const NO_TEXT =
  /<!--(?:(?!<!--)[\s\S])*?-->|<(pre|code|script|style|textarea|svg|math)\b(?:(?!<\1\b)[\s\S])*?<\/\1\s*>|<[^<>]*>/gi
/** Bold text, code, links and images, whose syntax nobody wants to see. Single asterisks, dashes and numbers may be text. */
const MARKS =
  /(?<![\\\w*])\*\*[^\s*][^*\n]*\*\*(?!\w)|(?<![\\`])`[^`\n]+`(?!`)|(?<!\\)\[[^[\]\n]+\]\([^\s()]+\)/
/** Headings, directives, tables, and lists of two or more items. */
const BLOCK_MARKS =
  /^[ \t]*(?:#{1,6}[ \t]+\S.*|:{3,}[a-z].*|(?:\|[ \t]*:?-+:?[ \t]*\||:?-+:?[ \t]*\|[ \t]*:?-)[ \t|:-]*$|([-*+])[ \t]+\S.*(?=\n[ \t]*\1[ \t]+\S)|1([.)])[ \t]+\S.*(?=\n[ \t]*[12]\2[ \t]+\S))/m

/** The first piece of Markdown syntax in an HTML block, as written; empty if there is none. */
export function markdownInHtml(block: string): string {
  const text = block.replace(NO_TEXT, '')
  return (MARKS.exec(text) ?? BLOCK_MARKS.exec(text))?.[0].trim() ?? ''
}
