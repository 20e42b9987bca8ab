// From the remote of a repository to addresses: where its pages are edited, where its host publishes sites.
import type { RepositoryFacts } from '../model/project.ts'

/** Hosts whose addresses and pipelines are known. */
export type HostKind = 'github' | 'gitlab' | 'gitea'

/** A repository on a host. */
export interface Remote {
  readonly kind: HostKind | null
  readonly host: string
  /** Path on the host, without `.git`: `owner/name`, or deeper on GitLab. */
  readonly path: string
  /** Address of the repository in a browser. */
  readonly web: string
}

/** `git@host:owner/name.git`, `ssh://git@host:22/owner/name`, `https://user@host/owner/name.git`. */
const REMOTE =
  /^(?:(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^:/]+)(?::\d+)?\/|(?:[^@/\s]+@)([^:/]+):\/?)(.+?)(?:\.git)?\/?$/

/** Reads the address of a remote; null for one that no browser opens, such as a folder. */
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

/** What the path of a page is appended to; null where the host is not known. */
export function editUrl(remote: Remote, { branch, prefix }: RepositoryFacts): string | null {
  if (remote.kind === null) return null
  const parts = [remote.web, EDIT_PATHS[remote.kind], encodeURI(branch), encodeURI(prefix)]
  return `${parts.filter((part) => part !== '').join('/')}/`
}

/** Where the host publishes the pages of a repository, for the two public hosts that do. */
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
