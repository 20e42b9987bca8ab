// The code that a page loads first is one file, also where a part that is loaded later is in another such part.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { oneCore } from '../../../cli/bundle/one-core.ts'
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
    plugins: [oneCore(join(dir, 'entry.ts'))],
  })
  const holding = (source: string) =>
    Object.entries(metafile.outputs).flatMap(([path, { inputs }]) =>
      Object.hasOwn(inputs, source) ? path : [],
    )
  expect(holding('entry.ts')).toHaveLength(1)
  expect(holding('shared.ts')).toEqual(holding('entry.ts'))
})
