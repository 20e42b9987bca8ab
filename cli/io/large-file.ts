// A file that is too large to lie in memory, such as a video or an archive, as the disk has told of it.
import { readFileSync, type Stats } from 'node:fs'
import type { LargeFile } from '../model/output.ts'
import { hashOfFile } from './file-pieces.ts'
import { stampOfInfo } from './published-file.ts'

/** `file`: absolute path. */
export const largeFile = (file: string, info: Stats): LargeFile => ({
  file,
  length: info.size,
  stamp: stampOfInfo(info),
  hash: () => hashOfFile(file),
  whole: () => readFileSync(file),
})
