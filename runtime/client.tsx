// Entry point in the browser: hydrates the server's html and then shows further pages itself. It connects the parts; all decisions
// are made elsewhere.
import { hydrate } from 'docsite:engine-client'
import { setFrameStyles } from 'docsite:frame-styles'
import { theme } from 'docsite:theme'
import type { ReactNode } from 'react'
import { firstInteraction } from './behaviours/first-interaction.ts'
import { watchKeyboard } from './behaviours/keyboard-focus.ts'
import { ClientApp } from './client/client-app.tsx'
import { createClientServices } from './client/client-services.ts'
import { loadHead } from './client/document.ts'
import { loadIslands } from './client/load-islands.ts'
import { loadAhead, watchClicks } from './client/watch-links.ts'
import { ServerFooter } from './components/chrome/server-footer.tsx'
import { loadInitialComponents, loadInteractiveComponents } from './components/load-components.ts'
import { readPage } from './document/read-page.ts'
import type { SiteView } from './model/site.ts'
import { fetchJson, keepPositions } from './routing/browser.ts'
import { nextTask } from './routing/idle.ts'
import { warn } from './routing/warn.ts'

async function start(root: HTMLElement): Promise<void> {
  const interaction = firstInteraction()
  const site = await readSite()
  const page = readPage(document)
  const services = createClientServices({ site, page, footer: readFooter(), firstInteraction: interaction })
  await Promise.all([loadInitialComponents(site, page, theme), loadIslands(page, services.attached)])
  await nextTask()
  keepPositions(services.router)
  services.router.start()
  watchKeyboard()
  watchClicks(services)
  loadAhead(services)
  setFrameStyles(root)
  hydrate(<ClientApp services={services} />, root)
  // Only the not-found page needs this code; if it fails to load, the reader sees that page.
  if (page.kind === 'not-found')
    import('./client/folded-address.ts')
      .then((code) => code.redirectToPage(services, page))
      .catch(() => undefined)
  await services.firstInteraction
  await Promise.all([loadInteractiveComponents(page), loadHead(services.attached)])
}

/** Data shared by all pages; the document has already started to fetch it. */
async function readSite(): Promise<SiteView> {
  const address = document.getElementById('docsite-site')?.getAttribute('href')
  if (!address) throw new Error('the document names no site data')
  // The compiler writes this file from the same type.
  return (await fetchJson(address, 'high')) as SiteView
}

/** The footer: the server's html, or the component of the site's own theme. */
function readFooter(): ReactNode {
  if (theme.Footer) return <theme.Footer />
  const footer = document.querySelector('.theme-layout-footer')
  return footer && <ServerFooter className={footer.className} html={footer.innerHTML} />
}

const root = document.getElementById('__docusaurus')
if (root) start(root).catch((cause) => warn('The page stays as the server made it.', cause))
