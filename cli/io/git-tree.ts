// Writes the files of a git revision to a separate folder, without touching the repository's working tree or index.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { cleanEnvironment } from './git-history.ts'
import { readProgramLines } from './program-lines.ts'

const LIMITS = { silentMs: 60_000, totalMs: 600_000, characters: 1_000_000 }

/** Runs git in a folder and resolves to its output lines. */
async function linesOf(
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<readonly string[]> {
  const lines: string[] = []
  const call = { command: 'git', args, cwd, env: { ...cleanEnvironment(), ...env } }
  await readProgramLines(call, LIMITS, (line) => void lines.push(line))
  return lines
}

/** Like `linesOf`, but resolves to the first line. */
const git = async (...call: Parameters<typeof linesOf>): Promise<string> => (await linesOf(...call))[0] ?? ''

/** Commit hash of a tag, branch or other revision; null if git does not know it. */
export async function commitOf(revision: string, dir: string): Promise<string | null> {
  try {
    const name = `${revision}^{commit}`
    return (await git(dir, ['rev-parse', '--verify', '--quiet', '--end-of-options', name])) || null
  } catch {
    return null
  }
}

/**
 * Writes all files of a commit into `target`, which must not exist; resolves to the folder that corresponds to `dir` in
 * it. Throws `Error`.
 */
export async function checkOutTree(commit: string, dir: string, target: string): Promise<string> {
  const [top, prefix] = [
    await git(dir, ['rev-parse', '--show-toplevel']),
    await git(dir, ['rev-parse', '--show-prefix']),
  ]
  mkdirSync(target, { recursive: true })
  const index = { GIT_INDEX_FILE: join(target, '.index') }
  await git(top, ['read-tree', commit], index)
  await git(top, ['checkout-index', '--all', '--quiet', `--prefix=${join(target, 'tree')}/`], index)
  return join(target, 'tree', prefix)
}

/** Tracked files below a folder that were renamed since a revision: old path -> new path; empty without git. */
export async function renamedFiles(dir: string, since: string): Promise<ReadonlyMap<string, string>> {
  const args = ['diff', '--name-status', '--find-renames', '--diff-filter=R', '--relative', since, '--', '.']
  try {
    const lines = await linesOf(dir, ['-c', 'core.quotePath=false', ...args])
    const pairs = lines.map((line) => line.normalize().split('\t'))
    return new Map(pairs.flatMap(([, from, to]) => (from && to ? [[from, to] as const] : [])))
  } catch {
    return new Map()
  }
}

/**
 * Commit at which this branch left the remote's main branch or, without one, its upstream branch; null if there is
 * neither.
 */
export async function forkPoint(dir: string): Promise<string | null> {
  for (const name of ['origin/HEAD', '@{upstream}', 'origin/main', 'origin/master']) {
    try {
      return (await git(dir, ['merge-base', 'HEAD', name])) || null
    } catch {
      // No such branch.
    }
  }
  return null
}
