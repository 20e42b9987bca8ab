// A component by its name: an imported file, one of the built-in ones, or unknown: then its content stays and it is named
// once a build.
import { elementNode } from '../elements.ts'
import type { Component, FoldContext } from '../fold/context.ts'
import { literalText } from '../fold/evaluate.ts'
import { noteUnknownComponent } from '../page.ts'
import type { TreeNode } from '../tree.ts'
import { elementProperties } from './html-element.ts'
import { COMPONENTS } from './registry.ts'

/** Nodes a component stands for. */
export function renderComponent(component: Component, context: FoldContext): TreeNode[] {
  const { page, scope } = context
  const imported = scope.imports.get(component.name)
  if (imported?.kind === 'partial') return context.include(component, imported, context)
  if (imported?.kind === 'asset') return [assetNode(component, imported.url)]
  if (imported?.kind === 'outside') {
    const message = `"${imported.from}" leads out of the site folder and is not opened.`
    page.report({ code: 'markdown/include-outside', severity: 'error', message }, imported.place)
    return component.children
  }
  const handler = COMPONENTS.get(component.name)
  if (handler) return handler(component, context)
  noteUnknownComponent(page, component.name, component.node)
  return [...anchorOf(component), ...component.children]
}

/** Links may lead to the id of a component nobody knows: an empty element keeps it. */
function anchorOf({ props, node }: Component): TreeNode[] {
  const id = literalText(props.get('id') ?? null)
  return id ? [elementNode('span', { id }, [], node)] : []
}

/** An imported image used as a component. */
function assetNode({ props, node }: Component, url: string): TreeNode {
  const { title, ariaLabel, alt: given, ...properties } = elementProperties(props)
  const alt = [given, ariaLabel, title].find((text) => typeof text === 'string') ?? ''
  return elementNode('img', { ...properties, src: url, alt, dataDocsiteSyntax: 'component' }, [], node)
}
