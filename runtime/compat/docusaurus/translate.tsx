// `@docusaurus/Translate`: texts of components from `i18n/<locale>/code.json`, looked up by `id` or by the text itself.
// `translate()` works during rendering and in event handlers; at module level, where the page is not known, it returns the text
// as written. Texts are not extracted into `code.json`.
import type { ReactNode } from 'react'
import { useContext } from 'react'
import { RichMessage } from '../../components/rich-message.tsx'
import { SiteContext, useSite } from '../../contexts.tsx'
import type { Messages } from '../../messages/message.ts'
import { messagePieces } from '../../messages/pieces.ts'
import { own } from '../../model/own.ts'

type Values = Readonly<Record<string, ReactNode>>

interface Text {
  readonly id?: string
  readonly message?: string
  /** For translators. */
  readonly description?: string
}

/** Props of the component; its content is the text in the source language. */
export interface TranslateProps extends Text {
  readonly children?: string
  readonly values?: Values
}

function lookUp(messages: Messages, { id, message }: Text): string {
  const key = id ?? message ?? ''
  return own(messages, key) ?? message ?? key
}

/** A text in the language of the page. */
export function Translate({ children, id, values = {} }: TranslateProps) {
  const { messages } = useSite()
  const text = lookUp(messages, {
    ...(id === undefined ? {} : { id }),
    ...(children === undefined ? {} : { message: children }),
  })
  return <RichMessage text={text} values={values} />
}

/** Texts of the page in the browser, for event handlers, which run outside rendering. */
const browser: { messages: Messages } = { messages: {} }

function currentMessages(): Messages {
  try {
    // `useContext` keeps no state, so it may be called conditionally during rendering.
    // biome-ignore lint/correctness/useHookAtTopLevel: see above
    const site = useContext(SiteContext)
    if (site && typeof window !== 'undefined') browser.messages = site.messages
    return site?.messages ?? browser.messages
  } catch {
    return browser.messages
  }
}

/** A text in the language of the page, with its `{names}` filled in. */
export function translate(text: Text, values: Readonly<Record<string, string | number>> = {}): string {
  return interpolate(lookUp(currentMessages(), text), values)
}

/** A text with its `{names}` filled in. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return messagePieces(text)
    .map((piece) => ('text' in piece ? piece.text : String(own(values, piece.name) ?? `{${piece.name}}`)))
    .join('')
}

export { Translate as default }
