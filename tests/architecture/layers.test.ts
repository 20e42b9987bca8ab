// The layer table of ARCHITECTURE.md, checked over the real import graph: type-only imports count, what is not allowed is
// forbidden, and there are no cycles.
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import glob from 'fast-glob'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Layer: files it holds, what it may import (layers and packages; `*` = any package). */
const LAYERS: Record<string, { files: RegExp; layers: string[]; packages?: RegExp }> = {
  'runtime-model': { files: /^runtime\/model\//, layers: ['runtime-model'] },
  'runtime-logic': {
    files:
      /^runtime\/((routing|head|storage|messages)\/[^/]+|search\/.+|store|collapse-duration|modal|accepts-input)\.ts$/,
    layers: ['runtime-model', 'runtime-logic'],
    packages: /^lunr(-languages.*)?(\/.*)?$/,
  },
  'runtime-behaviours': {
    files: /^runtime\/behaviours\//,
    layers: ['runtime-model', 'runtime-logic', 'runtime-behaviours'],
    packages: /^(medium-zoom|mermaid)(\/.*)?$/,
  },
  'runtime-document': {
    files: /^runtime\/document\//,
    layers: ['runtime-model', 'runtime-document'],
  },
  'runtime-components': {
    files: /^runtime\/(components\/|contexts\.tsx?$|app\.tsx$|routing\/[^/]+\.tsx$)/,
    layers: ['runtime-model', 'runtime-logic', 'runtime-components'],
    packages: /^(react|docsite:theme)$/,
  },
  'runtime-compat': {
    files: /^runtime\/compat\//,
    layers: ['runtime-model', 'runtime-logic', 'runtime-components', 'runtime-compat'],
    packages: /^(react|docsite:custom-fields)$/,
  },
  'runtime-entries': {
    files:
      /^runtime\/(client\.tsx|client\/.*|islands\.tsx|server\.tsx|server\/.*|public\.ts|boot\.ts|draw\.ts|print\.ts|engine\/.*|theme\/.*)$/,
    layers: [
      'runtime-model',
      'runtime-logic',
      'runtime-document',
      'runtime-behaviours',
      'runtime-components',
      'runtime-entries',
    ],
    packages: /^(react|react-dom|preact|preact-render-to-string|docsite:.*)(\/.*)?$/,
  },
  // Takes the place of files of all layers, so it reaches what they do.
  'runtime-offline': {
    files: /^runtime\/offline\//,
    layers: [
      'runtime-model',
      'runtime-logic',
      'runtime-behaviours',
      'runtime-document',
      'runtime-entries',
      'runtime-offline',
    ],
    packages: /^mermaid$/,
  },
  'runtime-dev': {
    files: /^runtime\/dev\//,
    layers: ['runtime-model', 'runtime-logic', 'runtime-document', 'runtime-dev'],
  },
  'cli-model': { files: /^cli\/model\//, layers: ['runtime-model', 'cli-model'] },
  'cli-text': {
    files: /^cli\/text\//,
    layers: ['runtime-model', 'cli-text'],
    packages: /^(node:crypto|node:buffer|node:module|acorn|diff|github-slugger|micromatch|yaml)$/,
  },
  // What schemas are made of: the types of navbar items have theirs beside the rest of what they are.
  'cli-config-fields': {
    files: /^cli\/config\/(fields|problem|navbar-fields)\.ts$/,
    layers: ['cli-model', 'cli-config-fields'],
    packages: /^zod$/,
  },
  'cli-navbar': {
    files: /^cli\/site\/navbar\//,
    layers: ['runtime-model', 'cli-model', 'cli-text', 'cli-config-fields', 'cli-site', 'cli-navbar'],
    packages: /^zod$/,
  },
  // What a new site is made of: no stage of a build, for there is no site yet.
  'cli-init': {
    files: /^cli\/init\//,
    layers: ['runtime-model', 'runtime-logic', 'cli-model', 'cli-text', 'cli-init'],
  },
  'cli-graph': {
    files: /^cli\/graph\//,
    layers: ['runtime-model', 'cli-model', 'cli-graph'],
    packages: /^node:crypto$/,
  },
  ...stages(),
  'cli-edges': {
    files: /^cli\/(io|bundle|serve|report)\//,
    layers: ['runtime-model', 'runtime-logic', 'cli-model', 'cli-text', 'cli-edges'],
    packages: /.*/,
  },
  'cli-pipeline': {
    files: /^cli\/pipeline(\/|\.ts$)/,
    layers: [
      'cli-model',
      'cli-text',
      'cli-graph',
      'cli-pipeline',
      ...stageNames(),
      'runtime-model',
      'runtime-logic',
    ],
  },
  'cli-commands': {
    files: /^cli\/commands\//,
    layers: [
      'runtime-model',
      'cli-model',
      'cli-text',
      'cli-graph',
      'cli-edges',
      'cli-pipeline',
      'cli-commands',
      'cli-config',
      'cli-init',
    ],
    packages: /^(commander|node:.*)$/,
  },
  'cli-doors': {
    files: /^cli\/(start-code|main|index|worker)\.ts$/,
    layers: [
      'cli-model',
      'cli-commands',
      'cli-report',
      'cli-config',
      'cli-edges',
      'cli-pipeline',
      'cli-doors',
    ],
    packages: /^node:(os|url|worker_threads)$/,
  },
}

function stageNames(): string[] {
  return ['config', 'scan', 'markdown', 'site', 'view', 'render', 'search', 'check', 'emit', 'print'].map(
    (stage) => `cli-${stage}`,
  )
}

/** Stages never import other stages; the exceptions are where both sides must do the same. */
function stages(): typeof LAYERS {
  const extra: Record<string, string[]> = {
    'cli-render': ['runtime-logic'],
    'cli-search': ['runtime-logic'],
    'cli-config': ['cli-config-fields', 'cli-navbar'],
    'cli-site': ['runtime-logic', 'cli-navbar'],
    'cli-view': ['runtime-logic'],
    'cli-emit': ['runtime-logic'],
    'cli-markdown': ['runtime-logic'],
  }
  const packages: Record<string, RegExp> = {
    'cli-config': /^zod(\/.*)?$/,
    'cli-scan': /^(yaml|node:crypto)$/,
    'cli-markdown':
      /^(unified|acorn|remark-.*|rehype-.*|mdast.*|hast.*|unist.*|micromark.*|satteri|refractor.*|katex|github-slugger|gemoji|vfile|node:module|node:crypto|parse5.*|property-information|html-void-elements|comma-separated-tokens|space-separated-tokens)(\/.*)?$/,
    'cli-emit': /^node:zlib$/,
    'cli-render': /^node:zlib$/,
    'cli-search': /^(lunr(-languages.*)?(\/.*)?|node:zlib)$/,
    'cli-site': /^github-slugger$/,
  }
  return Object.fromEntries(
    stageNames().map((name) => [
      name,
      {
        files: new RegExp(`^cli/${name.slice(4)}/`),
        layers: ['cli-model', 'cli-text', 'runtime-model', name, ...(extra[name] ?? [])],
        ...(packages[name] ? { packages: packages[name] } : {}),
      },
    ]),
  )
}

/** Folders whose files are registered, and what in a file is an entry. Sections of the configuration may hold each other. */
const REGISTRIES = [
  { folder: 'cli/site/navbar/', entry: /= navbarItemType\(/, registry: 'cli/site/navbar/registry.ts' },
  { folder: 'cli/check/rules/', entry: /: Rule = /, registry: 'cli/check/registry.ts' },
  { folder: 'cli/emit/', entry: /: Emitter = |= oneFile\(/, registry: 'cli/emit/registry.ts' },
  { folder: 'cli/config/sections/', entry: /z\./, registry: 'cli/config/registry.ts' },
  {
    folder: 'runtime/behaviours/',
    entry: /const behaviour: Behaviour/,
    registry: 'runtime/behaviours/registry.ts',
  },
  { folder: 'cli/commands/', entry: /: CommandDefinition = /, registry: 'cli/commands/registry.ts' },
  {
    folder: 'cli/markdown/components/',
    entry: /: ComponentHandler = /,
    registry: 'cli/markdown/components/registry.ts',
  },
  {
    folder: 'cli/markdown/components/',
    entry: /: DirectiveHandler = /,
    registry: 'cli/markdown/components/directives.ts',
  },
] as const

interface SourceModule {
  readonly path: string
  readonly text: string
  readonly imports: readonly string[]
}

function modules(): SourceModule[] {
  return glob
    .sync('{cli,runtime}/**/*.{ts,tsx}', { cwd: ROOT })
    .sort()
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8')
      return { path, text, imports: importsOf(text) }
    })
}

function importsOf(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const statements = code.matchAll(
    /^(?:import|export)\s[^'"`]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm,
  )
  return [...statements].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

const layerOf = (path: string) => Object.entries(LAYERS).find(([, { files }]) => files.test(path))?.[0]

const all = modules()

describe('layers', () => {
  it('every file belongs to a layer', () => {
    expect(all.filter(({ path }) => layerOf(path) === undefined).map(({ path }) => path)).toEqual([])
  })

  it('files import only what their layer may import', () => {
    const violations = all.flatMap(({ path, imports }) => {
      const layer = LAYERS[layerOf(path) ?? '']
      return imports.flatMap((target) => {
        if (!target.startsWith('.'))
          return layer?.packages?.test(target) ? [] : [`${path} -> ${target} (package)`]
        const to = relative(ROOT, resolve(ROOT, dirname(path), target))
        if (to === 'package.json' || to.endsWith('.css')) return []
        const toLayer = layerOf(to)
        return toLayer && layer?.layers.includes(toLayer)
          ? []
          : [`${path} -> ${to} (${layerOf(path)} -> ${toLayer})`]
      })
    })
    expect(violations).toEqual([])
  })

  it('has no import cycle', () => {
    const graph = new Map(
      all.map(({ path, imports }) => [
        path,
        imports
          .filter((target) => target.startsWith('.'))
          .map((target) => relative(ROOT, resolve(ROOT, dirname(path), target))),
      ]),
    )
    const state = new Map<string, 'open' | 'done'>()
    const cycles: string[] = []
    const visit = (path: string, trail: readonly string[]): void => {
      if (state.get(path) === 'done') return
      if (state.get(path) === 'open') {
        cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
        return
      }
      state.set(path, 'open')
      for (const next of graph.get(path) ?? []) visit(next, [...trail, path])
      state.set(path, 'done')
    }
    for (const path of graph.keys()) visit(path, [])
    expect(cycles).toEqual([])
  })
})

describe('habits', () => {
  const offenders = (test: (module: SourceModule) => boolean) => all.filter(test).map(({ path }) => path)

  it('every file opens with a comment that says what it is for', () => {
    expect(offenders(({ text }) => !/^(\/\/|\/\*)/.test(text))).toEqual([])
  })

  it('has no module-level let and no default export', () => {
    expect(offenders(({ text }) => /^(export )?let /m.test(text))).toEqual([])
    expect(offenders(({ text }) => /^export default /m.test(text))).toEqual([])
  })

  it('keeps the disk, the network and child processes at the edges', () => {
    const edges = /^cli\/(io|bundle|serve|commands|main|worker|start-code)/
    expect(
      offenders(
        ({ path, imports }) =>
          !edges.test(path) &&
          imports.some(
            (name) =>
              /^node:(fs|http|net|child_process|worker_threads)/.test(name) ||
              name === 'esbuild' ||
              name === 'chokidar',
          ),
      ),
    ).toEqual([])
  })

  it('never writes to the console', () => {
    expect(offenders(({ path, text }) => path.startsWith('cli/') && /\bconsole\./.test(text))).toEqual([])
  })

  it.each(REGISTRIES)(
    'lets $registry register every file of $folder that defines an entry',
    ({ folder, entry, registry }) => {
      const imported = new Set(
        all
          .filter(
            ({ path }) => path === registry || (folder.endsWith('sections/') && path.startsWith(folder)),
          )
          .flatMap(({ path, imports }) =>
            imports.map((name) => relative(ROOT, resolve(ROOT, dirname(path), name))),
          ),
      )
      const entries = all.filter(
        ({ path, text }) => path.startsWith(folder) && path !== registry && entry.test(text),
      )
      expect(entries.length).toBeGreaterThan(2)
      expect(entries.filter(({ path }) => !imported.has(path)).map(({ path }) => path)).toEqual([])
    },
  )
})
