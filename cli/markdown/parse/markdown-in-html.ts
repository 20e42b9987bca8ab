// Markdown between the tags of a block of html: html shows it as it is written, MDX reads it.

/**
 * Comments, tags, and elements whose content is no text or is shown as it is written. What begins twice is looked at from its
 * second beginning on, so that beginnings without an end cost no more than others.
 */
const NO_TEXT =
  /<!--(?:(?!<!--)[\s\S])*?-->|<(pre|code|script|style|textarea|svg|math)\b(?:(?!<\1\b)[\s\S])*?<\/\1\s*>|<[^<>]*>/gi
/** Bold text, code, links and images: nobody wants their marks to be seen. Single stars, dashes and numbers may be text. */
const MARKS =
  /(?<![\\\w*])\*\*[^\s*][^*\n]*\*\*(?!\w)|(?<![\\`])`[^`\n]+`(?!`)|(?<!\\)\[[^[\]\n]+\]\([^\s()]+\)/

/** What is Markdown in a block of html, as it is written; '' where nothing is. */
export function markdownInHtml(block: string): string {
  return MARKS.exec(block.replace(NO_TEXT, ''))?.[0].trim() ?? ''
}
