// A component by its name: an imported file, one of the built-in ones, or one that only the site's theme may know.
import { elementNode } from '../elements.ts'
import type { Component, FoldContext, Scope } from '../fold/context.ts'
import type { TreeNode } from '../tree.ts'
import { elementProperties } from './html-element.ts'
import { COMPONENTS } from './registry.ts'
import { type SiteImport, siteComponent } from './site-component.ts'

/** Nodes a component stands for. */
export function renderComponent(component: Component, context: FoldContext): TreeNode[] {
  const { page, scope } = context
  const imported = scope.imports.get(component.name)
  if (imported?.kind === 'partial') return context.include(component, imported, context)
  if (imported?.kind === 'asset') return [assetNode(component, imported.url)]
  if (imported?.kind === 'outside') {
    const message = `"${imported.from}" leads out of the site folder and is not opened.`
    const hint =
      'move the file into the site, or name its folder in `markdown.includeRoots` of the configuration'
    page.report({ code: 'markdown/include-outside', severity: 'error', message, hint }, imported.place)
    return component.children
  }
  const from = importedFrom(component, scope)
  if (from) return siteComponent(component, context, from)
  const handler = COMPONENTS.get(component.name)
  if (handler) return handler(component, context)
  return siteComponent(component, context)
}

/** The module that the page imports a component from: `<Card>`, or `<Card.Item>` for a member of what is imported. */
function importedFrom({ name, marker }: Component, { imports }: Scope): SiteImport | undefined {
  const [first = '', ...members] = name.split('.')
  const imported = imports.get(first)
  // Code and head elements are read as text, which only the built-in components know what to do with.
  if (imported?.kind !== 'component' || marker.kind === 'literal') return undefined
  const { from, place } = imported
  const path = from.includes('#') ? [from, ...members].join('.') : `${from}#${members.join('.')}`
  return { name: path, place }
}

/** An imported image used as a component. */
function assetNode({ props, node }: Component, url: string): TreeNode {
  const { title, ariaLabel, alt: given, ...properties } = elementProperties(props)
  const alt = [given, ariaLabel, title].find((text) => typeof text === 'string') ?? ''
  return elementNode('img', { ...properties, src: url, alt, dataDocsiteSyntax: 'component' }, [], node)
}
