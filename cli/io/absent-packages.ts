// Lets a configuration written for another program run although packages it imports are missing. An inert stand-in
// replaces each package that cannot be found, and each Docusaurus package, of which only the name matters.
import { isBuiltin } from 'node:module'
import { isAbsolute, resolve as resolvePath } from 'node:path'
import type { Plugin } from 'esbuild'
import { ABSENT_MARK } from '../model/absent.ts'

/** Packages of which only the name or what they are given is used; they are never loaded. */
const NAMED_ONLY =
  /^(?:@docusaurus\/|@theme\/|prism-react-renderer(?:\/|$)|(?:@[^/]+\/)?(?:docusaurus-|remark-|rehype-)|@easyops-cn\/|@cmfcmf\/|vitepress(?:\/|$)|astro(?:[/:]|$)|@astrojs\/)/
/** Integrations whose options are read. */
const WITH_OPTIONS: ReadonlySet<string> = new Set(['@astrojs/starlight'])
/** Marks an import that a plugin passes back to the bundler, so that no plugin handles it again. */
export const RESOLVING = Symbol('resolving')

/**
 * The stand-in as a CommonJS module that has every name as an export. Converted to a string it gives its name; it is
 * not a promise, but the result of a call can be awaited, and iterating over it gives nothing. Functions such as
 * `defineConfig` and `withPlugin` return what they are given, which is a configuration. The prototype of the module
 * answers for names that the bundler looks up there.
 */
const standIn = (name: string): string =>
  WITH_OPTIONS.has(name)
    ? `module.exports = (options) => ({ name: ${JSON.stringify(name)}, options })`
    : `
const make = (path, deep, isResult) => new Proxy(function () {}, {
  get(target, key) {
    if (key === Symbol.toPrimitive || key === 'toString' || key === 'toJSON') return () => ${JSON.stringify(ABSENT_MARK)} + path
    if (key === Symbol.iterator) return () => [][Symbol.iterator]()
    if (key === 'then' && isResult) return (then) => Promise.resolve(make(path, 0)).then(then)
    if (typeof key === 'symbol' || key === 'then' || key === 'prototype') return target[key]
    if (key === '__esModule') return true
    return key === 'default' ? make(path, 0) : make(path + '.' + key, 0)
  },
  getPrototypeOf: (target) => (deep ? make(path, 0) : Object.getPrototypeOf(target)),
  has: () => true,
  set: () => true,
  apply: (_, self, given) => (/\\.(?:define|extend|with)[A-Z]\\w*$/.test(path) && given.length > 0 ? given[0] : make(path, 0, true)),
  construct: () => make(path, 0),
})
module.exports = make(${JSON.stringify(name)}, 1)
`

/** The plugin; `found` receives the import path of each package that was not loaded. */
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
        // Without the suffix, a path that ends in `.mjs` would be loaded as an ES module.
        return { path: `${path} (absent)`, namespace: 'absent', pluginData: path }
      })
      setup.onLoad({ filter: /.*/, namespace: 'absent' }, ({ pluginData }) => ({
        contents: standIn(String(pluginData)),
        loader: 'js',
      }))
    },
  }
}

/**
 * The first line of a lenient bundle. `require.resolve`, also on a `require` that the code creates itself, returns
 * names it cannot resolve. `lacking` lists files and packages that made an earlier run fail: importing one gives an
 * inert stand-in, reading one gives an empty object as JSON.
 */
export const lenientRequire = (file: string, lacking: readonly string[]): string =>
  [
    "import __docsiteModule,{syncBuiltinESMExports as __docsiteSync}from'node:module'",
    'const __docsiteCreate=__docsiteModule.createRequire',
    "import __docsiteFs from'node:fs'",
    `const __docsiteLacking=new Set(${JSON.stringify(lacking)})`,
    `const __docsiteStandIn=(name)=>{const module={};new Function('module',${JSON.stringify(standIn('NAME'))}.replace('"NAME"',JSON.stringify(name)))(module);return module.exports}`,
    'const __docsiteLoad=__docsiteModule._load',
    '__docsiteModule._load=(name,...more)=>__docsiteLacking.has(name)?__docsiteStandIn(name):__docsiteLoad(name,...more)',
    'const __docsiteLenient=(real)=>Object.assign((name)=>real(name),real,{resolve:Object.assign((...given)=>{try{return real.resolve(...given)}catch{return given[0]}},real.resolve)})',
    '__docsiteModule.createRequire=(of)=>__docsiteLenient(__docsiteCreate(of))',
    "for(const key of['readFileSync','readdirSync']){const real=__docsiteFs[key];__docsiteFs[key]=(path,...more)=>{if(!__docsiteLacking.has(path instanceof URL?decodeURI(path.pathname):String(path)))return real(path,...more);return key==='readdirSync'?[]:'{}'}}",
    '__docsiteSync()',
    // As in a production build of the other program, for code that checks it.
    "process.env.NODE_ENV='production'",
    // Some programs run configurations in a context where built-in modules are global, as in `node --eval`.
    'for(const name of __docsiteModule.builtinModules)if(/^[a-z_]+$/.test(name)&&!(name in globalThis))Object.defineProperty(globalThis,name,{configurable:true,get:()=>require(name)})',
    // As the bundler of other programs has it.
    'const __docsiteGlob=()=>({}),__docsiteEnv=process.env',
    `const require=__docsiteLenient(__docsiteCreate(${JSON.stringify(file)}));`,
  ].join(';')
