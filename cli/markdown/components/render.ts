// Renders a component by name: an included file, a built-in component, or one that only the site's code can provide.

import type { Document } from '../document.ts'
import { elementNode } from '../elements.ts'
import type { TreeNode } from '../tree.ts'
import type { Component } from './component.ts'
import { elementProperties } from './html-element.ts'
import { includeFile } from './include.ts'
import { COMPONENTS, IMPORTED_COMPONENTS } from './registry.ts'
import { siteComponent } from './site-component.ts'
import { siteImport } from './site-import.ts'

/** Renders a component to nodes. */
export function renderComponent(component: Component, document: Document): TreeNode[] {
  const imported = document.imports.get(component.name)
  if (imported?.kind === 'partial') return includeFile(component, imported, document)
  if (imported?.kind === 'asset') return [assetNode(component, imported.url)]
  if (imported?.kind === 'outside') {
    const message = `"${imported.from}" is outside the site folder and is not read.`
    const hint =
      'Move the file into the site folder, or add its folder to `markdown.includeRoots` in the configuration.'
    document.page.report(
      { code: 'markdown/include-outside', severity: 'error', message, hint },
      imported.place,
    )
    return component.children
  }
  const builtIn =
    imported?.kind === 'built-in' && IMPORTED_COMPONENTS.get(imported.from)?.get(imported.exported)
  if (builtIn) return builtIn(component, document)
  // Code and head elements keep their content as text, which only the built-in components can handle.
  const from = component.content === undefined ? siteImport(component.name, document) : undefined
  if (from) return siteComponent(component, document, from)
  const handler = COMPONENTS.get(component.name)
  if (handler) return handler(component, document)
  return siteComponent(component, document)
}

/** Renders an imported image used as a component. */
function assetNode({ props, node }: Component, url: string): TreeNode {
  const { title, ariaLabel, alt: given, ...properties } = elementProperties(props)
  const alt = [given, ariaLabel, title].find((text) => typeof text === 'string') ?? ''
  return elementNode('img', { ...properties, src: url, alt, dataDocsiteSyntax: 'component' }, [], node)
}
