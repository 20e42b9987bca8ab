// The built-in components, by name.

import { admonition } from './admonition-component.ts'
import { codeBlockComponent } from './code-block.ts'
import type { ComponentHandler } from './component.ts'
import { details, summary } from './details.ts'
import { docCardList } from './doc-card-list.ts'
import { head } from './head.ts'
import { link } from './link.ts'
import { STARLIGHT_COMPONENTS } from './starlight.ts'
import { tabItem, tabs } from './tabs.ts'
import { themedImage } from './themed-image.ts'
import { tocInline } from './toc-inline.ts'
import { transparent } from './transparent.ts'

/** Handlers by component name. */
export const COMPONENTS: ReadonlyMap<string, ComponentHandler> = new Map<string, ComponentHandler>([
  ['Admonition', admonition],
  ['BrowserOnly', transparent],
  ['CodeBlock', codeBlockComponent],
  ['Details', details],
  ['details', details],
  ['DocCardList', docCardList],
  ['Head', head],
  ['Fragment', transparent],
  ['head', head],
  ['Link', link],
  ['React.Fragment', transparent],
  ['summary', summary],
  ['TabItem', tabItem],
  ['Tabs', tabs],
  ['ThemedImage', themedImage],
  ['TOCInline', tocInline],
  ['Translate', transparent],
])

/** Handlers of components that pages import from other modules, by module and export. */
export const IMPORTED_COMPONENTS: ReadonlyMap<string, ReadonlyMap<string, ComponentHandler>> = new Map([
  ['@astrojs/starlight/components', STARLIGHT_COMPONENTS],
])
