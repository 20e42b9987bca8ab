// Bundles the command line into dist/, so that it starts fast and runs on plain Node. Runs before tests, start and
// pack.
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { decompress } from 'wawoff2'
import { billOfMaterials } from './sbom.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)
const { version, dependencies } = require('../package.json')
const { satteri: _parser, ...installed } = dependencies

/**
 * Bundles the JavaScript of the native parser, but resolves its binary from the installed package. The statement parser
 * is bundled too, but loaded only when a page has statements. Hyphenation patterns and the font library are separate
 * files.
 */
const parsers = {
  name: 'parsers',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /[\\/]javascript-parser\.ts$/ }, ({ path }) => ({
      contents:
        "export const javascriptParser = () => require('acorn').Parser.extend(require('acorn-jsx')())",
      resolveDir: dirname(path),
    }))
    // Some packages import it and others require it, which would bundle both of its forms.
    onResolve({ filter: /^acorn$/ }, () => ({ path: require.resolve('acorn') }))
    onLoad({ filter: /[\\/]hyphenators\.ts$/ }, () => ({
      contents: `export const hyphenators = {
        en: () => require('./hyphenators.cjs').en,
        ru: () => require('./hyphenators.cjs').ru,
      }`,
    }))
    onLoad({ filter: /[\\/]font-library\.ts$/ }, () => ({
      contents: "export const openFont = (bytes) => require('./font-library.cjs').create(bytes)",
    }))
    onResolve({ filter: /^\.\/(?:hyphenators|font-library)\.cjs$/ }, ({ path }) => ({ path, external: true }))
    onLoad({ filter: /[\\/]native-package\.ts$/ }, ({ path }) => ({
      contents: "export const nativePackage = () => require('satteri')",
      resolveDir: dirname(path),
    }))
    onLoad({ filter: /[\\/]satteri[\\/]index\.js$/ }, ({ path }) => ({
      contents: `
        import { createRequire as requireFrom } from 'node:module'
        import { pathToFileURL } from 'node:url'
        const place = new URL('..', pathToFileURL(requireFrom(import.meta.url).resolve('satteri')))
        ${readFileSync(path, 'utf8').replaceAll('import.meta.url', 'place')}`,
    }))
  },
}

/**
 * Puts the validation of configurations into a separate file: it is a third of the program, and most runs reuse the
 * result of an earlier validation and need not read it.
 */
const validation = {
  name: 'validation',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /[\\/]config[\\/]validate\.ts$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, namespace: 'validation' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'validation' }, () => ({
      contents: "module.exports = require('./validate.cjs')",
    }))
    onResolve({ filter: /^\.\/validate\.cjs$/ }, ({ path }) => ({ path, external: true }))
  },
}

/** Options shared by all bundles for Node. */
const common = {
  absWorkingDir: root,
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  legalComments: 'none',
  metafile: true,
  // Packages that are installed next to this one; everything else is bundled.
  external: Object.keys(installed).filter((name) => !name.startsWith('lunr')),
}

// The program and its threads. CommonJS, because an ECMAScript module loads all Node modules that it imports before it
// starts. ASCII, so that each character takes one byte in memory.
const programs = await build({
  ...common,
  entryPoints: {
    main: 'cli/main.ts',
    worker: 'cli/worker.ts',
    validate: 'cli/config/validate.ts',
    'start-code': 'cli/start-code.ts',
  },
  plugins: [parsers, validation],
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  write: false,
  define: { DOCSITE_VERSION: JSON.stringify(version), 'import.meta.url': 'ADDRESS' },
  banner: { js: "const ADDRESS = require('node:url').pathToFileURL(__filename).href;" },
})

mkdirSync(`${root}dist`, { recursive: true })
for (const { path, text } of programs.outputFiles) writeFileSync(path, inAscii(text))
// Identifies cached results of exactly this program, on any machine.
const stamp = createHash('sha1')
for (const { text } of programs.outputFiles) stamp.update(text)
writeFileSync(`${root}dist/build.txt`, stamp.digest('hex'))

// The module that files of a site may import.
const entryPoints = await build({ ...common, entryPoints: ['cli/index.ts'], format: 'esm' })

// The diagram library is large and optional: a prebuilt file, published only by sites with diagrams. Bundling it takes
// seconds and is repeated only for a new version.
const notices = 'dist/mermaid.notices.json'
const mermaidVersion = require('mermaid/package.json').version
const known = existsSync(`${root}${notices}`) ? JSON.parse(readFileSync(`${root}${notices}`, 'utf8')) : {}
if (known.version !== mermaidVersion || !existsSync(`${root}dist/mermaid.js`)) {
  const diagrams = await build({
    absWorkingDir: root,
    stdin: { contents: "export { default } from 'mermaid'", resolveDir: root },
    outfile: 'dist/mermaid.js',
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  known.packages = packagesOf(Object.keys(diagrams.metafile.inputs))
  writeFileSync(`${root}${notices}`, JSON.stringify({ version: mermaidVersion, packages: known.packages }))
}

// Font of diagrams that are drawn into files.
mkdirSync(`${root}dist/fonts`, { recursive: true })
for (const part of ['cyrillic', 'latin'])
  for (const weight of [400, 700])
    copyFileSync(
      `${root}node_modules/@fontsource/arimo/files/arimo-${part}-${weight}-normal.woff2`,
      `${root}dist/fonts/arimo-${part}-${weight}.woff2`,
    )

// The same font for share images, uncompressed, because their library cannot read compressed fonts.
for (const part of ['cyrillic', 'greek', 'latin', 'latin-ext']) {
  const font = readFileSync(`${root}node_modules/@fontsource/arimo/files/arimo-${part}-700-normal.woff2`)
  writeFileSync(`${root}dist/fonts/arimo-${part}-700.ttf`, await decompress(font))
}

// All grammars of the highlighter in one file, loaded when a page uses a language that the program does not include.
const grammars = readdirSync(`${root}node_modules/refractor/lang`).flatMap(
  (file) => /^(.+)\.js$/.exec(file)?.[1] ?? [],
)
await bundleBeside(
  'languages.cjs',
  'refractor',
  grammars.map((name) => `exports['${name}'] = require('refractor/${name}').default`),
)

// Hyphenation patterns, loaded by sites with soft hyphens.
await bundleBeside('hyphenators.cjs', 'hyphen', [
  "exports.en = require('hyphen/en-us').hyphenateSync",
  "exports.ru = require('hyphen/ru').hyphenateSync",
])

// Font library, loaded by sites with their own fonts.
await bundleBeside('font-library.cjs', 'fontkitten', ["exports.create = require('fontkitten').create"])

// Prebuilt browser bundles for sites without code of their own, made by the program's own bundler.
const ready = `${root}dist/lay-ready.js`
await build({
  absWorkingDir: root,
  entryPoints: ['cli/bundle/prebuilt-runtime.ts'],
  outfile: ready,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
})
rmSync(`${root}dist/runtime`, { recursive: true, force: true })
const { prebuildRuntimes } = await import(pathToFileURL(ready).href)
const runtimeSources = await prebuildRuntimes(root.replace(/[/\\]$/, ''))

const contained = [
  ...packagesOf([programs, entryPoints].flatMap(({ metafile }) => Object.keys(metafile.inputs))),
  ...packagesOf(runtimeSources),
  ...known.packages,
  'node_modules/@fontsource/arimo',
  // Contained through its grammars.
  'node_modules/refractor',
  'node_modules/hyphen',
  'node_modules/fontkitten',
]
writeFileSync(`${root}dist/THIRD_PARTY_NOTICES.txt`, noticesText(contained))
const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))
const bill = billOfMaterials(require('../package.json'), packages, contained)
writeFileSync(`${root}dist/sbom.cdx.json`, `${JSON.stringify(bill, null, 1)}\n`)
removeStale(
  [programs, entryPoints]
    .flatMap(({ metafile }) => Object.keys(metafile.outputs))
    .map((path) => basename(path)),
)

/** Bundles parts of a package into a separate file, which is rebuilt only for a new version of the package. */
async function bundleBeside(name, library, lines) {
  const outfile = `${root}dist/${name}`
  const mark = `// ${library} ${require(`${root}node_modules/${library}/package.json`).version}`
  if (existsSync(outfile) && readFileSync(outfile, 'utf8').startsWith(mark)) return
  await build({
    absWorkingDir: root,
    stdin: { contents: lines.join('\n'), resolveDir: root },
    outfile,
    bundle: true,
    minify: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    banner: { js: mark },
  })
}

/** Escapes non-ASCII characters. Strings are ASCII already; the others are in regular expressions. */
function inAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Package folders of the given sources. */
function packagesOf(sources) {
  const folders = sources.map((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0])
  return [...new Set(folders.filter(Boolean))].sort()
}

/** Licence texts of all bundled packages, as their licences require. */
function noticesText(folders) {
  const texts = [...new Set(folders)].sort().map((folder) => {
    const {
      name,
      version: packageVersion,
      license,
    } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'))
    const file = readdirSync(`${root}${folder}`).find((entry) => /^(licen[cs]e|copying)/i.test(entry))
    const text = file
      ? readFileSync(`${root}${folder}/${file}`, 'utf8').trim()
      : `Licence: ${license ?? 'not stated'}`
    return `${name} ${packageVersion} (${license ?? 'licence not stated'})\n\n${text}\n`
  })
  return `docsite contains the following packages.\n\n${texts.join(`\n${'-'.repeat(78)}\n\n`)}`
}

/**
 * Removes files of earlier bundles. The new ones are already written, so a running program keeps the files it needs.
 */
function removeStale(current) {
  const kept = new Set([
    ...current,
    'build.txt',
    'mermaid.js',
    'mermaid.notices.json',
    'languages.cjs',
    'hyphenators.cjs',
    'font-library.cjs',
    'fonts',
    'index.d.ts',
    'theme',
    'runtime',
    'THIRD_PARTY_NOTICES.txt',
    'sbom.cdx.json',
  ])
  for (const name of readdirSync(`${root}dist`))
    if (!kept.has(name)) rmSync(`${root}dist/${name}`, { recursive: true })
}
