// Proxy between the server and the site. While the configuration is unusable it serves only the errors; once the
// configuration is fixed it delegates to the site and notifies open pages.
import { STRICT_POLICY } from '../model/content-policy.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { LiveEvent, LiveSource } from './live-source.ts'

/** A source that can start without a site. */
export interface RelaySource extends LiveSource {
  /** Reports why there is no site yet. */
  tell(diagnostics: readonly Diagnostic[]): void
  /** Delegates to this site from now on. */
  become(site: LiveSource): void
}

/** Creates a source without a site. */
export function relaySource(
  siteDir: string,
  textOf: (file: string) => Promise<string | undefined>,
): RelaySource {
  const listeners = new Set<(event: LiveEvent) => void>()
  const state = { site: null as LiveSource | null, errors: [] as readonly Diagnostic[], revision: 1 }
  const send = (event: LiveEvent) => {
    for (const listener of listeners) listener(event)
  }
  return {
    siteDir,
    get isReady() {
      return state.site !== null
    },
    get baseUrl() {
      return state.site?.baseUrl ?? '/'
    },
    get contentPolicy() {
      return state.site?.contentPolicy ?? STRICT_POLICY
    },
    get revision() {
      return state.revision + (state.site?.revision ?? 0)
    },
    get counts() {
      return state.site?.counts ?? null
    },
    startPath: async () => state.site?.startPath() ?? '/',
    find: async (paths) => state.site?.find(paths) ?? null,
    health: async (paths) => state.site?.health(paths) ?? { errors: state.errors, findings: [] },
    findings: async () => state.site?.findings() ?? state.errors.map((diagnostic) => ({ diagnostic })),
    movedTo: async (address, paths) => state.site?.movedTo(address, paths) ?? null,
    textOf: (file) => state.site?.textOf(file) ?? textOf(file),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(diagnostics) {
      state.errors = diagnostics
      send({ kind: 'changed', revision: ++state.revision })
    },
    become(site) {
      state.site = site
      site.listen((event) =>
        send(event.kind === 'changed' ? { ...event, revision: state.revision + event.revision } : event),
      )
      send({ kind: 'changed', revision: state.revision + site.revision })
    },
  }
}
