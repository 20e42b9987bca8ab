// Programs that check configurations and scripts, where this machine has them.
import { spawnSync } from 'node:child_process'

/** Whether a program is to be found. */
export const hasProgram = (name: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0

/** Runs a program; what it says when it is not content, nothing otherwise. */
export function complaintOf(program: string, args: readonly string[], input?: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { input, encoding: 'utf8' })
  if (error) return error.message
  return status === 0 ? '' : `${stdout}${stderr}` || `ended with ${status}`
}

/** What a program says, however it ends. */
export function saidBy(program: string, args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  return `${stdout}${stderr}`
}
