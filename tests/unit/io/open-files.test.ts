// Of many files only those used last are open.
import { fstatSync, mkdtempSync, readSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openFiles } from '../../../cli/io/open-files.ts'

function withFiles(test: (fileOf: (name: string) => string) => void): void {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-open-'))
  for (const name of ['a', 'b', 'c']) writeFileSync(join(dir, name), name)
  try {
    test((name) => join(dir, name))
  } finally {
    rmSync(dir, { recursive: true })
  }
}

function textOf(handle: number | null): string {
  const text = Buffer.alloc(1)
  readSync(handle ?? -1, text, 0, 1, 0)
  return String(text)
}

it('closes the file that was used longest ago and opens it again when it is read', () =>
  withFiles((fileOf) => {
    const files = openFiles(2)
    const a = files.handleOf(fileOf('a'))
    const b = files.handleOf(fileOf('b'))
    expect(files.handleOf(fileOf('a'))).toBe(a)
    expect(textOf(files.handleOf(fileOf('c')))).toBe('c')
    expect(() => fstatSync(b ?? -1)).toThrow('EBADF')
    expect(textOf(a)).toBe('a')
    expect(textOf(files.handleOf(fileOf('b')))).toBe('b')
    for (const name of ['a', 'b', 'c']) files.close(fileOf(name))
    expect(() => fstatSync(a ?? -1)).toThrow('EBADF')
  }))

it('has no handle for a file that cannot be opened', () =>
  withFiles((fileOf) => {
    const files = openFiles(2)
    expect(files.handleOf(fileOf('none'))).toBeNull()
    files.close(fileOf('none'))
  }))
