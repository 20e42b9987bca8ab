// `<CodeBlock language="js" title="…">`: the code is a string literal or the text between the tags.

import type { ElementExpression } from '../../text/code-expression.ts'
import { decodeEntities } from '../../text/entities.ts'
import { type Document, sourceOf } from '../document.ts'
import { elementNode } from '../elements.ts'
import { withoutQuotes } from '../parse/containers.ts'
import { readTag } from '../source/read-tag.ts'
import type { TreeNode } from '../tree.ts'
import { expressionText, literalText } from '../values.ts'
import type { Component, ComponentHandler } from './component.ts'
import { callingExpression, expressionComponent } from './expression.ts'
import { codeMeta } from './props.ts'
import { siteComponent } from './site-component.ts'
import { siteImport } from './site-import.ts'

/** Renders a code block written as a component. */
export const codeBlockComponent: ComponentHandler = (component, document) => {
  const { props, node } = component
  const language =
    literalText(props.get('language')) ?? literalText(props.get('className'))?.match(/language-(\S+)/)?.[1]
  const position = node.position ? { position: node.position } : {}
  const code = codeOf(component, document)
  if (typeof code !== 'string') return runNodes(code, language, component, document)
  return [
    {
      type: 'code',
      value: code,
      lang: language ?? null,
      meta: codeMeta(props),
      ...position,
    },
  ]
}

/** The code of the block, or the expression that computes it at run time. */
function codeOf(
  { content, children, node, props }: Component,
  document: Document,
): string | ElementExpression {
  // If the end tag is missing or in another container, the content was parsed as Markdown.
  const read = children.length > 0 ? sourceBetween(node, document) : undefined
  // Placeholders of a template literal belong to it, not to the text around it.
  const template = content?.includes('`') ? sourceBetween(node, document) : undefined
  const source = template ?? content ?? read ?? literalText(props.get('children')) ?? ''
  const expression = /^\s*\{([\s\S]*)\}\s*$/.exec(source)?.[1]
  const literal = expression === undefined ? undefined : expressionText(expression, document)
  const calling =
    expression === undefined || literal !== undefined ? null : callingExpression(expression, document)
  return literal ?? calling ?? decodeEntities(unindented(source))
}

/** A block without highlighting: its code is not known yet. */
function runNodes(
  code: ElementExpression,
  language: string | undefined,
  { node }: Component,
  document: Document,
): TreeNode[] {
  const name = expressionComponent(code, node, document)
  const props = new Map([['children', code.source.trim().replace(/^`([\s\S]*)`$/, '$1')]])
  const shown = siteComponent({ name, props, children: [], node }, document, siteImport(name, document))
  const classes = [`language-${language ?? 'text'}`, 'theme-code-block']
  const inside = elementNode('pre', {}, [elementNode('code', {}, shown, node)], node)
  return [elementNode('div', { className: classes }, [inside], node)]
}

/** Source between the tags of an element, or after its only tag, without the markers of the blockquotes around it. */
function sourceBetween(node: TreeNode, document: Document): string | undefined {
  const source = sourceOf(node, document)
  const tag = readTag(source, 0)
  if (tag === null || tag === 'incomplete') return undefined
  const start = node.position?.start.offset ?? 0
  const before = document.text.slice(document.text.lastIndexOf('\n', start - 1) + 1, start)
  const content = source.slice(tag.end).replace(/<\/CodeBlock\s*>$/, '')
  return withoutQuotes(content, before.split('>').length - 1)
}

/** Text between tags, without the indentation common to all of its lines. */
function unindented(text: string): string {
  const lines = text.replace(/^[ \t]*\n|\n[ \t]*$/g, '').split('\n')
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^\s*/.exec(line)?.[0].length ?? 0)
  const shared = indents.length > 0 ? Math.min(...indents) : 0
  return lines.map((line) => line.slice(shared)).join('\n')
}
