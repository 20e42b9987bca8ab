// The command line is tested as it is shipped, from dist/: bundle it when a source is newer.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

function newest(dir: string): number {
  const files = readdirSync(join(root, dir), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Math.max(0, ...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs))
}

export function setup(): void {
  const built = `${root}dist/main.cjs`
  const sources = Math.max(newest('cli'), newest('runtime'))
  if (existsSync(built) && statSync(built).mtimeMs > sources) return
  execFileSync(process.execPath, ['bin/bundle.js'], { cwd: root, stdio: 'inherit' })
}
