// Elements that the configuration adds to the head of every page.
import type { HeadTag } from '../../runtime/model/head.ts'
import type { SiteConfig } from '../model/config.ts'

/** Elements of `headTags`. The config check rejects all elements except meta, link and script. */
export function configuredTags({ headTags }: SiteConfig): readonly HeadTag[] {
  return headTags.flatMap(configuredTag)
}

/** Converts one element: `true` writes the attribute name alone, `false` omits the attribute. */
function configuredTag({
  tagName,
  attributes,
  innerHTML,
}: SiteConfig['headTags'][number]): readonly HeadTag[] {
  if (!isHeadElement(tagName)) return []
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === false ? [] : [[key, value === true ? '' : value] as const],
  )
  const tag = { tag: tagName, attributes: Object.fromEntries(written) }
  return innerHTML === undefined ? [tag] : [{ ...tag, json: jsonOf(innerHTML) }]
}

function isHeadElement(name: string): name is HeadTag['tag'] {
  return name === 'meta' || name === 'link' || name === 'script'
}

/** Structured data. Text that is not JSON is written as a JSON string, which is harmless. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
