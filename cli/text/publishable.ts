// Decides by name which files may be published.

/** Dot files that hosts read; all others stay private, like keys and editors' backups. */
const PUBLISHED_DOT_FILES = /(^|\/)\.(nojekyll|well-known\/.*|htaccess)$/
const UNPUBLISHED =
  /(^|\/)(\.[^/]+|id_(rsa|dsa|ecdsa|ed25519)|[^/]+\.(pem|key|p12|pfx|jks)|[^/]+~|#[^/]+#|[^/]+\.(swp|swo|bak|orig))(\/|$)/i

/** Whether a file of this path, `/`-separated, may be published. */
export function isPublishable(path: string): boolean {
  return PUBLISHED_DOT_FILES.test(path) || !UNPUBLISHED.test(path)
}

const SECRET =
  /(^|\/)(\.(git|ssh|gnupg|aws|npmrc|netrc|env(\.(?!example|sample|template|dist)[^/]+)?)|id_(rsa|dsa|ecdsa|ed25519)|[^/]+\.(pem|key|p12|pfx|jks))(\/|$)/i

/** Whether a file of this path, `/`-separated, probably contains passwords or keys: pages cannot show its text. */
export function isSecret(path: string): boolean {
  return SECRET.test(path)
}
