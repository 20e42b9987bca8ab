// Malformed links: an extra space, or a wrong or missing bracket: `[a](my file.md)`, `[a] (b.md)`, `(a)[b.md]`, `[a(b.md)`.
// Also URLs that do not lead where the author meant.
import { FILLER, type LintBlock, type LintNode, quoted } from './lint.ts'

/** The extension of a file URL, with its fragment or query. */
const ENDING = String.raw`\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|pdf|zip)(?:[#?]\S*)?`
/** Text that looks like a URL: a path with a slash or a common extension, an absolute URL, a fragment. */
const ADDRESS = new RegExp(String.raw`^(?:(?:https?:|mailto:|\.{0,2}\/|#)\S|[^\s]*${ENDING}$)`, 'i')

const IN_PARENTHESES = String.raw`\(((?:[^()\n]|\([^()\n]*\))*)\)`
const SPACED_ADDRESS = new RegExp(String.raw`(?<!\\)(!?)\[([^\[\]\n]*)\]${IN_PARENTHESES}`, 'g')
const GAP = new RegExp(String.raw`(?<![\\\w\])])\[([^\[\]\n]+)\](\s+)${IN_PARENTHESES}`, 'g')
const TURNED = /(?<![\\\]\w])\(([^()[\]\n]+)\)\[([^\s[\]]+)\](?![[(:])/g
const NO_END = new RegExp(
  String.raw`(?<!\\)\[[^[\]\n]+\]\((?:(?:\.{0,2}\/|https?:\/\/|${FILLER})[^\s()）]*(?:\([^\s()]*\))?|[^\s()<]*${ENDING})(?=[ \t][^()\n]*$|[ \t]*$)`,
  'gim',
)
/** Wrong or missing brackets, each with its explanation; group 1 is the label, group 2 or 3 the URL. */
const BRACKETS: readonly (readonly [shape: RegExp, what: string])[] = [
  [/(?<!\\)\[([^[\]\n]*)\]\(<([^<>()\n]+)\)/g, 'its URL begins with < but does not end with >'],
  [/(?<![\\\w\])])\[([^[\]()\n]+)\(([^\s()]+)\)(?![^[\]\n]*\])/g, 'there is no ] before ('],
  [
    /(?<!\\)\[([^[\]\n]+)\](?:（([^\s（）()]+)[）)]|\(([^\s（）()]+)）)/g,
    'its URL is in full-width parentheses',
  ],
]
/** A file path in angle brackets, which are only for URLs with a scheme. */
const IN_ANGLES = /(?<![\w\\])<((?:\.{0,2}\/)?[\w./-]+\.mdx?(?:#[^\s<>]*)?)>/g
const IMAGE_GAP = new RegExp(`(?<=^[ \\t>]*)![ \\t]+(?=${FILLER})`, 'm')
const TITLE = /\s+(?:"[^"]*"|'[^']*')\s*$/
/** A title with an opening quotation mark only. */
const HALF_TITLE = /\s+["']([^"']+)$/
/** Unquoted words after a complete URL. */
const BARE_TITLE = new RegExp(String.raw`^(?:\S+${ENDING}|https?:\/\/\S+)(\s+[\p{L}\d][^"'./#\\]*)$`, 'iu')
const CURLY_TITLE = /\s+[“”„«‘’][^“”„»‘’]*[“”»‘’]\s*$/

/** Reports `markdown/link-syntax`, in the prose of a block. */
export const lintLinks: LintBlock = ({ prose, at }, report, { text }) => {
  const slip: SlipAt = (index, length, message, hint) =>
    report({ code: 'markdown/link-syntax', message, hint, from: at + index, to: at + index + length })
  lintMarks(prose, slip, { text, at })
  if (!/\]\s*[(（]|\)\[|\[[^[\]\n]*\(/.test(prose)) return
  for (const { 0: whole, 1: mark, 2: label = '', 3: inside = '', index } of prose.matchAll(SPACED_ADDRESS)) {
    if (whole.includes(FILLER.repeat(2)) && inside.includes(FILLER)) continue
    // Reported as a missing bracket instead.
    if (inside.startsWith('<') && !inside.includes('>')) continue
    const what = mark ? 'an image' : 'a link'
    const titled = CURLY_TITLE.exec(inside)
    if (titled) {
      const title = titled[0].trim()
      slip(
        index + whole.indexOf(title, mark?.length ?? 0),
        title.length,
        `Not ${what}, shown as plain text: its title is in typographic quotes.`,
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
        `Not ${what}, shown as plain text: ${half ? 'its title has only one quotation mark' : 'its title is not in quotation marks'}.`,
        `Write "${quoted(words).replaceAll(FILLER, '…')}" with a quotation mark at each end${/^https?:/.test(inside.trim()) ? ', or %20 if the space is part of the URL' : ''}.`,
      )
      continue
    }
    const address = inside.replace(TITLE, '').trim()
    if (
      lintLabel(
        { whole, label, address, index, what },
        text.slice(at + index, at + index + whole.length),
        slip,
      )
    )
      continue
    // A size after the URL is syntax of another program.
    if (!/\s/.test(address) || /\s=\d*x\d*$/.test(address) || !isAddress(address)) continue
    const rest = inside.trim().slice(address.length)
    slip(
      index,
      whole.length,
      `Not ${what}, shown as plain text: its URL contains a space: ${quoted(address)}`,
      address.startsWith('#')
        ? `Write [${quoted(label).replaceAll(FILLER, '…')}](${address.toLowerCase().replace(/\s+/g, '-')}): heading ids contain no spaces.`
        : `Write ${mark ?? ''}[${quoted(label).replaceAll(FILLER, '…')}](<${address}>${rest}), or write %20 for each space.`,
    )
  }
  for (const { 0: whole, 1: label = '', 2: gap = '', 3: address = '', index } of prose.matchAll(GAP)) {
    if (/^[x ]$/i.test(label) || !ADDRESS.test(address) || /\s/.test(address)) continue
    const mark = prose[index - 1] === '!' ? '!' : ''
    slip(
      index + label.length + 2,
      gap.length,
      `Not ${mark ? 'an image' : 'a link'}, shown as plain text: there is a ${gap.includes('\n') ? 'line break' : 'space'} between ] and (.`,
      `Write ${mark}${whole.replace(`]${gap}(`, '](').replaceAll(FILLER, '…')}`,
    )
  }
  lintTurned(prose, slip)
  lintBrackets(prose, slip)
}

/** A space after the `!` of an image, and files in angle brackets. */
function lintMarks(
  prose: string,
  slip: SlipAt,
  { text, at }: { readonly text: string; readonly at: number },
): void {
  const gap = IMAGE_GAP.exec(prose)
  if (gap && text.startsWith('[', at + gap.index + gap[0].length))
    slip(
      gap.index,
      gap[0].length,
      'This is a link, not an image: there is a space between ! and [.',
      'Write ![',
    )
  for (const { 0: whole, 1: address = '', index } of prose.includes('<') ? prose.matchAll(IN_ANGLES) : [])
    slip(
      index,
      whole.length,
      `Not a link, shown as plain text: angle brackets only work around complete URLs: ${quoted(whole)}`,
      `Write [text](${address})`,
    )
}

type SlipAt = (index: number, length: number, message: string, hint: string) => void

/** Links with swapped brackets, or without an end. */
function lintTurned(prose: string, slip: SlipAt): void {
  for (const { 0: whole, 1: label = '', 2: address = '', index } of prose.matchAll(TURNED)) {
    if (!ADDRESS.test(address)) continue
    slip(
      index,
      whole.length,
      'Not a link, shown as plain text: the brackets and parentheses are swapped.',
      `Write [${quoted(label).replaceAll(FILLER, '…')}](${address})`,
    )
  }
  for (const { 0: whole, index } of prose.matchAll(NO_END))
    slip(
      index,
      whole.length,
      'Not a link, shown as plain text: its URL has no closing ).',
      'Write ) after the URL.',
    )
}

/** A link inside a link, and a space after `mailto:`; returns whether it reported anything. */
function lintLabel(
  {
    whole,
    label,
    address,
    index,
    what,
  }: Readonly<Record<'whole' | 'label' | 'address' | 'what', string>> & { readonly index: number },
  source: string,
  slip: SlipAt,
): boolean {
  if (label.includes(FILLER) && source.includes('](') && ADDRESS.test(address) && !/\s/.test(address)) {
    const message = `Not ${what}, shown as plain text: its text contains a link, and links cannot be nested.`
    slip(index, whole.length, message, 'Remove one of the two URLs.')
    return true
  }
  const [, scheme, mailbox] = /^(mailto:|tel:|https?:)\s+(\S+)$/i.exec(address) ?? []
  if (scheme === undefined) return false
  slip(
    index,
    whole.length,
    `Not ${what}, shown as plain text: there is a space after ${scheme}`,
    `Write [${quoted(label).replaceAll(FILLER, '…')}](${scheme}${mailbox})`,
  )
  return true
}

/** Links with a wrong or missing bracket. */
function lintBrackets(prose: string, slip: SlipAt): void {
  for (const [shape, what] of BRACKETS)
    for (const { 0: whole, 1: label = '', 2: first, 3: second = '', index } of prose.matchAll(shape)) {
      const address = first ?? second
      if (!ADDRESS.test(address)) continue
      const mark = prose[index - 1] === '!' ? '!' : ''
      const written = /\s/.test(address) ? `<${address}>` : address
      slip(
        index - mark.length,
        whole.length + mark.length,
        `Not ${mark ? 'an image' : 'a link'}, shown as plain text: ${what}.`,
        `Write ${mark}[${quoted(label).replaceAll(FILLER, '…')}](${written})`,
      )
    }
}

/** A file as a code host displays it, inside its web interface. */
const SHOWN_FILE = /^(https:\/\/(?:github\.com\/[^/]+\/[^/]+|[^/]*gitlab[^/]*\/.+\/-)\/)blob\/(?!.*[?&]raw=)/

/** Reports `markdown/link-syntax`: an image whose URL is that of a page about it. */
export const lintImage: LintNode = ({ url = '', position }, report) => {
  const [whole, before] = SHOWN_FILE.exec(url) ?? []
  const from = position?.start.offset
  const to = position?.end.offset
  if (whole === undefined || from === undefined || to === undefined) return
  report({
    code: 'markdown/link-syntax',
    message: 'The image is not shown: its URL is a page about the file, not the file itself.',
    hint: `Write ${before}raw/${url.slice(whole.length)}, or put the file next to the page.`,
    from,
    to,
  })
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)(?:[?#]\S*)?$/i

/** Reports `markdown/link-syntax`: a link to an image file whose text begins with the `!` of an image. */
export const lintLink: LintNode = ({ url = '', children: [first] = [], position }, report) => {
  const from = position?.start.offset
  if (from === undefined || first?.type !== 'text' || !first.value?.startsWith('!') || !PICTURE.test(url))
    return
  report({
    code: 'markdown/link-syntax',
    message: 'This is a link, not an image: the ! is after the [.',
    hint: `Write ![${quoted(first.value.slice(1))}](${url})`,
    from,
    to: position?.end.offset ?? from,
  })
}

/** Whether text with spaces is a URL: its first word looks like one, or its last word does and there are only a few words. */
function isAddress(text: string): boolean {
  const steps = text.split(/\s+/)
  return ADDRESS.test(steps[0] ?? '') || (steps.length <= 6 && ADDRESS.test(steps.at(-1) ?? ''))
}
