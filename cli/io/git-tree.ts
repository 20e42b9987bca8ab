// The files of a git revision in a folder of their own, made without touching the working tree or the index of the repository.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { cleanEnvironment } from './git-history.ts'
import { readProgramLines } from './program-lines.ts'

const LIMITS = { silentMs: 60_000, totalMs: 600_000, characters: 1_000_000 }

/** Runs git in a folder and resolves to its lines. */
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

/** The same, to its first line. */
const git = async (...call: Parameters<typeof linesOf>): Promise<string> => (await linesOf(...call))[0] ?? ''

/** Hash of the commit that a tag, a branch or another name stands for; null where git knows none of that name. */
export async function commitOf(revision: string, dir: string): Promise<string | null> {
  try {
    const name = `${revision}^{commit}`
    return (await git(dir, ['rev-parse', '--verify', '--quiet', '--end-of-options', name])) || null
  } catch {
    return null
  }
}

/** Writes all files of a commit into `target`, which must not exist; resolves to where the files of `dir` are in it. Throws `Error`. */
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

/** Files below a folder that were renamed since a revision, as the index has it: path before -> path now; none without git. */
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

/** The commit where this branch left the main branch of the remote, else what it follows there; null where there is neither. */
export async function forkPoint(dir: string): Promise<string | null> {
  for (const name of ['origin/HEAD', '@{upstream}', 'origin/main', 'origin/master']) {
    try {
      return (await git(dir, ['merge-base', 'HEAD', name])) || null
    } catch {
      // There is none of that name.
    }
  }
  return null
}
