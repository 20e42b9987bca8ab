// The corpus in the dialect of another tool: the same text, links and blocks, with only the syntax replaced that the tool
// does not understand.

const LINK = /\]\(\.\.\/\.\.\/(part-\d+\/section-\d+\/page-\d+)\.md\)/g
const IMAGE = /\]\(\.\.\/\.\.\/(img\/[\w-]+\.png)\)/g
const ADMONITION = /^:::tip (.+)\n([\s\S]*?)\n:::$/gm

/** Links to addresses, for tools that do not follow links to files; `to` turns `part/section/page` into an address. */
export const links = (text, to) => text.replace(LINK, (_, target) => `](${to(target)})`)

/** Addresses of images. */
export const images = (text, to) => text.replace(IMAGE, (_, target) => `](${to(target)})`)

/** Admonitions; `form` makes one of a title and its text. */
export const admonitions = (text, form) => text.replace(ADMONITION, (_, title, body) => form(title, body))

/** Titles of admonitions in brackets. */
export const inBrackets = (title, body) => `:::tip[${title}]\n${body}\n:::`

/** For tools without admonitions. */
export const asQuote = (title, body) => `> **${title}**\n>\n> ${body.replaceAll('\n', '\n> ')}`

/** The page at the root has an address of its own by its name in most tools. */
export const withoutSlug = (text) => text.replace(/^slug: \/\n/m, '')

/** For tools that give pages and images the addresses of their paths and know no admonitions. */
export function forBareLayout(text) {
  const linked = images(
    links(withoutSlug(text), (target) => `/${target}/`),
    (target) => `/${target}`,
  )
  return admonitions(linked, asQuote)
}

/** Files by path below a folder. */
export function placed(folder, { docs, images: pictures }, adapt = (text) => text) {
  return Object.fromEntries([
    ...docs.map(({ path, text }) => [`${folder}/${path}`, adapt(text)]),
    ...pictures.map(({ path, bytes }) => [`${folder}/${path}`, bytes]),
  ])
}
