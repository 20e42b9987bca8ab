// A socket that accepts connections as long as its process lives, however busy it is, because the kernel answers.
// Unlike a process id, it is visible from another container that shares the folder.
import { closeSync, openSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { basename, dirname } from 'node:path'
import { removeFile } from './remove-file.ts'

/**
 * Socket paths have a short maximum length, so the folder is addressed by its open handle, which only Linux supports.
 */
const IS_POSSIBLE = process.platform === 'linux'

/** Opens a socket at this path; resolves to a function that removes it, or to null if sockets are not possible. */
export async function openLivenessSocket(file: string): Promise<(() => void) | null> {
  const folder = IS_POSSIBLE ? openFolder(file) : null
  if (folder === null) return null
  const server = createServer((socket) => socket.destroy()).unref()
  const isOpen = await new Promise<boolean>((resolve) => {
    server.once('listening', () => resolve(true)).once('error', () => resolve(false))
    server.listen(addressIn(folder, file))
  })
  closeSync(folder)
  if (!isOpen) return null
  return () => {
    server.close()
    removeFile(file)
  }
}

/** Whether the process that opened the socket is alive; undefined if that cannot be determined from here. */
export async function isSocketAlive(file: string): Promise<boolean | undefined> {
  const folder = IS_POSSIBLE ? openFolder(file) : null
  if (folder === null) return undefined
  const answer = await new Promise<boolean | undefined>((resolve) => {
    const socket = connect(addressIn(folder, file))
    socket.once('connect', () => resolve(true))
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      // If the queue is full, there is an owner.
      resolve(code === 'EAGAIN' ? true : code === 'ECONNREFUSED' || code === 'ENOENT' ? false : undefined),
    )
    socket.once('connect', () => socket.destroy())
  })
  closeSync(folder)
  return answer
}

const addressIn = (folder: number, file: string) => `/proc/self/fd/${folder}/${basename(file)}`

function openFolder(file: string): number | null {
  try {
    return openSync(dirname(file), 'r')
  } catch {
    return null
  }
}
