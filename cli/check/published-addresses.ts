// Parses a published `addresses.json`. Other formats are rejected, not guessed.
import type { LocaleAddresses, PageAddress } from '../model/addresses.ts'
import { isRecord } from '../text/record.ts'

/** Content of an `addresses.json`. */
export interface PublishedAddresses {
  readonly locale: string
  readonly addresses: LocaleAddresses
  /** Folder of each locale by its code, if the file covers the whole site. */
  readonly folders: Readonly<Record<string, string>>
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

const entriesOf = <V>(value: unknown, read: (value: unknown) => V | null): Readonly<Record<string, V>> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, each]) => {
      const found = read(each)
      return found === null ? [] : [[key, found]]
    }),
  )

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

const pageOf = (value: unknown): PageAddress | null =>
  isRecord(value)
    ? {
        ...(typeof value.title === 'string' ? { title: value.title } : {}),
        anchors: texts(value.anchors),
      }
    : null

/** Parses the file; null if the text is no such file. */
export function readPublishedAddresses(text: string): PublishedAddresses | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(value) || value.format !== 1 || typeof value.locale !== 'string' || !isRecord(value.pages))
    return null
  return {
    locale: value.locale,
    folders: entriesOf(value.locales, textOf),
    addresses: {
      pages: entriesOf(value.pages, pageOf),
      redirects: entriesOf(value.redirects, textOf),
      anchors: entriesOf(value.anchors, (each) => entriesOf(each, textOf)),
      gone: texts(value.gone),
      files: texts(value.files),
    },
  }
}
