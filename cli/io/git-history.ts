// Last commit of every file of the site, asked of git once. No git, no commits, a foreign folder, a history that is cut off:
// no dates, no failure.
import type { History } from '../model/ports.ts'

/** History of the files below `siteDir`. `warn` is called once with the reason when there is none. */
export function gitHistory(siteDir: string, warn: (reason: string) => void): History {
  const cached: { answer?: Promise<Awaited<ReturnType<History['lastChanges']>>> } = {}
  return {
    lastChanges: () => {
      cached.answer ??= readHistory(siteDir).catch((error: unknown) => {
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

/** Newest first: the first mention of a path wins; a rename carries the date over to the old name's history. */
async function readHistory(siteDir: string): Promise<ReadonlyMap<string, Change>> {
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
  const { spawn } = await import('node:child_process')
  const { createInterface } = await import('node:readline')
  const git = spawn('git', args, { cwd: siteDir, stdio: ['ignore', 'pipe', 'pipe'], env: cleanEnvironment() })
  const errors: string[] = []
  git.stderr.on('data', (chunk: Buffer) => void errors.push(chunk.toString()))
  const ended = new Promise<number>((resolve, reject) => {
    git.on('error', reject)
    git.on('close', (code) => resolve(code ?? 1))
  })
  const changes = new Map<string, Change>()
  const current = { time: 0, author: '' }
  const state = { cutOff: false, guessed: false }
  const read = (async () => {
    for await (const line of createInterface({ input: git.stdout })) {
      if (line.startsWith('\u0001')) {
        const [time, author, names] = line.slice(1).split('\u0002')
        state.cutOff = CUT_OFF.test(names ?? '')
        current.time = Number(time)
        current.author = author ?? ''
      } else if (line !== '') {
        const path = line.normalize('NFC')
        if (changes.has(path)) continue
        changes.set(path, { ...current })
        state.guessed ||= state.cutOff
      }
    }
  })()
  const [code] = await Promise.all([ended, read])
  if (code !== 0)
    throw new Error(`git gave no history: ${errors.join('').trim().split('\n')[0] ?? `exit ${code}`}`)
  if (state.guessed) throw new Error(SHALLOW)
  return changes
}

/** Git must not be steered by the environment of the build (other folders, pagers, hooks). */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  return { ...Object.fromEntries(kept), LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' }
}
