// What a measured run must not find is moved away and deleted when everything is measured: file systems are slow to use again
// what was deleted a moment ago (ext4 looks at every such inode anew for a minute), which would be measured instead.
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const state = { folder: '', count: 0 }

/** Moves a file or folder out of the way. It must lie on the file system of the folder for temporary files. */
export function putAside(path) {
  if (!existsSync(path)) return
  if (state.folder === '') {
    state.folder = mkdtempSync(join(tmpdir(), 'docsite-aside-'))
    process.on('exit', () => rmSync(state.folder, { recursive: true, force: true }))
  }
  renameSync(path, join(state.folder, String(state.count++)))
}
