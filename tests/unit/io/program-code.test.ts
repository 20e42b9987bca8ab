// Kept code saves time and never decides what a program does: whatever lies in its place, the program runs, and runs as it is.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openProgram } from '../../../cli/io/program-code.ts'

const site = { dir: '' }
beforeEach(() => {
  site.dir = mkdtempSync(join(tmpdir(), 'docsite-code-'))
  mkdirSync(join(site.dir, 'node_modules/docsite/dist'), { recursive: true })
  writeProgram('first')
})
afterEach(() => rmSync(site.dir, { recursive: true, force: true }))

const dist = () => join(site.dir, 'node_modules/docsite/dist/')
const keptDir = () => join(site.dir, 'node_modules/.cache/docsite')
const keptFile = () => join(keptDir(), readdirSync(keptDir())[0] ?? '')

/** A program as `bin/bundle.js` makes them, with functions that give the word. */
function writeProgram(word: string): void {
  const functions = Array.from({ length: 50 }, (_, at) => `function f${at}() { return '${word} ${at}' }`)
  const code = `${functions.join('\n')}\nmodule.exports = { say: () => f7(), address: DOCSITE_ADDRESS, load: DOCSITE_IMPORT, require, fail: () => { throw new Error('here') } }`
  writeFileSync(
    join(dist(), 'main.cjs'),
    `(function (require, module, DOCSITE_ADDRESS, DOCSITE_IMPORT) {"use strict";\n${code}\n})\n`,
  )
}

interface Exports {
  say(): string
  fail(): never
  address: string
  load(address: string): Promise<unknown>
  require: NodeJS.Require
}

const open = (command = 'build') => openProgram<Exports>('main', command, dist())

/** Runs the program, keeps its code, and gives what it said. */
function run(work = 10, command = 'build'): string {
  const program = open(command)
  const said = program.exports.say()
  program.keep(work)
  return said
}

/** Whether the next run takes over what lies there: it leaves it alone then. */
function isTakenOver(): boolean {
  const before = statSync(keptFile()).ino
  run()
  return statSync(keptFile()).ino === before
}

describe('kept code', () => {
  it('lies beside the installed package, one file for each command, named after Node and the machine', () => {
    expect(run()).toBe('first 7')
    run(10, 'check')
    run(10, '--version')
    const suffix = `node${process.versions.node}-${process.arch}.code`
    expect(readdirSync(keptDir())).toEqual([`main-build-${suffix}`, `main-check-${suffix}`])
  })

  it('is taken over by the next run', () => {
    run()
    expect(isTakenOver()).toBe(true)
    expect(run()).toBe('first 7')
  })

  it('is replaced by that of a run that did much more, and by no other', () => {
    run(10)
    const first = statSync(keptFile()).ino
    run(20)
    expect(statSync(keptFile()).ino).toBe(first)
    run(21)
    expect(statSync(keptFile()).ino).not.toBe(first)
  })

  it('of another program of the same length is ignored and replaced', () => {
    run()
    writeProgram('other')
    expect(run()).toBe('other 7')
    expect(isTakenOver()).toBe(true)
    expect(run()).toBe('other 7')
  })

  it('of an engine with other flags is ignored and replaced', () => {
    run()
    const bytes = readFileSync(keptFile())
    bytes.writeUInt32LE((bytes.readUInt32LE(8) ^ 1) >>> 0, 8)
    writeFileSync(keptFile(), bytes)
    expect(isTakenOver()).toBe(false)
    expect(isTakenOver()).toBe(true)
  })

  it('that is damaged anywhere is ignored and replaced', () => {
    run()
    const whole = readFileSync(keptFile())
    for (const at of [4, 12, 16, 24, 60, Math.floor(whole.length / 2), whole.length - 1]) {
      const bytes = Buffer.from(whole)
      bytes.writeUInt8(bytes.readUInt8(at) ^ 0x10, at)
      writeFileSync(keptFile(), bytes)
      expect(run(), `byte ${at}`).toBe('first 7')
      expect(readFileSync(keptFile()).equals(bytes), `byte ${at}`).toBe(false)
    }
  })

  it('that is cut short is ignored and replaced', () => {
    run()
    const whole = readFileSync(keptFile())
    for (const length of [0, 3, 15, 16, 17, 100, whole.length - 1]) {
      writeFileSync(keptFile(), whole.subarray(0, length))
      expect(run(), `${length} bytes`).toBe('first 7')
      expect(statSync(keptFile()).size, `${length} bytes`).toBeGreaterThan(length)
    }
  })

  it('that cannot be written is done without', () => {
    writeFileSync(join(site.dir, 'node_modules/.cache'), 'a file in the place of a folder')
    expect(run()).toBe('first 7')
    expect(readFileSync(join(site.dir, 'node_modules/.cache'), 'utf8')).toBe(
      'a file in the place of a folder',
    )
  })

  it('that cannot be put in its place leaves nothing behind', () => {
    run()
    const place = keptFile()
    rmSync(place)
    mkdirSync(join(place, 'inside'), { recursive: true })
    expect(run()).toBe('first 7')
    expect(readdirSync(keptDir())).toHaveLength(1)
  })

  it('is neither read nor written when Node is told so', () => {
    process.env.NODE_DISABLE_COMPILE_CACHE = '1'
    try {
      run()
    } finally {
      delete process.env.NODE_DISABLE_COMPILE_CACHE
    }
    expect(readdirSync(join(site.dir, 'node_modules'))).toEqual(['docsite'])
  })
})

describe('a program', () => {
  it('is given what modules are given', async () => {
    for (const _run of [1, 2]) {
      const { address, load, require } = open().exports
      expect(address).toBe(new URL(`file://${dist()}main.cjs`).href)
      expect(await load('data:text/javascript,export const value = 5')).toMatchObject({ value: 5 })
      expect(require('node:path')).toBe(await import('node:path').then((path) => path.default))
      run()
    }
  })

  it('names its file and line in a stack, also with kept code', () => {
    for (const _run of [1, 2]) {
      expect(stackOf(() => open().exports.fail())).toContain(`${join(dist(), 'main.cjs')}:52:`)
      run()
    }
  })
})

function stackOf(fail: () => never): string {
  try {
    return fail()
  } catch (error) {
    return error instanceof Error ? (error.stack ?? '') : ''
  }
}
