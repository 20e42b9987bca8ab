// `npm run fuzz -- --inputs 1000000 --seed 7`: runs the fuzz tests in tests/unit/fuzz with many more inputs. With
// `--target YAML`, runs a single one.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    target: { type: 'string' },
  },
})
process.stdout.write(`${values.inputs} inputs, seed ${values.seed}\n`)
const { status } = spawnSync(
  `${root}node_modules/.bin/vitest`,
  [
    'run',
    '--project',
    'unit',
    'tests/unit/fuzz',
    ...(values.target === undefined ? [] : ['-t', values.target]),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DOCSITE_FUZZ: values.inputs, DOCSITE_FUZZ_SEED: values.seed },
  },
)
process.exit(status ?? 1)
