// Loaded before the program (`node --require`): counts the file calls of its main thread and, from the n-th on, lets one of them
// or all later ones fail, writes or reads too little, ends the process or sends it a signal. What to do comes as JSON in the
// variable DOCSITE_FAULT (see `Fault` in trial.ts); what was hit goes into the file `log`, or, where calls are counted, a line for
// each with the codes that it can fail with, and last the number of single reads and writes.
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')
const { isMainThread } = require('node:worker_threads')

let fault = JSON.parse(process.env.DOCSITE_FAULT ?? '{}')
const { appendFileSync, openSync, closeSync, writeSync } = fs
const state = { calls: 0, depth: 0, done: false, left: 0, log: '', codes: [], parts: 0 }
/** Open files of the installed program: what happens to those is no fault of a site's disk. */
const ownHandles = new Set()

/** Calls by what they need, which decides which codes they can fail with. */
const OPENS = ['open', 'opendir', 'readFile', 'readdir', 'mkdtemp', 'copyFile', 'cp']
const WRITES = [
  'writeFile',
  'appendFile',
  'write',
  'writev',
  'mkdir',
  'mkdtemp',
  'link',
  'symlink',
  'copyFile',
  'cp',
  'truncate',
  'ftruncate',
  'fsync',
  'fdatasync',
  'datasync',
  'sync',
]
const CHANGES = [...WRITES, 'chmod', 'fchmod', 'chown', 'rename', 'rm', 'rmdir', 'unlink', 'utimes']
const READS = [
  'readFile',
  'read',
  'readv',
  'readdir',
  'opendir',
  'stat',
  'lstat',
  'fstat',
  'realpath',
  'readlink',
  'exists',
  'access',
  'statfs',
]
const ALL = [...new Set([...OPENS, ...CHANGES, ...READS, 'close'])]
const BY_CODE = {
  ENOSPC: WRITES,
  EDQUOT: WRITES,
  EROFS: CHANGES,
  EMFILE: OPENS,
  EACCES: ALL.filter(
    (name) =>
      ![
        'read',
        'readv',
        'write',
        'writev',
        'close',
        'fstat',
        'fsync',
        'fdatasync',
        'datasync',
        'sync',
      ].includes(name),
  ),
  EIO: ALL,
}
const SHORT = ['write', 'writev', 'read', 'readv']

/** Whether an open of a file is one for writing. */
const opensForWriting = (name, args) =>
  name === 'open' && args[1] !== undefined && args[1] !== 'r' && args[1] !== 0

/** Whether a call can fail with a code. */
function canFail(code, name, args) {
  if (BY_CODE[code].includes(name)) return true
  return ['ENOSPC', 'EDQUOT', 'EROFS'].includes(code) ? opensForWriting(name, args) : name === 'open'
}

const isApplicable = (name, args) => fault.kind !== 'error' || canFail(fault.code, name, args)

/** Whether a call is looked at that another one makes: short counts are of single reads and writes, not of what is made of them. */
const isPart = (name) => SHORT.includes(name) && (fault.kind === 'short' || fault.kind === 'count')

function isOwn(subject) {
  if (typeof subject === 'number') return subject <= 2 || ownHandles.has(subject)
  const path = subject instanceof URL ? subject.pathname : String(subject)
  return path.startsWith(fault.toolDir) || path.startsWith('/proc/self/fd') || /^\/dev\/(?!shm\/)/.test(path)
}

const note = (text) => {
  state.log += `${text}\n`
  if (fault.log === undefined) return
  state.depth++
  try {
    appendFileSync(fault.log, `${text}\n`)
  } finally {
    state.depth--
  }
}

function count(name, args) {
  if (SHORT.includes(name)) state.parts++
  if (state.depth === 0) state.codes.push(Object.keys(BY_CODE).filter((code) => canFail(code, name, args)))
}

/** Counts a call; what is to happen to it, if anything. */
function hit(name, args) {
  if (fault.kind === 'idle' || isOwn(args[0])) return null
  if (fault.kind === 'count') return void count(name, args)
  if (fault.kind === 'short' && !SHORT.includes(name)) return null
  state.calls++
  if (!(state.calls >= fault.at) || (state.done && !fault.stays)) return null
  if (!isApplicable(name, args)) return null
  if (!state.done) note(`${state.calls} ${name} ${typeof args[0] === 'number' ? '<handle>' : args[0]}`)
  state.done = true
  if (fault.kind === 'kill') process.kill(process.pid, 'SIGKILL')
  if (fault.kind === 'signal') process.kill(process.pid, fault.signal)
  if (fault.kind === 'jump') state.left = fault.clockMs
  return fault.kind === 'error' || fault.kind === 'short' ? fault.kind : null
}

const errorOf = (name, args) => {
  const path = typeof args[0] === 'number' ? undefined : String(args[0])
  const { code } = fault
  const error = new Error(`${code}: injected, ${name}${path === undefined ? '' : ` '${path}'`}`)
  return Object.assign(error, {
    code,
    errno: -5,
    syscall: name === 'writeFile' || name === 'readFile' ? 'open' : name,
    ...(path === undefined ? {} : { path }),
  })
}

/** A disk that fills up takes the beginning of a file. */
function takeBeginning(name, args) {
  if (name !== 'writeFile' || !['ENOSPC', 'EDQUOT', 'EIO'].includes(fault.code) || fault.at % 2 === 0) return
  if (typeof args[0] === 'number' || args[1] === undefined) return
  const options = args[2]
  const flag = (typeof options === 'object' && options?.flag) || 'w'
  try {
    const bytes = Buffer.from(args[1])
    const handle = openSync(args[0], flag)
    writeSync(handle, bytes, 0, bytes.length >> 1)
    closeSync(handle)
  } catch {}
}

/** Arguments of a read or write that gets half of what it asked for. */
function halved(name, args) {
  const [handle, what, offset, length, ...rest] = args
  if (name.endsWith('v')) {
    const first = what.find((part) => part.byteLength > 1)
    return first ? [handle, [first.subarray(0, first.byteLength >> 1)], ...args.slice(2)] : args
  }
  if (typeof what === 'string') {
    const bytes = Buffer.from(what)
    return [
      handle,
      bytes,
      0,
      Math.max(1, bytes.length >> 1),
      ...(typeof args.at(-1) === 'function' ? [null, args.at(-1)] : []),
    ]
  }
  if (typeof offset === 'object' && offset !== null)
    return [
      handle,
      what,
      { ...offset, length: Math.max(1, (offset.length ?? what.byteLength) >> 1) },
      ...args.slice(3),
    ]
  if (typeof offset === 'function') return [handle, what, 0, Math.max(1, what.byteLength >> 1), null, offset]
  const from = offset ?? 0
  const all = length ?? what.byteLength - from
  return all > 1 ? [handle, what, from, all >> 1, ...rest] : args
}

/** The module loader reads through the same functions. */
const isLoader = () => new Error().stack?.split('\n')[3]?.includes('node:internal/') === true

function watchSync(name, call) {
  return function watched(...args) {
    const isNested = state.depth > 0
    if (isNested && !isPart(name)) return call.apply(this, args)
    const what = isLoader() ? null : hit(name, args)
    if (what === 'short') return call.apply(this, halved(name, args))
    if (what === 'error') {
      if (name === 'close') call.apply(this, args)
      if (name === 'exists') return false
      takeBeginning(name, args)
      throw errorOf(name, args)
    }
    state.depth++
    try {
      const result = call.apply(this, args)
      if (name === 'open' && isOwn(args[0])) ownHandles.add(result)
      return result
    } finally {
      state.depth--
      if (name === 'close') ownHandles.delete(args[0])
    }
  }
}

function watchCallback(name, call) {
  return function watched(...args) {
    const done = args.at(-1)
    if (state.depth > 0 || typeof done !== 'function') return call.apply(this, args)
    const what = hit(name, args)
    if (what === 'short') return call.apply(this, halved(name, args))
    if (what !== 'error') return call.apply(this, args)
    const error = errorOf(name, args)
    if (name === 'close') return call.apply(this, [args[0], () => done(error)])
    if (name === 'exists') return void process.nextTick(done, false)
    takeBeginning(name, args)
    process.nextTick(done, error)
  }
}

const handles = new WeakSet()

function watchPromise(name, call) {
  return async function watched(...args) {
    const what = isLoader() ? null : hit(name, args)
    if (what === 'error') {
      takeBeginning(name, args)
      throw errorOf(name, args)
    }
    const result = await call.apply(this, args)
    if (name === 'open') watchHandles(result)
    return result
  }
}

/** Methods of open files, at the first one. */
function watchHandles(handle) {
  const methods = Object.getPrototypeOf(handle)
  if (handles.has(methods)) return
  handles.add(methods)
  for (const name of [
    'sync',
    'datasync',
    'read',
    'write',
    'readFile',
    'writeFile',
    'stat',
    'chmod',
    'truncate',
    'close',
  ]) {
    const call = methods[name]
    methods[name] = async function watched(...args) {
      const what = hit(name, [this.fd, ...args])
      if (what === 'error') {
        if (name === 'close') await call.apply(this, args)
        throw errorOf(name, [this.fd])
      }
      if (what === 'short') return call.apply(this, halved(name, [this.fd, ...args]).slice(1))
      return call.apply(this, args)
    }
  }
}

function moveClock() {
  const Real = Date
  const now = () => Real.now() + state.left
  globalThis.Date = class MovedDate extends Real {
    constructor(...args) {
      super(...(args.length === 0 ? [now()] : args))
    }
    static now() {
      return now()
    }
  }
}

if (isMainThread && fault.kind !== undefined) {
  if (fault.clockMs !== undefined) {
    if (fault.kind === 'clock') state.left = fault.clockMs
    moveClock()
  }
  for (const name of [...ALL, 'fchown']) {
    const [sync, callback, promise] = [fs[`${name}Sync`], fs[name], fs.promises[name]]
    if (sync) fs[`${name}Sync`] = Object.assign(watchSync(name, sync), sync)
    if (sync?.native) fs[`${name}Sync`].native = watchSync(name, sync.native)
    if (callback) fs[name] = Object.assign(watchCallback(name, callback), callback)
    if (promise) fs.promises[name] = watchPromise(name, promise)
  }
  /** Sets what is to happen from now on; what was hit since it was called last. */
  globalThis[Symbol.for('docsite.fault')] = (next) => {
    const { log } = state
    fault = next
    Object.assign(state, { calls: 0, done: false, log: '' })
    return log
  }
  syncBuiltinESMExports()
  if (fault.kind === 'count')
    process.on('exit', () => note([...state.codes.map((codes) => codes.join(' ')), state.parts].join('\n')))
}
