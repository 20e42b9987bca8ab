// `npm run mutants -- cli/check --count 40 --seed 7`: mutation testing. Changes one operator, condition or statement at
// a time in a copy of the repository, runs the unit tests that import the changed file (its namesake first, then those
// of its folder), then builds whole sites with the changed program, and lists the changes that nothing notices. The
// same seed draws the same changes.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
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
    /** CPU seconds that a test process may use: a mutation may cause an endless loop. */
    limit: { type: 'string', default: '600' },
    json: { type: 'string' },
  },
})
const folders = positionals.length > 0 ? positionals : ['cli', 'runtime']
const limitS = Math.ceil(Number(values.limit))

/** Source files below a folder of the repository, in code-point order. */
function sources(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

/** Tests of whole sites with exact expectations of output and findings. */
const SITES = ['tests/golden/*.test.ts', 'tests/check/{links,rules,formats,mistakes}.test.ts']

/**
 * Excluded from the copy: generated files, packages (which are linked), and the configuration that bundles the program.
 */
const LEFT_OUT = new Set(['node_modules', '.git', '.docsite', 'build', 'coverage', 'vitest.config.ts'])

/** Contains the copy and, next to it, files written by tests: a site inside the copy would belong to its package. */
const work = mkdtempSync(join(tmpdir(), 'docsite-mutants-'))
const temporary = join(work, 'temporary')

/** Copies the repository into a folder of its own. */
function workCopy() {
  const dir = join(work, 'copy')
  for (const folder of [dir, temporary]) mkdirSync(folder)
  for (const part of readdirSync(root))
    if (!LEFT_OUT.has(part))
      cpSync(join(root, part), join(dir, part), { recursive: true, preserveTimestamps: true })
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'))
  // Omits the setup of the repository's configuration, which rebundles the program when a source is newer.
  const [unit, apart] = ['tests/unit/**/*.test.{ts,tsx}', 'tests/unit/**/*.apart.test.ts']
  const test = {
    testTimeout: 120_000,
    // Most modules are the same in every run.
    experimental: { fsModuleCache: true, fsModuleCachePath: join(dir, 'modules') },
    projects: [
      { extends: true, test: { name: 'unit', include: [unit], exclude: [apart], isolate: false } },
      { extends: true, test: { name: 'apart', include: [apart] } },
      { extends: true, test: { name: 'sites', include: SITES } },
    ],
  }
  writeFileSync(join(dir, 'vitest.config.js'), `export default ${JSON.stringify({ test })}\n`)
  return dir
}

/** Test folder that corresponds to the folder of a file; null if there is none. */
function ownTests(file) {
  const parts = file.split('/').slice(1, -1)
  const folders = parts.map((_, index) => join('tests/unit', ...parts.slice(0, parts.length - index)))
  return folders.find((folder) => existsSync(join(root, folder))) ?? null
}

/** Test with the same name as a file; null if there is none. */
function namesake(file) {
  const path = join('tests/unit', file.slice(file.indexOf('/')).replace(/(\.tsx?)$/, '.test$1'))
  return existsSync(join(root, path)) ? path : null
}

/** Arguments that select tests in a folder that import one of these files. */
function importing(dir, files, folder = 'tests/unit') {
  return ['related', ...files.map((file) => join(dir, file)), '--dir', folder, '--project', '!sites']
}

/** Runs tests and returns `passed`, or `failed` with the names of failed tests. */
function runTests(dir, selection, { isLimited = true } = {}) {
  const options = ['--run', '--bail', '1', '--passWithNoTests', '--reporter=json']
  const command = [join(dir, 'node_modules/.bin/vitest'), ...selection, ...options]
  // CPU time, since other programs use the machine too. If the shell cannot limit it, an endless loop is waited for.
  const limited = ['sh', '-c', `ulimit -t ${limitS} 2>/dev/null; exec "$0" "$@"`, ...command]
  const [program, ...args] = process.platform === 'win32' || !isLimited ? command : limited
  const run = spawnSync(program, args, {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, CI: '', TMPDIR: temporary },
    maxBuffer: 1 << 28,
  })
  const report = reportIn(run.stdout)
  if (run.status === 0) return { outcome: 'passed', failures: [] }
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  ])
  return { outcome: 'failed', failures: failures.length > 0 ? failures : [run.signal ?? run.stderr] }
}

/** Report of a test run; empty if the run was killed. */
function reportIn(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{')))
  } catch {
    return { numTotalTests: 0, testResults: [] }
  }
}

/** Whether a unit test notices the change of a file; the most likely tests come first. */
function unitOutcome(dir, file) {
  const [name, folder] = [namesake(file), ownTests(file)]
  if (name && runTests(dir, ['run', name, '--project', '!sites']).outcome === 'failed') return 'failed'
  if (folder && runTests(dir, importing(dir, [file], folder)).outcome === 'failed') return 'failed'
  return runTests(dir, importing(dir, [file])).outcome
}

/** Whether tests of whole sites notice the change, with the program bundled anew. */
function siteOutcome(dir, options) {
  const bundled = spawnSync(process.execPath, [join(dir, 'bin/bundle.js')], { cwd: dir, encoding: 'utf8' })
  if (bundled.status !== 0) return { outcome: 'failed', failures: [bundled.stderr] }
  return runTests(dir, ['run', '--project', 'sites'], options)
}

/** Which tests notice the change: `unit`, `site`, or null. */
function noticedBy(dir, file) {
  if (unitOutcome(dir, file) === 'failed') return 'unit'
  return siteOutcome(dir).outcome === 'failed' ? 'site' : null
}

const missing = folders.filter((folder) => !existsSync(join(root, folder)))
if (missing.length > 0) {
  process.stderr.write(`there is no folder ${missing.join(', ')}\n`)
  process.exit(2)
}
const all = folders
  .flatMap(sources)
  .flatMap((file) => mutationsOf(file, readFileSync(join(root, file), 'utf8')))
const chosen = draw(all, Number(values.count), Number(values.seed))
const dir = workCopy()
const results = []
try {
  // A failure only counts if the tests pass without any change.
  const unchanged = runTests(dir, importing(dir, [...new Set(chosen.map(({ file }) => file))]), {
    isLimited: false,
  })
  for (const { outcome, failures } of [unchanged, siteOutcome(dir, { isLimited: false })])
    if (outcome === 'failed') throw new Error(`tests fail without any change: ${failures.join(', ')}`)
  for (const { file, line, what, text } of chosen) {
    const original = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(dir, file), text)
    const noticed = noticedBy(dir, file)
    writeFileSync(join(dir, file), original)
    results.push({ file, line, what, noticed })
    process.stdout.write(`${(noticed ?? 'SURVIVED').padEnd(8)} ${file}:${line} ${what}\n`)
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}
const countOf = (kind) => results.filter(({ noticed }) => noticed === kind).length
const share = (part) => `${Math.round((100 * part) / Math.max(1, results.length))} %`
const [units, sites] = [countOf('unit'), countOf('site')]
process.stdout.write(
  `${units + sites} of ${results.length} changes noticed (${share(units + sites)}), ${units} by unit tests; ${all.length} possible; seed ${values.seed}\n`,
)
if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`)
