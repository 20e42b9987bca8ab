// `npm run mutants -- cli/check --count 40 --seed 7`: how much of the code the unit tests really hold. Changes one operator,
// condition or statement at a time in a copy of the repository, runs the unit tests that import the changed file, and lists
// the changes that no test notices. The same seed draws the same changes.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { draw, mutationsOf } from './mutations.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    /** Seconds one run of the tests may take: a change may make a loop endless. */
    limit: { type: 'string', default: '120' },
    json: { type: 'string' },
  },
})
const folders = positionals.length > 0 ? positionals : ['cli', 'runtime']
const limitMs = Number(values.limit) * 1000

/** Source files below a folder of the repository, in code-point order. */
function sources(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

/** What the tests need, in a folder of its own: sources are copied, packages are linked. */
function workCopy() {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-mutants-'))
  const parts = ['cli', 'runtime', 'tests', 'fixtures', 'bin', 'dist', 'package.json', 'tsconfig.json']
  for (const part of parts)
    cpSync(join(root, part), join(dir, part), { recursive: true, preserveTimestamps: true })
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'))
  // Without the setup of the repository's own configuration, which bundles the program when a source is newer.
  const test = { include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 30_000, isolate: false }
  writeFileSync(join(dir, 'vitest.config.js'), `export default ${JSON.stringify({ test })}\n`)
  return dir
}

/** Runs the unit tests that import a file: `passed`, `failed`, `untested` or `too slow`. */
function runTests(dir, file) {
  const args = ['related', join(dir, file), '--run', '--bail', '1', '--reporter=json']
  const run = spawnSync(join(dir, 'node_modules/.bin/vitest'), args, {
    cwd: dir,
    encoding: 'utf8',
    timeout: limitMs,
    killSignal: 'SIGKILL',
    env: { ...process.env, CI: '' },
    maxBuffer: 1 << 28,
  })
  if (run.error) return 'too slow'
  if (run.status === 0)
    return JSON.parse(run.stdout.slice(run.stdout.indexOf('{'))).numTotalTests > 0 ? 'passed' : 'untested'
  return 'failed'
}

const all = folders
  .flatMap(sources)
  .flatMap((file) => mutationsOf(file, readFileSync(join(root, file), 'utf8')))
const chosen = draw(all, Number(values.count), Number(values.seed))
const dir = workCopy()
const results = []
/** Files whose tests pass unchanged: a failure says something about a change only then. */
const sound = new Set()
try {
  for (const { file, line, what, text } of chosen) {
    const original = readFileSync(join(root, file), 'utf8')
    if (!sound.has(file) && ['failed', 'too slow'].includes(runTests(dir, file)))
      throw new Error(`the unit tests of ${file} fail without any change`)
    sound.add(file)
    writeFileSync(join(dir, file), text)
    const outcome = runTests(dir, file)
    writeFileSync(join(dir, file), original)
    const survived = outcome === 'passed' || outcome === 'untested'
    results.push({ file, line, what, outcome: survived ? outcome : 'killed' })
    process.stdout.write(
      `${survived ? 'SURVIVED' : 'killed  '} ${file}:${line} ${what}${outcome === 'untested' ? ' (no unit test imports it)' : ''}\n`,
    )
  }
} finally {
  rmSync(dir, { recursive: true, force: true })
}
const killed = results.filter(({ outcome }) => outcome === 'killed').length
process.stdout.write(
  `${killed} of ${results.length} changes noticed (${Math.round((100 * killed) / Math.max(1, results.length))} %); ${all.length} possible; seed ${values.seed}\n`,
)
if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`)
