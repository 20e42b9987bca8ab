// Paths that not every disk can hold.

/** Most bytes of a name, on every file system in use. */
const LONGEST_NAME = 255
/** Most bytes of a path below the output folder: systems take 4,096 with all that stands before it. */
const LONGEST_PATH = 3_000

/** What is too long in a path below the output folder; undefined when nothing is. */
export function longPath(path: string): string | undefined {
  const long = path.split('/').find((name) => bytesOf(name) > LONGEST_NAME)
  if (long !== undefined)
    return `a file name of ${bytesOf(long)} bytes, '${shortened(long)}', and disks take ${LONGEST_NAME}`
  return bytesOf(path) > LONGEST_PATH
    ? `a path of ${bytesOf(path)} bytes, and no more than ${LONGEST_PATH} fit everywhere`
    : undefined
}

const bytesOf = (text: string): number => Buffer.byteLength(text)

const shortened = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name)
