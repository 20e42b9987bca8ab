// Runs another program and reads what it prints, line by line. It may hang, be stopped, print without an end or leave programs
// of its own behind: then it is ended with all it started, and there is an error to tell.
import type { ChildProcess } from 'node:child_process'

/** What is run, and where. */
export interface ProgramCall {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

/** How long a program may be silent, how long it may run, and how many characters it may print. */
export interface ProgramLimits {
  readonly silentMs: number
  readonly totalMs: number
  readonly characters: number
}

const LONGEST_LINE = 1_000_000
const LONGEST_ERROR = 4000
/** Where a process can lead a group, it is ended together with what it started. */
const HAS_GROUPS = process.platform !== 'win32'

/** Gives each line of standard output to `take`, which may throw to end the program. Rejects unless the program ends well. */
export async function readProgramLines(
  { command, args, cwd, env }: ProgramCall,
  limits: ProgramLimits,
  take: (line: string) => void,
): Promise<void> {
  const { spawn } = await import('node:child_process')
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: HAS_GROUPS })
  const kill = () => endGroup(child)
  const late = (ms: number, fail: (error: Error) => void) =>
    setTimeout(() => fail(new Error(`${command} does not end within ${ms / 1000} s`)), ms)
  const timers: NodeJS.Timeout[] = []
  process.once('exit', kill)
  try {
    await new Promise<void>((resolve, reject) => {
      const lines = lineReader(command, limits.characters, take)
      const silence = late(limits.silentMs, reject)
      timers.push(silence, late(limits.totalMs, reject))
      const errors = { text: '' }
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        errors.text = `${errors.text}${text}`.slice(0, LONGEST_ERROR)
      })
      const attempt = (step: () => void) => {
        try {
          step()
        } catch (error) {
          reject(error)
        }
      }
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        silence.refresh()
        attempt(() => lines.read(text))
      })
      child.on('error', reject)
      child.on('close', (code, signal) => {
        const [said] = errors.text.trim().split('\n')
        if (code !== 0) reject(new Error(said || `${command} ended with ${signal ?? `exit code ${code}`}`))
        attempt(lines.end)
        resolve()
      })
    })
  } finally {
    for (const timer of timers) clearTimeout(timer)
    process.off('exit', kill)
    kill()
    child.stdout.destroy()
    child.stderr.destroy()
  }
}

/** Cuts text into lines, as long as there is not too much of it. */
function lineReader(command: string, most: number, take: (line: string) => void) {
  const state = { rest: '', characters: 0, isOver: false }
  const refuse = (what: string): never => {
    state.isOver = true
    throw new Error(`${command} prints ${what}`)
  }
  return {
    read(text: string) {
      if (state.isOver) return
      state.characters += text.length
      if (state.characters > most) refuse(`more than ${most} characters`)
      const lines = `${state.rest}${text}`.split('\n')
      state.rest = lines.pop() ?? ''
      if (state.rest.length > LONGEST_LINE) refuse('a line without an end')
      for (const line of lines) take(line)
    },
    end() {
      if (state.rest !== '') take(state.rest)
    },
  }
}

/** Ends a program and what it started, whatever state they are in. */
function endGroup(child: ChildProcess): void {
  const { pid } = child
  if (pid === undefined) return
  try {
    if (HAS_GROUPS) process.kill(-pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // It has ended, and nothing of it is left.
  }
}
