// Interface strings for components, in the language of the site.
import { useSite } from '../contexts.tsx'
import type { MessageId } from '../messages/en.ts'
import { type Messages, type MessageValues, message } from '../messages/message.ts'

type Lookup = (id: MessageId, values?: MessageValues) => string

/** The lookup in the strings of a site: one for all components, which are many. */
const lookups = new WeakMap<Messages, Lookup>()

/** The lookup of interface strings. */
export function useMessage(): Lookup {
  const { messages } = useSite()
  const known = lookups.get(messages)
  if (known) return known
  const lookup: Lookup = (id, values) => message(messages, id, values)
  lookups.set(messages, lookup)
  return lookup
}
