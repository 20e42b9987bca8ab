// Adapts the corpus to the dialect of another tool: the same text, links and blocks; only syntax that the tool does not
// understand is replaced.

const LINK = /\]\(\.\.\/\.\.\/(part-\d+\/section-\d+\/page-\d+)\.md\)/g
const IMAGE = /\]\(\.\.\/\.\.\/(img\/[\w-]+\.png)\)/g
const ADMONITION = /^:::tip (.+)\n([\s\S]*?)\n:::$/gm

/**
 * Replaces links to files by URLs, for tools that do not resolve such links; `to` turns `part/section/page` into a URL.
 */
export const links = (text, to) => text.replace(LINK, (_, target) => `](${to(target)})`)

/** Replaces URLs of images. */
export const images = (text, to) => text.replace(IMAGE, (_, target) => `](${to(target)})`)

/** Replaces admonitions; `form` creates one from a title and a text. */
export const admonitions = (text, form) => text.replace(ADMONITION, (_, title, body) => form(title, body))

/** Admonition with its title in brackets. */
export const inBrackets = (title, body) => `:::tip[${title}]\n${body}\n:::`

/** Block quote, for tools without admonitions. */
export const asQuote = (title, body) => `> **${title}**\n>\n> ${body.replaceAll('\n', '\n> ')}`

/** Removes the slug of the root page: in most tools its URL follows from its file name. */
export const withoutSlug = (text) => text.replace(/^slug: \/\n/m, '')

/** Adapts a page for tools without admonitions in which the URLs of pages and images are their paths. */
export function forBareLayout(text) {
  const linked = images(
    links(withoutSlug(text), (target) => `/${target}/`),
    (target) => `/${target}`,
  )
  return admonitions(linked, asQuote)
}

/** Places the corpus in a folder: returns files by path. */
export function placed(folder, { docs, images: pictures }, adapt = (text) => text) {
  return Object.fromEntries([
    ...docs.map(({ path, text }) => [`${folder}/${path}`, adapt(text)]),
    ...pictures.map(({ path, bytes }) => [`${folder}/${path}`, bytes]),
  ])
}
