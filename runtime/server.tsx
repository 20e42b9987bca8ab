// Server side of the app: a page and the site become html. Nothing here or below it knows the time, the disk or a reader.
import { renderToString } from 'docsite:engine-server'
import { theme } from 'docsite:theme'
import { App } from './app.tsx'
import { Footer } from './components/chrome/footer.tsx'
import { loadAllParts } from './components/load-parts.ts'
import type { Navigation, Resources } from './contexts.tsx'
import type { PageView } from './model/page.ts'
import type { SiteView } from './model/site.ts'

await loadAllParts()

const NO_RESOURCES: Resources = {
  peek: () => undefined,
  load: () => Promise.reject(new Error('shared files are not loaded on the server')),
}

/** Html of the app's root element. */
export function renderApp(site: SiteView, page: PageView): string {
  const OwnFooter = theme.Footer
  return renderToString(
    <App
      site={site}
      page={page}
      navigation={standingAt(page.path)}
      resources={NO_RESOURCES}
      theme={theme}
      footer={OwnFooter ? <OwnFooter /> : <Footer />}
    />,
  )
}

function standingAt(pathname: string): Navigation {
  return {
    location: { pathname, search: '', hash: '' },
    pending: false,
    navigate: () => undefined,
    interceptBack: () => () => undefined,
  }
}
