// What `npm start`, `npm test`, `npm run types` and `npm run browser:engines` do on a fresh clone: set up what is missing, then
// serve the site, run every check, check the types alone, or run all browser tests with each engine.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const [task = 'start', ...rest] = process.argv.slice(2)
/** The package of the older compiler, whose interface scripts and tests use, has a command of the same name. */
const TYPES = `${root}node_modules/typescript/bin/tsc`

/** A command that a package of the project has. */
const bin = (name) => `${root}node_modules/.bin/${name}`

/** Runs a command with our streams; ends this process when it fails. */
function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) fail(`cannot run ${command}: ${error.message}`)
  if (status !== 0) process.exit(status ?? (signal === 'SIGINT' ? 130 : 1))
}

/** Runs commands side by side and prints what each says in one piece. The exit code of the first that failed, 0 for none. */
async function runTogether([first, ...others]) {
  const held = others.map((command) => started(command, ['ignore', 'pipe', 'pipe']))
  const statuses = [await started(first, 'inherit').status]
  for (const { said, status } of held) {
    statuses.push(await status)
    for (const part of said) process.stdout.write(part)
  }
  return statuses.find((status) => status !== 0) ?? 0
}

/** Checks the types of all programs side by side; ends this process when something is wrong. */
async function checkTypes() {
  const status = await runTogether(
    ['cli', 'runtime', 'tests'].map((program) => [process.execPath, TYPES, '-p', program]),
  )
  if (status !== 0) process.exit(status)
}

/** A command that runs: what it has said to pipes, and the exit code it will have. */
function started([command, ...args], stdio) {
  const child = spawn(command, args, { cwd: root, stdio })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part))
  const status = new Promise((resolve) => {
    child.on('error', (error) => fail(`cannot run ${command}: ${error.message}`))
    child.on('close', (status) => resolve(status ?? 1))
  })
  return { said, status }
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function setUpPackages() {
  const marker = `${root}node_modules/.package-lock.json`
  const fresh =
    existsSync(marker) && statSync(marker).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs - 1000
  if (fresh || (existsSync(marker) && samePackages(marker))) return
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
}

/** A checkout touches the lock file without changing it; then what is installed is still right. */
function samePackages(marker) {
  const wanted = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages
  const installed = JSON.parse(readFileSync(marker, 'utf8')).packages
  const { dependencies, devDependencies } = wanted['']
  const isThere = (name) => `node_modules/${name}` in installed
  return (
    Object.keys({ ...dependencies, ...devDependencies }).every(isThere) &&
    Object.entries(installed).every(([path, { version }]) => wanted[path]?.version === version)
  )
}

/** Browser tests need a Chromium; Debian's is installed where there is none. */
function setUpChromium() {
  if (findChromium()) return
  if (!existsSync('/usr/bin/apt-get')) {
    process.stdout.write(
      'No Chromium found: the browser tests will be skipped. Install one or set CHROMIUM_PATH.\n',
    )
    return
  }
  const admin = process.getuid?.() === 0 ? [] : ['sudo']
  const apt = (...args) => {
    const [command, ...words] = [...admin, 'apt-get', ...args]
    execFileSync(command, words, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  apt('update')
  // Older distributions have it with windows only.
  const isKnown = spawnSync('apt-cache', ['show', 'chromium-headless-shell']).status === 0
  const chromium = isKnown ? 'chromium-headless-shell' : 'chromium'
  apt('install', '-y', '--no-install-recommends', chromium, 'fonts-dejavu-core')
}

setUpPackages()
if (task === 'start') {
  run('node', ['bin/bundle.js'])
  run('node', ['bin/docsite.js', 'serve', ...rest])
} else if (task === 'test') {
  setUpChromium()
  run('node', ['bin/bundle.js'])
  // What takes seconds comes first.
  run(bin('biome'), ['ci', '.'])
  await checkTypes()
  run(bin('vitest'), ['run', ...rest])
} else if (task === 'types') {
  await checkTypes()
} else if (task === 'engines') {
  setUpChromium()
  run('node', ['bin/bundle.js'])
  for (const engine of ['preact', 'react'])
    run(bin('vitest'), ['run', '--project', 'browser', ...rest], {
      env: { ...process.env, DOCSITE_TEST_ENGINES: engine },
    })
} else {
  fail(`unknown task ${task}: start, test, types or engines`)
}
