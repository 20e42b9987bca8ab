// Interface strings for components, in the language of the site.
import { useCallback } from 'react'
import { useSite } from '../contexts.tsx'
import type { MessageId } from '../messages/en.ts'
import { type MessageValues, message } from '../messages/message.ts'

/** The lookup of interface strings. */
export function useMessage(): (id: MessageId, values?: MessageValues) => string {
  const { messages } = useSite()
  return useCallback((id, values) => message(messages, id, values), [messages])
}
