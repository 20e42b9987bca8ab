// Last commit of every file of the site, asked of git once. No git, no commits, a foreign folder, a history that is cut off:
// no dates, no failure.
import { join } from 'node:path'
import type { History } from '../model/ports.ts'
import { type ProgramLimits, readProgramLines } from './program-lines.ts'

const DEFAULT_LIMIT_MS = 10_000
/** A long history takes its time, as long as it comes. */
const TOTAL_TIMES = 12
/** Several times what the longest known histories are. */
const MOST_CHARACTERS = 2 ** 30
const MOST_FILES = 2 ** 20

/**
 * History of the files below `siteDir` and the folders `beside` it, relative to it. `warn` is called once with the reason when there is none; a git that says nothing for
 * `limitMs` is none.
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
        characters: MOST_CHARACTERS,
      }).catch((error: unknown) => {
        warn(error instanceof Error ? error.message : String(error))
        return null
      })
      return cached.answer
    },
  }
}

type Change = { readonly time: number; readonly author: string }

/** Commits at the end of a shallow clone seem to touch every file; git decorates them with this word. */
const CUT_OFF = /(?:^|, )grafted(?:,|$)/
const SHALLOW =
  'the clone is shallow and dates would be wrong; fetch the whole history (git fetch --unshallow)'

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

/** Newest first: the first mention of a path wins; a rename carries the date over to the old name's history. */
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
      if (!state.current) throw new Error('git prints what is no history')
      const path = line.normalize('NFC')
      if (changes.has(path)) return
      if (changes.size >= MOST_FILES) throw new Error(`git names more than ${MOST_FILES} files`)
      changes.set(path, state.current)
      state.guessed ||= state.cutOff
    }
  }
  await readProgramLines({ command: 'git', args, cwd: siteDir, env: cleanEnvironment() }, limits, read)
  if (state.guessed) throw new Error(SHALLOW)
  return changes
}

/** Git must not be steered by the environment of the build (other folders, pagers, hooks). */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  return { ...Object.fromEntries(kept), LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' }
}
