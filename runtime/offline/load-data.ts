// Loads data files without requests: pages opened from disk may not fetch files, but they may run scripts. A data file is a
// script that passes on its content.
import type { OfflineForm } from '../model/offline.ts'
import { placed, rootUrl } from './place.ts'

declare global {
  /** Called by data files. */
  var docsiteData: (path: string, form: OfflineForm, body: string) => void
}

/** Contents passed on by scripts and not yet consumed, by path below the root. */
const bodies = new Map<string, Response>()

globalThis.docsiteData = (path, form, body) => void bodies.set(path, responseOf(form, body))

function responseOf(form: OfflineForm, body: string): Response {
  if (form === 'base64') return new Response(Uint8Array.from(atob(body), (char) => char.charCodeAt(0)))
  if (form === 'text') return new Response(placed(body))
  return new Response(new Blob([placed(body)]).stream().pipeThrough(new CompressionStream('deflate')))
}

/** Responds as a server would: with the site's file at a URL, or with 404. */
export async function fetchData(address: string): Promise<Response> {
  const { href, pathname } = new URL(address, document.baseURI)
  const path = decodeURIComponent(pathname.slice(rootUrl.pathname.length))
  await loadScript(`${href}.js`).catch(() => undefined)
  const body = bodies.get(path)
  bodies.delete(path)
  return body ?? new Response(null, { status: 404 })
}

/** Runs a script. Rejects if it cannot be loaded. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => {
      script.remove()
      resolve()
    }
    script.onerror = () => {
      script.remove()
      reject(new Error(`${address} could not be loaded`))
    }
    document.head.append(script)
  })
}
