// Opens a program of dist/ with the code that the engine made of it in an earlier run. Parsing and compiling the program takes
// longer than all that a warm build does; taking over its bytecode takes a few milliseconds. Node keeps the code of modules
// only from version 22 on, so the programs are scripts, and this does for them what Node does there.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cachedDataVersionTag } from 'node:v8'
import { Script } from 'node:vm'
import { threadId } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import { untuneEngine } from './engine.ts'
import { removeFile } from './remove-file.ts'

/** A program that runs. */
export interface OpenProgram<Exports> {
  readonly exports: Exports
  /**
   * Keeps the code that has run so far for the next run. `work` tells how much was done, and so how much of the program has
   * run: kept code is replaced only by that of a run that did much more.
   */
  keep(work: number): void
}

/** What a bundled program is: a function of what modules are given, see `bin/bundle.js`. */
type ProgramFunction = (
  require: NodeJS.Require,
  module: { exports: unknown },
  address: string,
  load: (address: string) => Promise<unknown>,
) => void

/** Code of a run with the work it did. */
interface KeptCode {
  readonly code: Buffer
  readonly work: number
}

/** Where code is kept, and of what source it is the code. */
interface Place {
  readonly file: string
  readonly sourceSum: number
}

/** Before kept code stand four numbers: work, source, engine with its flags, and a checksum, for V8 trusts its bytes. */
const HEAD_BYTES = 16
const MUCH_MORE_TIMES = 2

/**
 * Opens `dist/<name>.cjs`. Commands run different parts of it, so that each keeps its own code. Code that does not fit, or
 * cannot be read or written, is no code: the program runs all the same.
 */
export function openProgram<Exports>(
  name: string,
  command: string | undefined,
  dist = fileURLToPath(new URL('.', import.meta.url)),
): OpenProgram<Exports> {
  const file = join(dist, `${name}.cjs`)
  const variant = `${name}-${command === 'check' || command === 'serve' ? command : 'build'}`
  const { script, place, knownWork } = compile(file, keptFile(dist, variant))
  const run = script.runInThisContext() as ProgramFunction
  const module = { exports: {} }
  run(createRequire(file), module, pathToFileURL(file).href, (address) => import(address))
  return {
    exports: module.exports as Exports,
    keep(work) {
      if (work <= MUCH_MORE_TIMES * knownWork) return
      untuneEngine()
      writeCode(place, { code: script.createCachedData(), work })
    },
  }
}

/** Apart, so that the texts read here are let go while the program runs. No work is known where no code was taken over. */
function compile(file: string, codeFile: string): { script: Script; place: Place; knownWork: number } {
  const source = readFileSync(file)
  const place = { file: codeFile, sourceSum: crc32(source) }
  const kept = readCode(place)
  // All characters are ASCII: a byte each in memory.
  const script = new Script(source.toString('latin1'), {
    filename: file,
    ...(kept ? { cachedData: kept.code } : {}),
  })
  return { script, place, knownWork: kept && !script.cachedDataRejected ? kept.work : -1 }
}

/** Where packages keep what can be made again: beside the installed package, or in the packages of a checkout. */
function keptFile(dist: string, name: string): string {
  const folder = dirname(dist)
  const around = dirname(folder)
  const packages = basename(around) === 'node_modules' ? around : join(folder, 'node_modules')
  return join(packages, '.cache', 'docsite', `${name}-node${process.versions.node}-${process.arch}.code`)
}

function readCode(place: Place): KeptCode | null {
  if (process.env.NODE_DISABLE_COMPILE_CACHE) return null
  try {
    const bytes = readFileSync(place.file)
    const kept = { code: bytes.subarray(HEAD_BYTES), work: bytes.readUInt32LE() }
    return headOf(place, kept).equals(bytes.subarray(0, HEAD_BYTES)) ? kept : null
  } catch {
    return null
  }
}

/** Written aside and moved into place, so that no other process sees a part. */
function writeCode(place: Place, kept: KeptCode): void {
  if (process.env.NODE_DISABLE_COMPILE_CACHE) return
  const aside = `${place.file}.${process.pid}-${threadId}`
  try {
    mkdirSync(dirname(place.file), { recursive: true })
    writeFileSync(aside, Buffer.concat([headOf(place, kept), kept.code]))
    renameSync(aside, place.file)
  } catch {
    removeFile(aside)
  }
}

function headOf({ sourceSum }: Place, { code, work }: KeptCode): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  const numbers = [work, sourceSum, cachedDataVersionTag(), crc32(code)]
  for (const [index, value] of numbers.entries()) head.writeUInt32LE(value, 4 * index)
  return head
}
