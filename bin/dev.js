// Implements `npm start`, `npm test`, `npm run types` and `npm run browser:engines`: sets up what is missing in a fresh
// clone, then serves the site, runs all checks, checks only the types, or runs the browser tests with each engine.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const [task = 'start', ...rest] = process.argv.slice(2)
/** Path of tsc. The package of the older compiler, whose API scripts and tests use, has a command of the same name. */
const TYPES = `${root}node_modules/typescript/bin/tsc`

/** Path of a command in node_modules. */
const bin = (name) => `${root}node_modules/.bin/${name}`

/** Runs a command with inherited streams; ends this process if it fails. */
function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) fail(`cannot run ${command}: ${error.message}`)
  if (status !== 0) process.exit(status ?? (signal === 'SIGINT' ? 130 : 1))
}

/**
 * Runs commands in parallel and prints the output of each as a block. Resolves to the exit code of the first failed
 * command, or 0.
 */
async function runTogether([first, ...others]) {
  const held = others.map((command) => started(command, ['ignore', 'pipe', 'pipe']))
  const statuses = [await started(first, 'inherit').status]
  for (const { said, status } of held) {
    statuses.push(await status)
    for (const part of said) process.stdout.write(part)
  }
  return statuses.find((status) => status !== 0) ?? 0
}

/** Checks the types of all programs in parallel; ends this process on errors. */
async function checkTypes() {
  const status = await runTogether(
    ['cli', 'runtime', 'tests'].map((program) => [process.execPath, TYPES, '-p', program]),
  )
  if (status !== 0) process.exit(status)
}

/** Starts a command. Returns its piped output so far, and a promise of its exit code. */
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

/** Whether the installed packages match the lock file. A checkout may touch the file without changing it. */
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

/** Installs Debian's Chromium for the browser tests if none is found. */
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
  // Older distributions lack the headless shell.
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
  // Fast checks come first.
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
