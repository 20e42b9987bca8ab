// Scripts for redirect pages: they do what HTML alone cannot. They are files because no script runs inline.
import { hashText } from './fingerprint.ts'

/** A script and the path it is published at, relative to the output folder. */
export interface RedirectScript {
  readonly path: string
  readonly body: string
}

const scriptOf = (name: string, body: string): RedirectScript => ({
  path: `assets/${name}-${hashText(body).slice(0, 8)}.js`,
  body,
})

/** The link for a moved section, if the URL's fragment names one. */
const PART = `const partOf = (hash) =>
  [...document.querySelectorAll('.moved-part > a')].find((link) => new URL('#' + link.parentNode.id, location).hash === hash)
`

/**
 * For a redirect page: when the browser refreshes a static page, it loses the query and fragment of the URL; the script carries
 * them over. A section of the old page that has moved elsewhere has its own link.
 */
export const REDIRECT_SCRIPT = scriptOf(
  'redirect',
  `${PART}const { search, hash } = location
const part = partOf(hash)
const link = part ?? document.querySelector('main a')
const to = new URL(link.href)
if (to.search === '') to.search = search
if (to.hash === '' && !part) to.hash = hash
location.replace(to)
`,
)

/** For a page some of whose sections have moved to other pages: forwards readers who request one of them. */
export const MOVED_SCRIPT = scriptOf(
  'moved',
  `${PART}const leadOn = () => {
  const link = partOf(location.hash)
  if (link) location.replace(link.href)
}
addEventListener('hashchange', leadOn)
leadOn()
`,
)
