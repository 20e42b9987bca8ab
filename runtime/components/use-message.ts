// Interface strings for components, in the language of the site.
import { useSite } from '../contexts.tsx'
import type { MessageId } from '../messages/en.ts'
import { type MessageValues, message } from '../messages/message.ts'

/** The lookup of interface strings. It is a new function on every render, so do not use it as a dependency. */
export function useMessage(): (id: MessageId, values?: MessageValues) => string {
  const { messages } = useSite()
  return (id, values) => message(messages, id, values)
}
