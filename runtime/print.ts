// The program of a printed book: it draws all diagrams at once, for paper does not scroll. Settings are an attribute of its script.
import { behaviour } from './behaviours/diagrams.ts'
import { message } from './messages/message.ts'
import type { PageView } from './model/page.ts'
import type { SiteView } from './model/site.ts'
import { warn } from './routing/warn.ts'

// The attribute is ours, made from the same type.
const site = JSON.parse(document.currentScript?.dataset.settings ?? '{}') as SiteView

behaviour.attach(document.body, {
  site,
  // A book is no page of the site; drawings ask for none.
  page: { kind: 'not-found' } as PageView,
  loadPage: async () => null,
  firstInteraction: Promise.resolve(),
  loadLateStyle: () => Promise.resolve(),
  text: (id, values) => message(site.messages, id, values),
  warn,
  announce: () => undefined,
  setQuery: () => undefined,
})
// Diagrams are drawn when they come into sight, or all of them before printing.
dispatchEvent(new Event('beforeprint'))
