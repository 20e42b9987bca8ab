// Icons of Material for MkDocs (`:material-check:`), which are not part of the text: common ones become characters, the others are
// left out. A link that has only an icon shows its name.
import { own } from '../../../runtime/model/own.ts'
import { type Document, transform } from '../document.ts'
import type { TreeNode } from '../tree.ts'
import { eachNode } from '../walk.ts'

/** An icon with its size and variants, its attribute list, and the space behind it. */
const ICON =
  /(?<![:\w]):(?:material|fontawesome(?:-(?:brands|solid|regular))?|octicons|simple|lucide)-([a-z\d]+(?:-[a-z\d]+)*):(?:\{[^{}\n]*\})?([ \t]?)/g
/** Cheap test. */
const MAY_BE_ICON = /:(?:material|fontawesome|octicons|simple|lucide)-/
/** Parts of a name that say how an icon is drawn. */
const VARIANT = /-(?:\d+|outline|fill|filled|variant|bold|thick|circle|box)(?=-|$)/g

const CHARACTERS: Readonly<Record<string, string>> = {
  check: '✓',
  'check-all': '✓✓',
  close: '✗',
  x: '✗',
  plus: '+',
  minus: '−',
  alert: '⚠',
  'arrow-right': '→',
  'arrow-left': '←',
  'arrow-up': '↑',
  'arrow-down': '↓',
  star: '★',
  heart: '♥',
}

/** Replaces icons in text and reports those that are left out. */
export const icons = transform((tree, document) => {
  if (!MAY_BE_ICON.test(document.text)) return
  eachNode(tree, (node) => {
    if (node.type === 'link') nameIconLink(node)
  })
  const left: { readonly written: string; readonly node: TreeNode }[] = []
  eachNode(tree, (node) => {
    const { type, value = '' } = node
    if (type !== 'text' || !MAY_BE_ICON.test(value)) return
    const shown = value.replace(ICON, (written: string, name: string, space: string) => {
      const character = own(CHARACTERS, plainName(name))
      if (character !== undefined) return character + space
      left.push({ written: /:[^:]+:/.exec(written)?.[0] ?? '', node })
      return ''
    })
    // As with emoji, heading ids are derived from the text as written.
    node.data = { ...node.data, written: node.data?.written ?? value }
    node.value = shown
  })
  reportLeftOut(left, document)
})

const plainName = (name: string): string => name.replace(VARIANT, '')

/** Puts the name of the icon into a link that would have no text. */
function nameIconLink({ children = [] }: TreeNode): void {
  const [only] = children
  if (!only || children.length > 1 || only.type !== 'text' || only.value === undefined) return
  const names = [...only.value.matchAll(ICON)].map(([, name = '']) => plainName(name))
  if (names.length === 0 || only.value.replace(ICON, '').trim() !== '') return
  only.value = names.join(' ').replaceAll('-', ' ')
}

function reportLeftOut(
  left: readonly { readonly written: string; readonly node: TreeNode }[],
  { page }: Document,
): void {
  const offset = ({ node }: (typeof left)[number]) => node.position?.start.offset ?? 0
  const [first] = left.toSorted((a, b) => offset(a) - offset(b))
  if (!first) return
  const message =
    left.length === 1
      ? `The icon ${first.written} of MkDocs is left out.`
      : `${left.length} icons of MkDocs are left out, the first of them ${first.written}.`
  const hint = 'If readers need it, write a character, or use an image file: <img src="…" alt="…" />.'
  page.report({ code: 'markdown/foreign-syntax', message, hint }, page.places.placeOf(first.node))
}
