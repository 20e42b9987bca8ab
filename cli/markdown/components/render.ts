// A component by its name: an imported file, one of the built-in ones, or one that only the site's theme may know.
import { elementNode } from '../elements.ts'
import type { Component, FoldContext } from '../fold/context.ts'
import type { TreeNode } from '../tree.ts'
import { elementProperties } from './html-element.ts'
import { COMPONENTS } from './registry.ts'
import { themeComponent } from './theme-component.ts'

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
  return themeComponent(component, context)
}

/** An imported image used as a component. */
function assetNode({ props, node }: Component, url: string): TreeNode {
  const { title, ariaLabel, alt: given, ...properties } = elementProperties(props)
  const alt = [given, ariaLabel, title].find((text) => typeof text === 'string') ?? ''
  return elementNode('img', { ...properties, src: url, alt, dataDocsiteSyntax: 'component' }, [], node)
}
