// The servers that commands can write settings for.
export type { HostedSite, HostSettings } from '../emit/hosting/context.ts'
export { SERVERS } from '../emit/hosting/registry.ts'
