// What a configuration written for another program imports and this program does not need: a value that answers anything and
// does nothing stands for each package that cannot be found, and for those of Docusaurus, of which only the name matters.
import { isBuiltin } from 'node:module'
import { isAbsolute, resolve as resolvePath } from 'node:path'
import type { Plugin } from 'esbuild'
import { ABSENT_MARK } from '../model/absent.ts'

/** Packages whose name says what they are for; what they would do is never asked. */
const NAMED_ONLY =
  /^(?:@docusaurus\/|@theme\/|prism-react-renderer(?:\/|$)|(?:@[^/]+\/)?(?:docusaurus-|remark-|rehype-)|@easyops-cn\/|@cmfcmf\/)/
/** Marks a request of a plugin to the bundler itself, which no plugin answers again. */
export const RESOLVING = Symbol('resolving')

/**
 * The stand-in as a module of CommonJS, of which any name can be imported. It says its name as a text, waits for nothing and
 * lists nothing; the prototype of the module answers for names that the bundler looks up there.
 */
const standIn = (name: string): string => `
const make = (path, deep) => new Proxy(function () {}, {
  get(target, key) {
    if (key === Symbol.toPrimitive || key === 'toString' || key === 'toJSON') return () => ${JSON.stringify(ABSENT_MARK)} + path
    if (key === Symbol.iterator) return () => [][Symbol.iterator]()
    if (typeof key === 'symbol' || key === 'then' || key === 'prototype') return target[key]
    if (key === '__esModule') return true
    return key === 'default' ? make(path, 0) : make(path + '.' + key, 0)
  },
  getPrototypeOf: (target) => (deep ? make(path, 0) : Object.getPrototypeOf(target)),
  has: () => true,
  set: () => true,
  apply: () => make(path, 0),
  construct: () => make(path, 0),
})
module.exports = make(${JSON.stringify(name)}, 1)
`

/** The plugin; `found` receives the name of each package that was not loaded, as it is imported. */
export function absentPackages(found: (name: string) => void): Plugin {
  return {
    name: 'absent-packages',
    setup(setup) {
      setup.onResolve({ filter: /.*/ }, async ({ path, kind, pluginData, resolveDir, importer }) => {
        if (pluginData === RESOLVING || kind === 'entry-point') return undefined
        if (isBuiltin(path) || path === 'docsite' || /^(?:file|data):/.test(path)) return undefined
        if (kind === 'require-resolve') {
          const isFile = path.startsWith('.') || isAbsolute(path)
          return { path: isFile ? resolvePath(resolveDir, path) : path, external: true }
        }
        if (!NAMED_ONLY.test(path)) {
          const result = await setup.resolve(path, { kind, resolveDir, importer, pluginData: RESOLVING })
          if (result.errors.length === 0) return undefined
        }
        found(path)
        return { path, namespace: 'absent' }
      })
      setup.onLoad({ filter: /.*/, namespace: 'absent' }, ({ path }) => ({
        contents: standIn(path),
        loader: 'js',
      }))
    },
  }
}

/** `require` of a bundle, which finds nothing wrong with a name that is not there. */
export const lenientRequire = (file: string): string =>
  `import{createRequire as __docsiteRequire}from'node:module';const __docsiteReal=__docsiteRequire(${JSON.stringify(file)});` +
  'const require=Object.assign((name)=>__docsiteReal(name),__docsiteReal,{resolve:(name)=>{try{return __docsiteReal.resolve(name)}catch{return name}}});'
