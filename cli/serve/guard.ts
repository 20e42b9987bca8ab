// Who may talk to the server. Any page open in the same browser can reach a loopback port, so the Host header and the
// origin of a request are checked before anything else.

/** What the check looks at. */
export interface GuardedRequest {
  readonly method: string
  readonly host: string | undefined
  /** How many Host headers there are: Node takes the first of several, others may take the last. */
  readonly hosts: number
  readonly origin: string | undefined
  readonly fetchSite: string | undefined
}

/** A refusal: status and the headers that go with it. */
export interface Refusal {
  readonly status: 400 | 403 | 405
  readonly headers: Readonly<Record<string, string>>
}

/** Null when the request may be answered. `allowedHosts` are further names; `.example.com` allows sub-domains. */
export function refusal(request: GuardedRequest, allowedHosts: readonly string[]): Refusal | null {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, headers: { Allow: 'GET, HEAD' } }
  if (request.hosts > 1) return { status: 400, headers: {} }
  if (!isAllowedHost(request.host, allowedHosts)) return { status: 403, headers: {} }
  return null
}

/** Whether a Host header names this machine: loopback names, addresses, or a name that was allowed. */
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

/** Whether an internal endpoint (reload channel) may be used: only from the site's own pages. */
export function isSameOrigin({ host, origin, fetchSite }: GuardedRequest): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false
  if (origin === undefined) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
