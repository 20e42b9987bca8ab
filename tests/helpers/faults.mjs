// Loaded before the program (`node --import`): counts, records or fails file calls as the test asks, blocks flushes to disk, and
// refuses connections. The instructions are JSON in the variable FAULTS.
import { createRequire, syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const require = createRequire(import.meta.url)
const fs = require('node:fs')
const { openSync: openLog, writeSync: writeLog } = fs
const { fail, trace, offline, neverFlush } = JSON.parse(process.env.FAULTS ?? '{}')

const logs = new Map()

/** Appends a line to a file, bypassing the watched calls. */
function append(file, text) {
  if (!logs.has(file)) logs.set(file, openLog(file, 'a'))
  writeLog(logs.get(file), text)
}

const MUTATING = [
  'appendFile',
  'chmod',
  'copyFile',
  'cp',
  'link',
  'mkdir',
  'mkdtemp',
  'rename',
  'rm',
  'rmdir',
  'symlink',
  'truncate',
  'unlink',
  'utimes',
  'writeFile',
]
const READING = ['readFile', 'readdir', 'stat', 'lstat', 'realpath', 'open', 'opendir']
const seen = { calls: 0, inside: false }

/** The error injected into this call, or null. */
function errorOf(name, path) {
  if (!fail || !isMainThread) return null
  const { calls, path: pattern, at, code, plain } = fail
  if (calls && !calls.includes(name)) return null
  if (pattern && !new RegExp(pattern).test(path)) return null
  seen.calls++
  if (at !== undefined && seen.calls !== at) return null
  if (plain) return new Error(plain)
  return Object.assign(new Error(`${code}: injected, ${name} '${path}'`), { code, syscall: name, path })
}

function noted(name, args) {
  const paths = name === 'link' ? args.slice(1, 2) : name === 'rename' ? args.slice(0, 2) : args.slice(0, 1)
  if (trace && MUTATING.includes(name))
    append(trace, paths.map((path) => `${JSON.stringify([name, String(path)])}\n`).join(''))
  return errorOf(name, String(args[0]))
}

for (const name of [...MUTATING, ...READING]) {
  const asynchronous = fs.promises[name]
  if (asynchronous)
    fs.promises[name] = async (...args) => {
      const error = noted(name, args)
      if (error) throw error
      return asynchronous(...args)
    }
  const synchronous = fs[`${name}Sync`]
  fs[`${name}Sync`] = Object.assign((...args) => {
    // Synchronous calls use each other; only the outermost one counts.
    if (seen.inside) return synchronous(...args)
    seen.inside = true
    try {
      const error = noted(name, args)
      if (error) throw error
      return synchronous(...args)
    } finally {
      seen.inside = false
    }
  }, synchronous)
  const callback = fs[name]
  fs[name] = Object.assign((...args) => {
    const error = noted(name, args)
    if (error) return void process.nextTick(args.at(-1), error)
    return callback(...args)
  }, callback)
}

const anything = await fs.promises.open(process.execPath)
const handles = Object.getPrototypeOf(anything)
await anything.close()
const flush = handles.sync
handles.sync = async function sync() {
  const error = noted('fsync', [''])
  if (error) throw error
  // A timer, because the process would otherwise exit by itself.
  if (neverFlush) await new Promise(() => setInterval(() => {}, 1000))
  return flush.call(this)
}

const { fdatasync } = fs
fs.fdatasync = (handle, done) => {
  const error = noted('fdatasync', [''])
  if (error) return void process.nextTick(done, error)
  fdatasync(handle, done)
}

if (offline) {
  const refuse = (what) =>
    function refused() {
      append(offline, `${what}\n`)
      throw new Error(`${what} while offline`)
    }
  const net = require('node:net')
  const dns = require('node:dns')
  const { connect } = net.Socket.prototype
  net.Socket.prototype.connect = function connectHere(...args) {
    const [options] = Array.isArray(args[0]) ? args[0] : args
    // A local socket, used to check whether another program is alive, is not a network connection.
    return options?.path ? connect.apply(this, args) : refuse('connect')()
  }
  globalThis.fetch = refuse('fetch')
  for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6']) {
    dns[name] = refuse(`dns.${name}`)
    dns.promises[name] = refuse(`dns.${name}`)
  }
}
syncBuiltinESMExports()
