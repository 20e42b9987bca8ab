// The scripts of pages at old addresses: what html alone cannot do. They are files, for nothing runs inline.
import { hashText } from './fingerprint.ts'

/** A script by the path it is published at, relative to the output folder. */
export interface RedirectScript {
  readonly path: string
  readonly body: string
}

const scriptOf = (name: string, body: string): RedirectScript => ({
  path: `assets/${name}-${hashText(body).slice(0, 8)}.js`,
  body,
})

/** The link of a part of the page that has gone elsewhere, if the address names one. */
const PART = `const partOf = (hash) =>
  [...document.querySelectorAll('.moved-part > a')].find((link) => new URL('#' + link.parentNode.id, location).hash === hash)
`

/**
 * Of a redirect: a static page loses the query and the fragment of its address when the browser refreshes it; the script takes
 * them along. A part of the old page that has gone elsewhere has a link of its own.
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

/** Of a page some of whose parts are on other pages now: who asks for one is led there. */
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
