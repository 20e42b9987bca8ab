// The servers for which commands can generate settings.
export type { HostedSite, HostSettings } from '../emit/hosting/context.ts'
export { SERVERS } from '../emit/hosting/registry.ts'
