// A file too large to keep in memory, such as a video or an archive, described by its metadata.
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
