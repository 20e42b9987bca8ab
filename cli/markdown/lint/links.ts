// Links that are none, for a space too many or brackets the wrong way round: `[a](my file.md)`, `[a] (b.md)`, `(a)[b.md]`.
import { FILLER, type LintBlock, quoted } from './lint.ts'

/** How the address of a file ends, with what stands behind it. */
const ENDING = String.raw`\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|pdf|zip)(?:[#?]\S*)?`
/** What an address looks like: a path with a slash or a common ending, a whole address, an id. */
const ADDRESS = new RegExp(String.raw`^(?:(?:https?:|mailto:|\.{0,2}\/|#)\S|[^\s]*${ENDING}$)`, 'i')

const IN_PARENTHESES = String.raw`\(((?:[^()\n]|\([^()\n]*\))*)\)`
const SPACED_ADDRESS = new RegExp(String.raw`(?<!\\)(!?)\[([^\[\]\n]*)\]${IN_PARENTHESES}`, 'g')
const GAP = new RegExp(String.raw`(?<![\\\w\])])\[([^\[\]\n]+)\](\s+)${IN_PARENTHESES}`, 'g')
const TURNED = /(?<![\\\]\w])\(([^()[\]\n]+)\)\[([^\s[\]]+)\](?![[(:])/g
const NO_END = /(?<!\\)\[[^[\]\n]+\]\(((?:\.{0,2}\/|https?:\/\/)[^\s()]*)(?=[ \t][^()\n]*$|[ \t]*$)/gm
const IMAGE_GAP = new RegExp(`(?<=^[ \\t>]*)![ \\t]+(?=${FILLER})`, 'm')
const TITLE = /\s+(?:"[^"]*"|'[^']*')\s*$/
/** A title that one quotation mark alone begins. */
const HALF_TITLE = /\s+["']([^"']+)$/
/** Words without quotation marks behind a whole address. */
const BARE_TITLE = new RegExp(String.raw`^(?:\S+${ENDING}|https?:\/\/\S+)(\s+[\p{L}\d][^"'./#\\]*)$`, 'iu')
const CURLY_TITLE = /\s+[“”„«‘’][^“”„»‘’]*[“”»‘’]\s*$/

/** `markdown/link-syntax`. */
export const lintLinks: LintBlock = ({ prose, at }, report, { text }) => {
  const gap = IMAGE_GAP.exec(prose)
  if (gap && text.startsWith('[', at + gap.index + gap[0].length))
    report({
      code: 'markdown/link-syntax',
      message: 'This is a link and no image: there is a space between ! and [.',
      hint: 'Write ![',
      from: at + gap.index,
      to: at + gap.index + gap[0].length,
    })
  if (!prose.includes(']') || prose.includes('](') === false) {
    if (!/\]\s+\(|\)\[/.test(prose)) return
  }
  const slip = (index: number, length: number, message: string, hint: string) =>
    report({ code: 'markdown/link-syntax', message, hint, from: at + index, to: at + index + length })
  for (const { 0: whole, 1: mark, 2: label = '', 3: inside = '', index } of prose.matchAll(SPACED_ADDRESS)) {
    if (whole.includes(FILLER.repeat(2)) && inside.includes(FILLER)) continue
    const what = mark ? 'image' : 'link'
    const titled = CURLY_TITLE.exec(inside)
    if (titled) {
      const title = titled[0].trim()
      slip(
        index + whole.indexOf(title, mark?.length ?? 0),
        title.length,
        `This is no ${what}, and shown as text: its title stands in typographic quotes.`,
        `Write "${title.slice(1, -1)}" with straight quotes.`,
      )
      continue
    }
    const half = HALF_TITLE.exec(inside)
    const bare = half ? null : BARE_TITLE.exec(inside.trim())
    const words = (half ?? bare)?.[1]?.trim()
    if (words !== undefined && isAddress(inside.trim())) {
      const from = whole.lastIndexOf(half?.[0].trim() ?? words)
      slip(
        index + from,
        whole.length - 1 - from,
        `This is no ${what}, and shown as text: ${half ? 'its title has one quotation mark alone' : 'its title stands in no quotation marks'}.`,
        `Write "${quoted(words).replaceAll(FILLER, '…')}" with one at each end.`,
      )
      continue
    }
    const address = inside.replace(TITLE, '').trim()
    // A size behind the address is the manner of another program.
    if (!/\s/.test(address) || /\s=\d*x\d*$/.test(address) || !isAddress(address)) continue
    const rest = inside.trim().slice(address.length)
    slip(
      index,
      whole.length,
      `This is no ${what}, and shown as text: its address has a space: ${quoted(address)}`,
      address.startsWith('#')
        ? `Write [${quoted(label).replaceAll(FILLER, '…')}](${address.toLowerCase().replace(/\s+/g, '-')}): ids of headings have no spaces.`
        : `Write ${mark ?? ''}[${quoted(label).replaceAll(FILLER, '…')}](<${address}>${rest}), or %20 for each space.`,
    )
  }
  for (const { 0: whole, 1: label = '', 2: gap = '', 3: address = '', index } of prose.matchAll(GAP)) {
    if (/^[x ]$/i.test(label) || !ADDRESS.test(address) || /\s/.test(address)) continue
    const mark = prose[index - 1] === '!' ? '!' : ''
    slip(
      index + label.length + 2,
      gap.length,
      `This is no ${mark ? 'image' : 'link'}, and shown as text: there is a ${gap.includes('\n') ? 'line break' : 'space'} between ] and (.`,
      `Write ${mark}${whole.replace(`]${gap}(`, '](').replaceAll(FILLER, '…')}`,
    )
  }
  for (const { 0: whole, 1: label = '', 2: address = '', index } of prose.matchAll(TURNED)) {
    if (!ADDRESS.test(address)) continue
    slip(
      index,
      whole.length,
      'This is no link, and shown as text: the brackets stand the wrong way round.',
      `Write [${quoted(label).replaceAll(FILLER, '…')}](${address})`,
    )
  }
  for (const { 0: whole, index } of prose.matchAll(NO_END))
    slip(index, whole.length, 'This is no link, and shown as text: its address never ends.', 'End it with ).')
}

/** Whether words with spaces between them are an address: the first looks like one, or the last does and all are few. */
function isAddress(text: string): boolean {
  const steps = text.split(/\s+/)
  return ADDRESS.test(steps[0] ?? '') || (steps.length <= 6 && ADDRESS.test(steps.at(-1) ?? ''))
}
