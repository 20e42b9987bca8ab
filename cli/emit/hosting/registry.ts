// The servers that docsite writes settings for.
import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import type { HostSettings } from './context.ts'
import { docker } from './docker.ts'
import { haproxy } from './haproxy.ts'
import { nginx } from './nginx.ts'

/** Settings by server name. */
export const SERVERS: ReadonlyMap<string, HostSettings> = new Map([
  ['apache', apache],
  ['caddy', caddy],
  ['docker', docker],
  ['haproxy', haproxy],
  ['nginx', nginx],
])
