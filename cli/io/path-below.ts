// The path of a file from a folder, as it is written in the content and in messages.
import { relative, sep } from 'node:path'

/** Path of a file relative to a folder, with `/` on every system; begins with `..` for one that lies elsewhere. */
export const pathBelow = (dir: string, file: string): string => relative(dir, file).split(sep).join('/')
