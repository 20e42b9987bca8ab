// Decides which requests are answered. Any page open in the same browser can reach a loopback port, so the Host header
// and the origin of a request are checked first.

/** Properties of a request that are checked. */
export interface GuardedRequest {
  readonly method: string
  readonly host: string | undefined
  /** Number of Host headers: of several, Node takes the first and other software may take the last. */
  readonly hosts: number
  readonly origin: string | undefined
  readonly fetchSite: string | undefined
}

/** A rejection: its status and headers. */
export interface Refusal {
  readonly status: 400 | 403 | 405
  readonly headers: Readonly<Record<string, string>>
}

/** Null if the request may be answered. `allowedHosts` are additional names; `.example.com` allows subdomains. */
export function refusal(request: GuardedRequest, allowedHosts: readonly string[]): Refusal | null {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, headers: { Allow: 'GET, HEAD' } }
  if (request.hosts > 1) return { status: 400, headers: {} }
  if (!isAllowedHost(request.host, allowedHosts)) return { status: 403, headers: {} }
  return null
}

/** Whether a Host header is allowed: loopback names, IP addresses and the given names. */
export function isAllowedHost(host: string | undefined, allowedHosts: readonly string[]): boolean {
  if (host === undefined) return false
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(name) || /^\[[0-9a-f:.]+\]$/.test(name)) return true
  return allowedHosts.some((allowed) =>
    allowed.startsWith('.')
      ? name === allowed.slice(1) || name.endsWith(allowed)
      : name === allowed.toLowerCase(),
  )
}

/** Whether a request may use an internal endpoint (reload channel): only pages of the site may. */
export function isSameOrigin({ host, origin, fetchSite }: GuardedRequest): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false
  if (origin === undefined) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
