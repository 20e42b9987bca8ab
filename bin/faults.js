// `npm run faults -- --all | --count 50 --group killed,errors --seed 7`: runs the fault tests in tests/faults with many
// more trials, and prints a table of faults tried and survived. `--jobs` sets the number of parallel trials.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    count: { type: 'string', default: '50' },
    group: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string' },
  },
})
const { status } = spawnSync(
  `${root}node_modules/.bin/vitest`,
  ['run', '--project', 'program', 'tests/faults', '--disable-console-intercept'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      DOCSITE_FAULTS: values.all ? 'all' : values.count,
      DOCSITE_FAULTS_SEED: values.seed,
      ...(values.group === undefined ? {} : { DOCSITE_FAULTS_GROUP: values.group }),
      ...(values.jobs === undefined ? {} : { DOCSITE_FAULTS_JOBS: values.jobs }),
    },
  },
)
process.exit(status ?? 1)
