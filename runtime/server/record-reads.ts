// Records what a component reads of the docs around its page, because exactly that is sent to the browser.
import { type DocsContext, NO_FACTS } from '../model/docs-facts.ts'

/** The docs as a component sees them, and a record of what it has read. */
export interface FactsRecord {
  readonly facts: DocsContext
  readonly isAsked: () => boolean
  /** As JSON. */
  readonly read: () => string
}

/** A record of the given docs; without docs, it only tells whether anything was asked for. */
export function recordReads(given: DocsContext = NO_FACTS): FactsRecord {
  const read: { -readonly [Key in keyof DocsContext]?: DocsContext[Key] } = {}
  const docs = new Proxy(given.docs, {
    get(target, key) {
      const doc: unknown = Reflect.get(target, key)
      if (typeof key === 'string' && Object.hasOwn(target, key))
        Object.assign(read.docs ?? {}, { [key]: doc })
      return doc
    },
    ownKeys(target) {
      read.docs = target
      return Reflect.ownKeys(target)
    },
  })
  const facts: DocsContext = {
    get docs() {
      read.docs ??= {}
      return docs
    },
    get category() {
      read.category = given.category
      return given.category
    },
    get siblings() {
      read.siblings = given.siblings
      return given.siblings
    },
    get cards() {
      read.cards = given.cards
      return given.cards
    },
  }
  return {
    facts,
    isAsked: () => Object.keys(read).length > 0,
    read: () => JSON.stringify(read),
  }
}
