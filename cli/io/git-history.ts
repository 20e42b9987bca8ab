// Last commit of every file of the site, read from git once. Without git or commits, outside a repository or in a
// shallow clone there are no dates, and no failure.
import { join } from 'node:path'
import type { History } from '../model/ports.ts'
import { type ProgramLimits, readProgramLines } from './program-lines.ts'

const DEFAULT_LIMIT_MS = 10_000
/** The total limit is this multiple of the limit for silence: a long history takes time, but keeps printing. */
const TOTAL_TIMES = 12
/** Several times the size of the longest known histories. */
const MAX_CHARACTERS = 2 ** 30
const MAX_FILES = 2 ** 20

/**
 * History of the files below `siteDir` and in the folders `beside` it, with paths relative to `siteDir`. `warn` is
 * called once with the reason if there is no history. Git counts as unavailable if it prints nothing for `limitMs`.
 */
export function gitHistory(
  siteDir: string,
  warn: (reason: string) => void,
  limitMs = DEFAULT_LIMIT_MS,
  beside: () => readonly string[] = () => [],
): History {
  const cached: { answer?: Promise<Awaited<ReturnType<History['lastChanges']>>> } = {}
  return {
    lastChanges: () => {
      cached.answer ??= readHistories(siteDir, beside(), {
        silentMs: limitMs,
        totalMs: TOTAL_TIMES * limitMs,
        characters: MAX_CHARACTERS,
      }).catch((error: unknown) => {
        warn(error instanceof Error ? error.message : String(error))
        return null
      })
      return cached.answer
    },
  }
}

type Change = { readonly time: number; readonly author: string }

/** Commits at the boundary of a shallow clone appear to touch every file; git marks them with this word. */
const CUT_OFF = /(?:^|, )grafted(?:,|$)/
const SHALLOW =
  'the clone is shallow, so dates would be wrong; fetch the whole history (git fetch --unshallow)'

async function readHistories(
  siteDir: string,
  beside: readonly string[],
  limits: ProgramLimits,
): Promise<ReadonlyMap<string, Change>> {
  const parts = await Promise.all(
    ['', ...beside].map(async (folder) => {
      const changes = await readHistory(join(siteDir, folder), limits)
      return [...changes].map(
        ([path, change]) => [folder === '' ? path : `${folder}/${path}`, change] as const,
      )
    }),
  )
  return new Map(parts.flat())
}

/**
 * Newest first, so the first mention of a path wins. Renames are not followed: a renamed file has the date of the
 * rename.
 */
async function readHistory(siteDir: string, limits: ProgramLimits): Promise<ReadonlyMap<string, Change>> {
  const args = [
    '-c',
    'core.quotePath=false',
    'log',
    '--no-show-signature',
    '--format=%x01%ct%x02%an%x02%D',
    '--name-only',
    '--relative',
    '--no-renames',
    '--',
    '.',
  ]
  const changes = new Map<string, Change>()
  const state: { current?: Change; cutOff: boolean; guessed: boolean } = { cutOff: false, guessed: false }
  const read = (line: string) => {
    if (line.startsWith('\u0001')) {
      const [time, author = '', names = ''] = line.slice(1).split('\u0002')
      state.cutOff = CUT_OFF.test(names)
      state.current = { time: Number(time), author }
    } else if (line !== '') {
      if (!state.current) throw new Error('git printed something other than a history')
      const path = line.normalize('NFC')
      if (changes.has(path)) return
      if (changes.size >= MAX_FILES) throw new Error(`git lists more than ${MAX_FILES} files`)
      changes.set(path, state.current)
      state.guessed ||= state.cutOff
    }
  }
  await readProgramLines({ command: 'git', args, cwd: siteDir, env: cleanEnvironment() }, limits, read)
  if (state.guessed) throw new Error(SHALLOW)
  return changes
}

/** The environment of the build must not affect git (other folders, pagers, hooks). */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  return { ...Object.fromEntries(kept), LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' }
}
