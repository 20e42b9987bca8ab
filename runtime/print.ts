// Script of a printed book: draws all diagrams at once, because paper does not scroll. Its settings are an attribute of its
// script element.
import { behaviour } from './behaviours/diagrams.ts'
import { message } from './messages/message.ts'
import type { PageView } from './model/page.ts'
import type { SiteView } from './model/site.ts'
import { warn } from './routing/warn.ts'

// The compiler writes this attribute from the same type.
const site = JSON.parse(document.currentScript?.dataset.settings ?? '{}') as SiteView

behaviour.attach(document.body, {
  site,
  // A book is not a page of the site, and drawing diagrams needs none.
  page: { kind: 'not-found' } as PageView,
  loadPage: async () => null,
  firstInteraction: Promise.resolve(),
  loadDeferredStyle: () => Promise.resolve(),
  text: (id, values) => message(site.messages, id, values),
  warn,
  announce: () => undefined,
  setQuery: () => undefined,
})
// Diagrams are drawn when they enter the viewport, or all of them before printing.
dispatchEvent(new Event('beforeprint'))
