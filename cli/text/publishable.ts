// Decides by name which files may be published.

/** Dot files that hosts read; all others stay private, like keys and editors' backups. */
const PUBLISHED_DOT_FILES = /(^|\/)\.(nojekyll|well-known\/.*|htaccess)$/
/** Names of files that contain keys. */
const KEYS = String.raw`id_(?:rsa|dsa|ecdsa|ed25519)|[^/]+\.(?:pem|key|p12|pfx|jks)`
const UNPUBLISHED = inPath(String.raw`\.[^/]+|${KEYS}|[^/]+~|#[^/]+#|[^/]+\.(?:swp|swo|bak|orig)`)
/** Dot files and folders with keys or passwords. */
const PASSWORDS = String.raw`\.(?:git|ssh|gnupg|aws|npmrc|netrc|env(?:\.(?!example|sample|template|dist)[^/]+)?)`
const SECRET = inPath(`${PASSWORDS}|${KEYS}`)

/** Matches a path in which a file or folder has one of the names. */
function inPath(names: string): RegExp {
  return new RegExp(`(?:^|/)(?:${names})(?:/|$)`, 'i')
}

/** Whether a file of this path, `/`-separated, may be published. */
export function isPublishable(path: string): boolean {
  return PUBLISHED_DOT_FILES.test(path) || !UNPUBLISHED.test(path)
}

/** Whether a file of this path, `/`-separated, probably contains passwords or keys: pages cannot show its text. */
export function isSecret(path: string): boolean {
  return SECRET.test(path)
}
