// Moves files out of the way of measured runs and deletes them at the end. File systems are slow to reuse what was
// deleted a moment ago (ext4 re-examines every such inode for a minute), and that would be measured instead.
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const state = { folder: '', count: 0 }

/** Moves a file or folder out of the way. It must be on the same file system as the temporary folder. */
export function putAside(path) {
  if (!existsSync(path)) return
  if (state.folder === '') {
    state.folder = mkdtempSync(join(tmpdir(), 'docsite-aside-'))
    process.on('exit', () => rmSync(state.folder, { recursive: true, force: true }))
  }
  renameSync(path, join(state.folder, String(state.count++)))
}
