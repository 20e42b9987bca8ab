// Decides by name which files may be published.

/** Dot files that hosts read; all others stay private, like keys and editors' backups. */
const PUBLISHED_DOT_FILES = /(^|\/)\.(nojekyll|well-known\/.*|htaccess)$/
const UNPUBLISHED =
  /(^|\/)(\.[^/]+|id_(rsa|dsa|ecdsa|ed25519)|[^/]+\.(pem|key|p12|pfx|jks)|[^/]+~|#[^/]+#|[^/]+\.(swp|swo|bak|orig))(\/|$)/i

/** Whether a file of this path, `/`-separated, may be published. */
export function isPublishable(path: string): boolean {
  return PUBLISHED_DOT_FILES.test(path) || !UNPUBLISHED.test(path)
}
