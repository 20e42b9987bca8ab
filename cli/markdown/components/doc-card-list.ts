// `<DocCardList/>`: cards of the page's category. They are known only when the page is rendered, so the article contains a
// slot. Explicit `items` become cards right away, and their links are checked like any other.
import { descriptionCopy, labelCopy } from '../../text/card-copy.ts'
import type { CopyPart } from '../copy.ts'
import { elementNode, textNode } from '../elements.ts'
import { isKind, isList, type Literal, type LiteralObject } from '../literal.ts'
import type { TreeNode } from '../tree.ts'
import { literalText, resolveLiteral } from '../values.ts'
import type { ComponentHandler } from './component.ts'

/** A list of cards or a slot for one, followed by the content of the tag, which is not part of it. */
export const docCardList: ComponentHandler = ({ props, children, node }, document) => {
  const { page } = document
  const items = resolveLiteral(props.get('items'), document)
  const isAlone = children.length === 0
  if (isList(items) && items.length > 0 && items.every((item) => isKind(item, 'object'))) {
    if (isAlone)
      document.copy.replace(
        node,
        items.flatMap((item) => cardCopy(item, page.places.placeOf(node).file)),
      )
    return [
      elementNode(
        'ul',
        { className: ['cards'] },
        items.map((item) => card(item, node)),
        node,
      ),
      ...children,
    ]
  }
  if (isAlone) document.copy.replace(node, [{ kind: 'cards' }])
  const slot = page.html.addSlot({ kind: 'cards', place: page.places.placeOf(node) })
  return [{ type: 'slot', data: { slot, isBlock: true } }, ...children]
}

/** A card as an item of a list. */
function cardCopy({ entries }: LiteralObject, file: string): CopyPart[] {
  const text = (key: string) => literalText(entries.get(key))
  const url = text('href') ?? firstAddress(entries.get('items'))
  const label = labelCopy(text('label') ?? url ?? '')
  const end = `${descriptionCopy(text('description'))}\n`
  if (url === undefined) return [`- ${label}${end}`]
  return [`- [${label}](`, { kind: 'link', file, url, written: url }, `)${end}`]
}

/** A card with the same markup as the renderer's category cards. */
function card({ entries }: LiteralObject, node: TreeNode): TreeNode {
  const text = (key: string) => literalText(entries.get(key))
  const href = text('href') ?? firstAddress(entries.get('items'))
  const description = text('description')
  const content = [
    elementNode('h2', { className: ['card__title'] }, [textNode(text('label') ?? href ?? '', node)], node),
    ...(description === undefined
      ? []
      : [elementNode('p', { className: ['card__description'] }, [textNode(description, node)], node)]),
  ]
  const kind = text('type') === 'category' ? 'category' : 'doc'
  const classes = ['card', `card--${kind}`]
  const link =
    href === undefined
      ? elementNode('div', { className: classes }, content, node)
      : elementNode('a', { className: classes, href, dataDocsiteSyntax: 'component' }, content, node)
  return elementNode('li', { className: ['cards__item'] }, [link], node)
}

/** URL of the first nested item that has one. */
function firstAddress(items: Literal): string | undefined {
  if (!isList(items)) return undefined
  for (const item of items.filter((each) => isKind(each, 'object'))) {
    const href = literalText(item.entries.get('href')) ?? firstAddress(item.entries.get('items'))
    if (href !== undefined) return href
  }
  return undefined
}
