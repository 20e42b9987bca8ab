// Runs another program and reads its output line by line. The program may hang, be stopped, print endlessly or leave
// child processes behind: then it is killed with everything it started, and an error says so.
import type { ChildProcess } from 'node:child_process'

/** Command to run. */
export interface ProgramCall {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

/** Limits of a program: longest silence, total run time, and number of characters printed. */
export interface ProgramLimits {
  readonly silentMs: number
  readonly totalMs: number
  readonly characters: number
}

const LONGEST_LINE = 1_000_000
const LONGEST_ERROR = 4000
/** Where process groups exist, a program is killed together with everything it started. */
const HAS_GROUPS = process.platform !== 'win32'

/** Passes each line of stdout to `take`, which may throw to stop the program. Rejects unless the program succeeds. */
export async function readProgramLines(
  { command, args, cwd, env }: ProgramCall,
  limits: ProgramLimits,
  take: (line: string) => void,
): Promise<void> {
  const { spawn } = await import('node:child_process')
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: HAS_GROUPS })
  const kill = () => endGroup(child)
  const late = (ms: number, fail: (error: Error) => void) =>
    setTimeout(() => fail(new Error(`${command} did not finish within ${ms / 1000} s`)), ms)
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
        if (code !== 0)
          reject(
            new Error(
              said ||
                `${command} ${signal === null ? `exited with code ${code}` : `was killed by ${signal}`}`,
            ),
          )
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

/** Splits text into lines, up to a total length. */
function lineReader(command: string, most: number, take: (line: string) => void) {
  const state = { rest: '', characters: 0, isOver: false }
  const refuse = (what: string): never => {
    state.isOver = true
    throw new Error(`${command} printed ${what}`)
  }
  return {
    read(text: string) {
      if (state.isOver) return
      state.characters += text.length
      if (state.characters > most) refuse(`more than ${most} characters`)
      const lines = `${state.rest}${text}`.split('\n')
      state.rest = lines.pop() ?? ''
      if (state.rest.length > LONGEST_LINE) refuse('a line that is too long')
      for (const line of lines) take(line)
    },
    end() {
      if (state.rest !== '') take(state.rest)
    },
  }
}

/** Kills a program and everything it started, in any state. */
function endGroup(child: ChildProcess): void {
  const { pid } = child
  if (pid === undefined) return
  try {
    if (HAS_GROUPS) process.kill(-pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // Everything has already ended.
  }
}
