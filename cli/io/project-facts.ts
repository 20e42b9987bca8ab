// Reads the state of a folder before it becomes a site: its files, and the git repository around it.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import glob from 'fast-glob'
import type { ProjectFacts, RepositoryFacts } from '../model/project.ts'
import { folderOf } from '../text/site-path.ts'
import { cleanEnvironment } from './git-history.ts'
import { readProgramLines } from './program-lines.ts'
import { isAbsent, isThere, unreadable } from './unreadable.ts'

/** Folders that never contain pages and may be very large. */
const SKIPPED = ['**/{node_modules,.git,.docsite,.venv,venv}/**']
/** Outputs at the root of a project. */
const AT_TOP = ['{build,dist,target,vendor}/**']
/** Files beside which folders of these names are outputs, and not pages about building. */
const MANIFEST =
  /(?:^|\/)(?:package\.json|Cargo\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|composer\.json)$/
const OUTPUT = /(?<=^|\/)(?:build|dist|target|vendor)\//g

const GIT_LIMITS = { silentMs: 5000, totalMs: 10_000, characters: 100_000 }

/** Files at the repository root that may concern the site. */
const AT_ROOT = ['.github/workflows/docs.yml', '.gitlab-ci.yml']

/** The facts of a folder, which need not exist yet. */
export async function readProjectFacts(
  dir: string,
  given: Pick<ProjectFacts, 'machineLanguage' | 'version'>,
): Promise<ProjectFacts> {
  const own = isThere(dir) ? await filesBelow(dir, { dot: true, ignore: [...SKIPPED, ...AT_TOP] }) : []
  const repository = await readRepository(dir)
  const toRoot = repository ? '../'.repeat(repository.prefix.split('/').filter(Boolean).length) : ''
  const outside =
    toRoot === '' ? [] : AT_ROOT.map((path) => toRoot + path).filter((path) => isThere(join(dir, path)))
  return {
    ...given,
    name: basename(dir),
    files: [...own.sort(), ...outside],
    repository,
    read: (path) => textOf(join(dir, path)),
  }
}

/** Files of a folder outside the site, as paths from the site folder. */
export async function filesBeside(dir: string, folder: string): Promise<readonly string[]> {
  const found = await filesBelow(join(dir, folder), { dot: false, ignore: SKIPPED })
  return found.sort().map((path) => `${folder.replace(/\/$/, '')}/${path}`)
}

/**
 * Paths below a folder. Rejects with an `EnvironmentError` if the folder cannot be read: an overlooked file would be
 * created again.
 */
async function filesBelow(
  folder: string,
  { dot, ignore }: { readonly dot: boolean; readonly ignore: string[] },
): Promise<string[]> {
  const found = (suppressErrors: boolean) =>
    glob('**/*', { cwd: folder, dot, ignore, followSymbolicLinks: false, suppressErrors })
  try {
    return withoutOutputs(await found(false))
  } catch (error) {
    // A folder without read permission is not part of the site.
    if (FORBIDDEN.has((error as NodeJS.ErrnoException).code ?? '')) return withoutOutputs(await found(true))
    throw unreadable(folder, error)
  }
}

/** Removes the outputs of packages in subfolders. */
function withoutOutputs(files: string[]): string[] {
  const packages = new Set(files.filter((file) => MANIFEST.test(file)).map(folderOf))
  return files.filter(
    (file) => ![...file.matchAll(OUTPUT)].some(({ index }) => packages.has(folderOf(file.slice(0, index)))),
  )
}

const FORBIDDEN = new Set(['EACCES', 'EPERM'])

/** The repository around a folder; null without one, or without git. */
async function readRepository(dir: string): Promise<RepositoryFacts | null> {
  const start = nearestFolder(dir)
  const git = async (...args: readonly string[]): Promise<readonly string[] | null> => {
    const lines: string[] = []
    const call = { command: 'git', args, cwd: start, env: cleanEnvironment() }
    try {
      await readProgramLines(call, GIT_LIMITS, (line) => void lines.push(line))
      return lines
    } catch {
      return null
    }
  }
  const [root, below] = (await git('rev-parse', '--show-toplevel', '--show-prefix')) ?? []
  if (!root) return null
  const line = async (...args: readonly string[]) => (await git(...args))?.[0] ?? null
  const [origin, published, current] = await Promise.all([
    line('config', '--get', 'remote.origin.url'),
    line('symbolic-ref', '--short', 'refs/remotes/origin/HEAD'),
    line('symbolic-ref', '--short', 'HEAD'),
  ])
  const rootNames = readdirSync(root)
  const missing = dir.slice(start.length).split(/[/\\]/).filter(Boolean)
  return {
    prefix: [...(below ?? '').split('/').filter(Boolean), ...missing].join('/'),
    origin,
    branch: published?.replace(/^origin\//, '') || current || 'main',
    rootNames,
    name: basename(root),
    readme: readmeAt(root, rootNames),
  }
}

function readmeAt(root: string, names: readonly string[]): string | null {
  const name = names.find((each) => /^readme\.mdx?$/i.test(each))
  return name === undefined ? null : textOf(join(root, name))
}

/**
 * Text of a file; null for a folder or a missing file. Throws `EnvironmentError` if it cannot be read: a file taken for
 * empty would be overwritten.
 */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isAbsent(error) || (error as NodeJS.ErrnoException).code === 'EISDIR') return null
    throw unreadable(file, error)
  }
}

/** The folder or its nearest existing ancestor. */
function nearestFolder(dir: string): string {
  return isThere(dir) || dirname(dir) === dir ? dir : nearestFolder(dirname(dir))
}
