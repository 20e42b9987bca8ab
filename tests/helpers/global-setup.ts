// Before all tests. The command line is tested as it is shipped, from dist/: it is bundled when a source is newer. The run gets a
// folder for temporary files that goes with it: workers are ended by a signal, after which they remove nothing themselves. And the
// bundler is told to collect its garbage seldom: what tests bundle is small, and it has a fifth less to do.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

function newest(dir: string): number {
  const files = readdirSync(join(root, dir), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Math.max(0, ...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs))
}

/** Bundles the program when a source is newer. */
function bundle(): void {
  const built = `${root}dist/main.cjs`
  const sources = Math.max(newest('cli'), newest('runtime'))
  if (existsSync(built) && statSync(built).mtimeMs > sources) return
  execFileSync(process.execPath, ['bin/bundle.js'], { cwd: root, stdio: 'inherit' })
}

/** Where Linux has a file system in memory. */
const MEMORY = '/dev/shm'

/** Four times what the temporary files of a run take at any moment. */
const ENOUGH_BYTES = 2 * 2 ** 30

/**
 * Whether temporary files have room in memory, and may be run there. A disk makes a test with thousands of files take twice as long: ext4
 * looks at every inode that was deleted within the last minutes before it gives a new one away.
 */
function isRoomInMemory(): boolean {
  if (process.env.TMPDIR || !existsSync('/proc/mounts')) return false
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, place, type]) => place === MEMORY && type === 'tmpfs')
  if (!mount || /\b(?:noexec|ro)\b/.test(mount[3] ?? '')) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, process.availableMemory()) >= ENOUGH_BYTES
}

/** Called by vitest, for each of its projects; what it returns is called when all are done. */
export function setup(): () => void {
  bundle()
  // A second project, or a run that a test has started: there is a folder already.
  if (process.env.DOCSITE_TEST_CACHE) return () => {}
  const own = mkdtempSync(join(isRoomInMemory() ? MEMORY : tmpdir(), 'docsite-run-'))
  // Web servers that tests start read their site there as a user of their own.
  chmodSync(own, 0o755)
  process.env.DOCSITE_TEST_CACHE = tmpdir()
  process.env.TMPDIR = own
  process.env.GOGC ??= '400'
  return () => rmSync(own, { recursive: true, force: true, maxRetries: 5 })
}
