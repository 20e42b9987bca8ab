// Detects paths that are too long for some file systems.

/** Maximum number of bytes in a file name, on all common file systems. */
const LONGEST_NAME = 255
/** Maximum number of bytes in a path below the output folder: systems allow 4,096 for the absolute path. */
const LONGEST_PATH = 3_000

/** Describes what is too long in a path below the output folder; undefined if nothing is. */
export function longPath(path: string): string | undefined {
  const long = path.split('/').find((name) => bytesOf(name) > LONGEST_NAME)
  if (long !== undefined)
    return `a file name of ${bytesOf(long)} bytes, '${long.slice(0, 40)}…', but file systems allow at most ${LONGEST_NAME}`
  return bytesOf(path) > LONGEST_PATH
    ? `a path of ${bytesOf(path)} bytes, but only ${LONGEST_PATH} work on all systems`
    : undefined
}

const bytesOf = (text: string): number => Buffer.byteLength(text)
