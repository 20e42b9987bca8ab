// A socket that answers as long as its process lives, however busy that is: the kernel answers for it. Unlike process ids it can
// be seen from another container that shares the folder.
import { closeSync, openSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { basename, dirname } from 'node:path'
import { removeFile } from './remove-file.ts'

/** Addresses of sockets are short: the folder is named by its open handle, which only Linux allows. */
const IS_POSSIBLE = process.platform === 'linux'

/** Opens a socket at this path; resolves to how to remove it, or to null where there can be none. */
export async function openLifeSign(file: string): Promise<(() => void) | null> {
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

/** Whether the process that opened the socket lives; undefined when that cannot be determined from here. */
export async function showsLife(file: string): Promise<boolean | undefined> {
  const folder = IS_POSSIBLE ? openFolder(file) : null
  if (folder === null) return undefined
  const answer = await new Promise<boolean | undefined>((resolve) => {
    const socket = connect(addressIn(folder, file))
    socket.once('connect', () => resolve(true))
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      // A queue that is full has an owner.
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
