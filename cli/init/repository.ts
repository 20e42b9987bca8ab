// URLs derived from a git remote: where pages are edited, and where the host publishes sites.
import type { RepositoryFacts } from '../model/project.ts'

/** Git hosts whose URL and CI formats we support. */
export type HostKind = 'github' | 'gitlab' | 'gitea'

/** A repository on a host. */
export interface Remote {
  readonly kind: HostKind | null
  readonly host: string
  /** Path on the host without `.git`: `owner/name`, or deeper on GitLab. */
  readonly path: string
  /** URL of the repository in a browser. */
  readonly web: string
}

/** `git@host:owner/name.git`, `ssh://git@host:22/owner/name`, `https://user@host/owner/name.git`. */
const REMOTE =
  /^(?:(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^:/]+)(?::\d+)?\/|(?:[^@/\s]+@)([^:/]+):\/?)(.+?)(?:\.git)?\/?$/

/** Parses the URL of a remote; null for one that cannot be opened in a browser, such as a folder. */
export function parseRemote(origin: string): Remote | null {
  const match = REMOTE.exec(origin.trim())
  const host = (match?.[1] ?? match?.[2])?.toLowerCase()
  const path = match?.[3]
  if (host === undefined || path === undefined || !path.includes('/')) return null
  return { kind: kindOf(host), host, path, web: `https://${host}/${path}` }
}

function kindOf(host: string): HostKind | null {
  if (/(?:^|\.)github\./.test(host)) return 'github'
  if (/(?:^|\.)gitlab\./.test(host)) return 'gitlab'
  return /(?:^|\.)(?:codeberg|gitea|forgejo)\./.test(host) ? 'gitea' : null
}

const EDIT_PATHS: Readonly<Record<HostKind, string>> = {
  github: 'edit',
  gitlab: '-/edit',
  gitea: '_edit',
}

/** Prefix of edit links, to which the path of a page is appended; null for an unknown host. */
export function editUrl(remote: Remote, { branch, prefix }: RepositoryFacts): string | null {
  if (remote.kind === null) return null
  const parts = [remote.web, EDIT_PATHS[remote.kind], encodeURI(branch), encodeURI(prefix)]
  return `${parts.filter((part) => part !== '').join('/')}/`
}

/**
 * URL at which a public host publishes the pages of a repository; null for other hosts than github.com and gitlab.com.
 */
export function pagesAddress({ host, path }: Remote): string | null {
  const [owner = '', ...rest] = path.split('/')
  const domain = own(host)
  if (domain === null || rest.length === 0) return null
  const site = `${owner.toLowerCase()}.${domain}`
  const name = rest.join('/')
  return name.toLowerCase() === site ? `https://${site}/` : `https://${site}/${name}/`
}

const own = (host: string) =>
  host === 'github.com' ? 'github.io' : host === 'gitlab.com' ? 'gitlab.io' : null
