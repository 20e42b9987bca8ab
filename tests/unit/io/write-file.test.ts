// Files that get their content in one step: the old one or the new one, with its mode, and nothing beside it.
import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFile, replaceFile, writeWhole } from '../../../cli/io/write-file.ts'
import { EnvironmentError } from '../../../cli/model/ports.ts'

const place = { root: '' }
const at = (path: string) => join(place.root, path)

beforeEach(() => {
  place.root = mkdtempSync(join(tmpdir(), 'docsite-write-'))
})
afterEach(() => rmSync(place.root, { recursive: true, force: true }))

describe('a file that is replaced', () => {
  it('has the new text, shorter or longer, and its mode', () => {
    writeFileSync(at('a.md'), 'a long text\n')
    chmodSync(at('a.md'), 0o640)
    const before = statSync(at('a.md')).ino
    replaceFile(at('a.md'), 'short\n')
    expect(readFileSync(at('a.md'), 'utf8')).toBe('short\n')
    expect(statSync(at('a.md')).mode & 0o777).toBe(0o640)
    // Exchanged, not written over.
    expect(statSync(at('a.md')).ino).not.toBe(before)
    expect(readdirSync(place.root)).toEqual(['a.md'])
  })

  it('is made with its folders where there is none', () => {
    replaceFile(at('b/c/d.json'), '{}')
    expect(readFileSync(at('b/c/d.json'), 'utf8')).toBe('{}')
  })

  it('stays a link', () => {
    mkdirSync(at('real'))
    writeFileSync(at('real/a.md'), 'old')
    symlinkSync(at('real/a.md'), at('a.md'))
    replaceFile(at('a.md'), 'new')
    expect(lstatSync(at('a.md')).isSymbolicLink()).toBe(true)
    expect(readFileSync(at('real/a.md'), 'utf8')).toBe('new')
    expect(readdirSync(at('real'))).toEqual(['a.md'])
  })

  it('is written to when it is not a file', () => {
    replaceFile('/dev/null', 'x')
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true)
  })

  it('that cannot be written is as it was', () => {
    mkdirSync(at('a.md'))
    expect(() => replaceFile(at('a.md'), 'x')).toThrow(EnvironmentError)
    writeFileSync(at('file'), 'x')
    expect(() => replaceFile(at('file/a.md'), 'x')).toThrow(/^cannot write .*a\.md: /)
    expect(readdirSync(place.root).sort()).toEqual(['a.md', 'file'])
  })
})

describe('a file that is made', () => {
  it('takes the place of nothing', () => {
    expect(createFile(at('a/b.md'), 'one')).toBe(true)
    expect(createFile(at('a/b.md'), 'two')).toBe(false)
    symlinkSync(at('nowhere'), at('a/link'))
    expect(createFile(at('a/link'), 'two')).toBe(false)
    expect(readFileSync(at('a/b.md'), 'utf8')).toBe('one')
    expect(existsSync(at('nowhere'))).toBe(false)
    expect(readdirSync(at('a')).sort()).toEqual(['b.md', 'link'])
  })

  it('below a file is refused', () => {
    writeFileSync(at('file'), 'x')
    expect(() => createFile(at('file/a.md'), 'x')).toThrow(EnvironmentError)
  })
})

it('writes all of a large piece', () => {
  const bytes = new Uint8Array(3_000_000).fill(7)
  const handle = openSync(at('large'), 'w')
  writeWhole(handle, bytes)
  closeSync(handle)
  expect(statSync(at('large')).size).toBe(bytes.length)
})
