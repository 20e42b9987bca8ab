// Before all tests. The command line is tested as shipped, from dist/, which is bundled again if a source is newer. The run gets
// a folder for temporary files that is removed at its end, because workers are killed by a signal and clean up nothing. The
// bundler is set to collect garbage less often: tests bundle little, and this saves it a fifth of its work.
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

/** Bundles the program if a source is newer. */
function bundle(): void {
  const built = `${root}dist/main.cjs`
  const sources = Math.max(newest('cli'), newest('runtime'))
  if (existsSync(built) && statSync(built).mtimeMs > sources) return
  execFileSync(process.execPath, ['bin/bundle.js'], { cwd: root, stdio: 'inherit' })
}

/** In-memory file system of Linux. */
const MEMORY = '/dev/shm'

/** Four times the peak size of a run's temporary files. */
const ENOUGH_BYTES = 2 * 2 ** 30

/**
 * Whether temporary files fit in memory and may be executed there. On disk, a test with thousands of files takes twice as long:
 * before ext4 allocates an inode, it examines all that were deleted within the last minutes.
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

/** Called by vitest for each project; the returned function is called when all are done. */
export function setup(): () => void {
  bundle()
  // A second project, or a run started by a test: there is already a folder.
  if (process.env.DOCSITE_TEST_CACHE) return () => {}
  const own = mkdtempSync(join(isRoomInMemory() ? MEMORY : tmpdir(), 'docsite-run-'))
  // Web servers started by tests read their site there as another user.
  chmodSync(own, 0o755)
  process.env.DOCSITE_TEST_CACHE = tmpdir()
  process.env.TMPDIR = own
  process.env.GOGC ??= '400'
  return () => rmSync(own, { recursive: true, force: true, maxRetries: 5 })
}
