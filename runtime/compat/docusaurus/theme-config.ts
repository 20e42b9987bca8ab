// The theme configuration as components see it: the keys of `customFields.themeConfig`. The rest of the configuration never
// reaches the browser; any other key reads as an empty stand-in.
import { customFields } from 'docsite:custom-fields'
import { anything } from './anything.ts'

const given: unknown = customFields.themeConfig
const own: object = typeof given === 'object' && given !== null ? given : {}

/** The configured keys, with stand-ins for all others. */
export const themeConfig: unknown = new Proxy(own, {
  get: (target, key) =>
    Object.hasOwn(target, key) ? Reflect.get(target, key) : Reflect.get(anything as object, key),
})
