// Stand-in for a module that a site's components import and that does not exist: a package that is not installed, or a
// part of Docusaurus that docsite does not implement. The other components work; absent ones show their children or,
// without any, their text attributes.
import { TEXT_ATTRIBUTES } from '../text/shown-texts.ts'

/**
 * A CommonJS module with every name as an export. Capitalized names are components that show their children. Any other
 * value can be called, constructed or read, with itself as the result, so that hooks and settings do no harm.
 */
export const absentModule = (name: string): string => `
const anything = new Proxy(function () {}, {
  get(target, key) {
    if (key === Symbol.toPrimitive || key === 'toString') return () => ''
    // Enough for what hooks return, and few for whoever lists it.
    if (key === Symbol.iterator) return () => [anything, anything, anything][Symbol.iterator]()
    return typeof key === 'symbol' || key === 'then' || key === 'prototype' ? target[key] : anything
  },
  apply: () => anything,
  construct: () => anything,
})
// What renderers ask of a component; whatever else code takes from it, a method or a part, it is given.
const asked = /^(?:[$_]|default$|name$|length$|displayName$|(?:childC|c)ontextTypes?$|propTypes$|defaultProps$|getDerived|render$|compare$)/
const texts = ${JSON.stringify(TEXT_ATTRIBUTES)}
const shown = (given) => {
  const found = texts.flatMap((name) => (typeof given[name] === 'string' ? [given[name], ' '] : []))
  return found.length > 0 ? found : null
}
const component = () =>
  new Proxy(function (given = {}) { return given.children ?? shown(given) }, {
    get: (target, key) => {
      if (typeof key !== 'string' || key in target || asked.test(key)) return target[key]
      return /^[A-Z]/.test(key) ? component() : anything
    },
    construct: () => anything,
  })
const valueOf = (key) => (/^[A-Z]/.test(key) ? component() : anything)
const own = valueOf(${JSON.stringify(lastSegment(name))})
const names = new Proxy({}, {
  get: (target, key) => (typeof key === 'symbol' || key === 'then' ? target[key] : key === 'default' ? own : valueOf(key)),
})
// The bundler takes names from the prototype of a module, and the module itself for the default one of other modules.
module.exports = new Proxy(own, {
  getPrototypeOf: () => names,
  get: (target, key) => (key === '__esModule' ? true : key === 'default' ? own : own[key]),
})
`

/**
 * Name that decides what the default export is: that of `@docusaurus/useBrokenLinks` is a hook, that of
 * `@mui/material/Box` a component.
 */
function lastSegment(name: string): string {
  const step = name.split('/').at(-1) ?? ''
  return /^use[A-Z]/.test(step) ? step : `C${step}`
}
