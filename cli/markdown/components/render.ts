// A component by its name: an imported file, one of the built-in ones, or one that only the site's theme may know.

import type { Document } from '../document.ts'
import { elementNode } from '../elements.ts'
import type { TreeNode } from '../tree.ts'
import type { Component } from './component.ts'
import { elementProperties } from './html-element.ts'
import { includeFile } from './include.ts'
import { COMPONENTS } from './registry.ts'
import { siteComponent } from './site-component.ts'
import { siteImport } from './site-import.ts'

/** Nodes a component stands for. */
export function renderComponent(component: Component, document: Document): TreeNode[] {
  const imported = document.imports.get(component.name)
  if (imported?.kind === 'partial') return includeFile(component, imported, document)
  if (imported?.kind === 'asset') return [assetNode(component, imported.url)]
  if (imported?.kind === 'outside') {
    const message = `"${imported.from}" leads out of the site folder and is not opened.`
    const hint =
      'move the file into the site, or name its folder in `markdown.includeRoots` of the configuration'
    document.page.report(
      { code: 'markdown/include-outside', severity: 'error', message, hint },
      imported.place,
    )
    return component.children
  }
  // Code and head elements are read as text, which only the built-in components know what to do with.
  const from = component.content === undefined ? siteImport(component.name, document) : undefined
  if (from) return siteComponent(component, document, from)
  const handler = COMPONENTS.get(component.name)
  if (handler) return handler(component, document)
  return siteComponent(component, document)
}

/** An imported image used as a component. */
function assetNode({ props, node }: Component, url: string): TreeNode {
  const { title, ariaLabel, alt: given, ...properties } = elementProperties(props)
  const alt = [given, ariaLabel, title].find((text) => typeof text === 'string') ?? ''
  return elementNode('img', { ...properties, src: url, alt, dataDocsiteSyntax: 'component' }, [], node)
}
