// The browser program: takes over the html of the server, and from then on shows pages by itself. The only file with effects
// at its top level; what it decides is decided elsewhere.
import { hydrate } from 'docsite:engine-client'
import { theme } from 'docsite:theme'
import type { ReactNode } from 'react'
import { firstAct } from './behaviours/first-act.ts'
import { watchKeyboard } from './behaviours/keyboard-focus.ts'
import { ClientApp } from './client/client-app.tsx'
import { loadHead } from './client/document.ts'
import { loadIslands } from './client/load-islands.ts'
import { loadAhead, watchClicks } from './client/watch-links.ts'
import { createWorld } from './client/world.ts'
import { KeptFooter } from './components/chrome/kept-footer.tsx'
import { loadActingParts, loadFirstParts } from './components/load-parts.ts'
import { readPage } from './document/read-page.ts'
import type { SiteView } from './model/site.ts'
import { fetchJson, keepPositions } from './routing/browser.ts'
import { warn } from './routing/warn.ts'

async function start(root: HTMLElement): Promise<void> {
  const acted = firstAct()
  const page = readPage(document)
  const site = await readSite()
  const world = createWorld({ site, page, acted, footer: readFooter() })
  await Promise.all([loadFirstParts(site, page, theme), loadIslands(page, world.attached)])
  keepPositions(world.router)
  world.router.start()
  watchKeyboard()
  watchClicks(world)
  loadAhead(world)
  hydrate(<ClientApp world={world} />, root)
  // No other page needs the code, and a reader who cannot have it sees the not-found page.
  if (page.kind === 'not-found')
    import('./client/folded-address.ts').then((code) => code.leadToFolded(world, page)).catch(() => undefined)
  await acted
  await Promise.all([loadActingParts(page), loadHead(world.attached)])
}

/** What all pages share; the document has begun to fetch it already. */
async function readSite(): Promise<SiteView> {
  const address = document.getElementById('docsite-site')?.getAttribute('href')
  if (!address) throw new Error('the document names no site data')
  // The file is ours, made from the same type.
  return (await fetchJson(address, 'high')) as SiteView
}

/** The footer as the server sent it; one of the site's own theme is a living component. */
function readFooter(): ReactNode {
  if (theme.Footer) return <theme.Footer />
  const footer = document.querySelector('.theme-layout-footer')
  return footer && <KeptFooter className={footer.className} html={footer.innerHTML} />
}

const root = document.getElementById('__docusaurus')
if (root) start(root).catch((cause) => warn('The page stays as the server made it.', cause))
