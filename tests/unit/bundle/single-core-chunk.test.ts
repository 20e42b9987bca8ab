// The code that a page loads first is one file, also where a part that is loaded later is in another such part.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { singleCoreChunk } from '../../../cli/bundle/single-core-chunk.ts'
import { remove } from '../../helpers/cli.ts'

const dir = mkdtempSync(join(tmpdir(), 'docsite-core-'))
afterAll(() => remove(dir))

it('is one file, whether a part is met as one of another or as one that is loaded later', async () => {
  const steps = ['a', 'b', 'c', 'd', 'e']
  const sources: Readonly<Record<string, string>> = {
    // The list brings the banner along; what loads it later is found far behind.
    'entry.ts': "import { a } from './a.ts'\na()\nimport('./list.ts')\n",
    'list.ts':
      "import { banner } from './banner.ts'\nimport { shared } from './shared.ts'\nshared(banner())\n",
    'banner.ts': "import { shared } from './shared.ts'\nexport const banner = () => shared('banner')\n",
    'shared.ts': 'export const shared = (one: unknown) => console.log(one)\n',
    ...Object.fromEntries(
      steps.map((step, at) => [
        `${step}.ts`,
        `import { ${steps[at + 1] ?? 'last'} } from './${steps[at + 1] ?? 'last'}.ts'\nexport const ${step} = () => ${steps[at + 1] ?? 'last'}()\n`,
      ]),
    ),
    'last.ts':
      "import { shared } from './shared.ts'\nexport const last = () => shared(import('./banner.ts'))\n",
  }
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(dir, name), text)
  const { metafile } = await build({
    absWorkingDir: dir,
    entryPoints: ['entry.ts'],
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    plugins: [singleCoreChunk(join(dir, 'entry.ts'))],
  })
  const holding = (source: string) =>
    Object.entries(metafile.outputs).flatMap(([path, { inputs }]) =>
      Object.hasOwn(inputs, source) ? path : [],
    )
  expect(holding('entry.ts')).toHaveLength(1)
  expect(holding('shared.ts')).toEqual(holding('entry.ts'))
})

it('makes one file of parts that are loaded at the same moment, and copies small modules into those that import them', async () => {
  const sources: Readonly<Record<string, string>> = {
    'start.ts':
      "import('./box.ts').then(({ box }) => box())\nimport('./list.ts').then(({ list }) => list())\n",
    'box.ts':
      "import { icon } from './icon.ts'\nexport const box = () => import('./dialog.ts').then(({ dialog }) => dialog(icon()))\n",
    'list.ts': "import { icon } from './icon.ts'\nexport const list = () => console.log('list', icon())\n",
    'dialog.ts':
      "import { icon } from './icon.ts'\nexport const dialog = (one: string) => console.log(one, icon())\n",
    'icon.ts': "export const icon = () => 'a small icon'\n",
  }
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(dir, name), text)
  const at = (name: string) => join(dir, name)
  const { metafile } = await build({
    absWorkingDir: dir,
    entryPoints: ['start.ts'],
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    plugins: [
      singleCoreChunk(at('start.ts'), { groups: [[at('list.ts'), at('box.ts')]], copied: [at('icon.ts')] }),
    ],
  })
  const own = Object.entries(metafile.outputs).map(([, { inputs }]) =>
    Object.keys(inputs)
      .map((path) => path.replace(/^.*?(\w+\.ts).*$/, '$1'))
      .filter((path, place, all) => all.indexOf(path) === place)
      .sort(),
  )
  expect(own).toContainEqual(['box.ts', 'icon.ts', 'list.ts'])
  expect(own).toContainEqual(['dialog.ts', 'icon.ts'])
  expect(own.flat().filter((name) => name === 'list.ts')).toHaveLength(1)
})
