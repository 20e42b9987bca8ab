// Measures a run of a program from outside: wall time, CPU time including descendants, and peak memory. CPU time is
// what the kernel adds to the times of our ended children (/proc/self/stat). Memory is sampled from /proc, where each
// process keeps its own high-water mark. Without /proc both are NaN.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const SAMPLE_MS = 50
const TICKS_PER_SECOND = 100
/** Kept length of the end of the output: enough to see why a run failed. */
const KEPT_OUTPUT = 20_000

/**
 * Settings of the user for Node that would distort the measurement. With extra certificates, every start of Node reads
 * all certificates of the system, which takes longer than some of what is measured.
 */
const NOT_OURS = { NODE_EXTRA_CA_CERTS: undefined, NODE_OPTIONS: undefined }

/**
 * Runs a program to its end, or kills it and its descendants at the time limit. Resolves to an object with `seconds`,
 * `cpu`, `peak`, `peakAll`, `code`, `timedOut` and `output`; `peak` is the memory of the largest process and `peakAll`
 * of all processes together, in megabytes.
 */
export function measureRun(command, args, { cwd, env = {}, limitSeconds = Number.POSITIVE_INFINITY }) {
  const cpuBefore = childrenCpu()
  const started = performance.now()
  // Its own process group, so that the limit reaches every descendant.
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...NOT_OURS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const endGroup = () => {
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has already ended.
    }
  }
  process.on('exit', endGroup)
  const state = { output: '', timedOut: false, peak: 0, peakAll: 0 }
  const keep = (chunk) => {
    state.output = (state.output + chunk).slice(-KEPT_OUTPUT)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const sampler = setInterval(() => {
    if (performance.now() - started > limitSeconds * 1000) {
      state.timedOut = true
      endGroup()
    }
    const memory = treeMemory(child.pid)
    state.peak = Math.max(state.peak, ...memory.map(({ high }) => high))
    state.peakAll = Math.max(
      state.peakAll,
      memory.reduce((sum, { now }) => sum + now, 0),
    )
  }, SAMPLE_MS)
  return new Promise((resolve) => {
    const end = (code) => {
      const seconds = (performance.now() - started) / 1000
      clearInterval(sampler)
      process.off('exit', endGroup)
      // Leftover processes of a tool, such as a background service, must not disturb the next run.
      endGroup()
      const known = state.peak > 0
      resolve({
        seconds,
        cpu: childrenCpu() - cpuBefore,
        peak: known ? state.peak : Number.NaN,
        peakAll: known ? Math.max(state.peak, state.peakAll) : Number.NaN,
        code,
        timedOut: state.timedOut,
        output: state.output,
      })
    }
    child.on('error', (error) => {
      keep(error.message)
      end(-1)
    })
    child.on('close', (code) => end(code ?? -1))
  })
}

/** Like `measureRun`, for a Node script that must succeed. */
export async function measureNode(args, options) {
  const result = await measureRun(process.execPath, args, options)
  if (result.code !== 0) throw new Error(`${args.join(' ')} failed with ${result.code}:\n${result.output}`)
  return result
}

/** CPU seconds of our ended children and their ended descendants; NaN if the kernel does not report them. */
function childrenCpu() {
  if (!existsSync('/proc/self/stat')) return Number.NaN
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // The name in parentheses may contain spaces. User and system time of children are fields 16 and 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
}

/** Memory of a process and each of its descendants in megabytes: now, and the peak so far. */
function treeMemory(pid) {
  const found = []
  const open = [pid]
  for (const id of open) {
    try {
      const status = readFileSync(`/proc/${id}/status`, 'utf8')
      const megabytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
      found.push({ now: megabytes('VmRSS'), high: megabytes('VmHWM') })
      for (const thread of readdirSync(`/proc/${id}/task`)) {
        const children = readFileSync(`/proc/${id}/task/${thread}/children`, 'utf8')
        open.push(...children.split(' ').filter(Boolean).map(Number))
      }
    } catch {
      // The process has ended meanwhile.
    }
  }
  return found
}
