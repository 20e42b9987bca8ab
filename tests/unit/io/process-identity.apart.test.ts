// What a process knows of itself: all of it, or that it cannot be told just now.
import { readFileSync, readlinkSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { thisSystem } from '../../../cli/io/process-identity.ts'
import { EnvironmentError } from '../../../cli/model/ports.ts'

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return { ...fs, readFileSync: vi.fn(fs.readFileSync), readlinkSync: vi.fn(fs.readlinkSync) }
})

const failWith = (code: string) => () => {
  throw Object.assign(new Error(code), { code, syscall: 'open' })
}

beforeEach(() => vi.restoreAllMocks())

describe.runIf(process.platform === 'linux')('a process', () => {
  it.each(['EMFILE', 'ENFILE', 'EIO', 'ENOMEM'])('that cannot read who it is for %s says so', (code) => {
    vi.mocked(readFileSync).mockImplementationOnce(failWith(code))
    expect(() => thisSystem.identify(process.pid)).toThrow(EnvironmentError)
    vi.mocked(readlinkSync).mockImplementationOnce(failWith(code))
    expect(() => thisSystem.identify(process.pid)).toThrow(EnvironmentError)
    vi.mocked(readFileSync).mockImplementationOnce(failWith(code))
    expect(() => thisSystem.startOf(process.pid)).toThrow(EnvironmentError)
  })

  it('on a system that does not tell everything does without', () => {
    vi.mocked(readFileSync).mockImplementationOnce(failWith('EACCES'))
    expect(thisSystem.identify(process.pid)).toMatchObject({ boot: '', pid: process.pid })
  })
})
