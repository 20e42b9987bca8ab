// Relative paths as written in content and messages.
import { relative, sep } from 'node:path'

/** Path of a file relative to a folder, with `/` on every system; begins with `..` for a file outside the folder. */
export const pathBelow = (dir: string, file: string): string => relative(dir, file).split(sep).join('/')
