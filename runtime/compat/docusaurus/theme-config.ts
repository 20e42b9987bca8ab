// The configuration of the theme as components know it: what `customFields.themeConfig` has, and of the rest, which never reaches the
// browser, whatever is asked is there and empty.
import { customFields } from 'docsite:custom-fields'
import { anything } from './anything.ts'

const given: unknown = customFields.themeConfig
const own: object = typeof given === 'object' && given !== null ? given : {}

/** Its keys. */
export const themeConfig: unknown = new Proxy(own, {
  get: (target, key) =>
    Object.hasOwn(target, key) ? Reflect.get(target, key) : Reflect.get(anything as object, key),
})
