// Keeps what a component reads of the docs around its page: the browser gets that much.
import { type DocsFacts, NO_FACTS } from '../model/docs-facts.ts'

/** The docs as a component sees them, and what it has read of them. */
export interface FactsRecord {
  readonly facts: DocsFacts
  readonly isAsked: () => boolean
  /** As JSON. */
  readonly read: () => string
}

/** A record of what is given; of nothing, it tells whether anything was asked. */
export function factsRecord(given: DocsFacts = NO_FACTS): FactsRecord {
  const read: { -readonly [Key in keyof DocsFacts]?: DocsFacts[Key] } = {}
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
  const facts: DocsFacts = {
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
