// Updates the document head after a navigation: removes elements that only the old page has and adds those that only the new page
// has. Elements added by others, such as browser extensions, are left alone.
import { ATTRIBUTE_NAME } from '../head/attribute-name.ts'
import { headTags } from '../head/head-tags.ts'
import { scriptJson } from '../head/script-json.ts'
import type { HeadTag } from '../model/head.ts'
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'

/** Site and page that a head describes. */
export interface HeadOf {
  readonly site: SiteView
  readonly page: PageView
}

/** Changes the head from one page to another. */
export function changeHead(head: HTMLHeadElement, next: HeadOf, previous: HeadOf): void {
  const wanted = headTags(next.site, next.page).map(createTag)
  const gone = headTags(previous.site, previous.page).map(createTag)
  for (const tag of gone) if (!wanted.some((other) => other.isEqualNode(tag))) findTag(head, tag)?.remove()
  for (const tag of wanted) if (!findTag(head, tag)) head.append(tag)
}

const findTag = (head: HTMLHeadElement, tag: Element) =>
  [...head.children].find((child) => child.isEqualNode(tag))

function createTag({ tag, attributes, json }: HeadTag): Element {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (ATTRIBUTE_NAME.test(name)) element.setAttribute(name, value)
  if (json !== undefined) element.textContent = scriptJson(json)
  return element
}
