// Files of the static folders, copied as they are to the root of the output.
import { oneFile } from './one-file.ts'

/** Dot files that hosts ask for; every other one stays unpublished, like keys and editors' backups. */
const PUBLISHED_DOT_FILES = /(^|\/)\.(nojekyll|well-known\/.*|htaccess)$/
const UNPUBLISHED =
  /(^|\/)(\.[^/]+|id_(rsa|dsa|ecdsa|ed25519)|[^/]+\.(pem|key|p12|pfx|jks)|[^/]+~|#[^/]+#|[^/]+\.(swp|swo|bak|orig))(\/|$)/i

/** Whether a static file may be published. */
export function isPublishable(path: string): boolean {
  return PUBLISHED_DOT_FILES.test(path) || !UNPUBLISHED.test(path)
}

/** `favicon.ico`, `img/logo.svg`, … at the same place below the output folder of every locale. */
export const staticAssets = oneFile({
  name: 'static-assets',
  async list(site, locale) {
    const [plan, files] = await Promise.all([site.plan(locale), site.staticFiles()])
    return files
      .filter(({ path }) => isPublishable(path))
      .map(({ path, file }) => ({ paths: [plan.outPrefix + path], arg: file }))
  },
  body: (arg, site) => site.bytes(arg),
})
