// Commands of each package manager for installing and running a project's dependencies.
import type { ProjectFacts } from '../../model/project.ts'

/** Commands of a package manager. */
export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn' | 'bun'
  readonly install: string
  /** Installs a package from a local file. */
  readonly add: string
  /** Installs exactly the versions in the lock file. */
  readonly ci: string
  /** Runs a script of package.json. */
  readonly run: string
  /** Runs a program of an installed package. */
  readonly exec: string
  /** Workflow steps before the first command. */
  readonly githubSetup: string
  readonly gitlabSetup: readonly string[]
  readonly image: string
}

const NODE = 'node:22'
const COREPACK = {
  githubSetup: '      - run: corepack enable\n',
  gitlabSetup: ['corepack enable'],
  image: NODE,
}

const NPM: PackageManager = {
  name: 'npm',
  install: 'npm install',
  add: 'npm install -D',
  ci: 'npm ci',
  run: 'npm run',
  exec: 'npx',
  githubSetup: '',
  gitlabSetup: [],
  image: NODE,
}

const LOCK_FILES: readonly (readonly [lockFile: string, manager: PackageManager])[] = [
  ['package-lock.json', NPM],
  [
    'pnpm-lock.yaml',
    {
      ...COREPACK,
      name: 'pnpm',
      install: 'pnpm install',
      add: 'pnpm add -D',
      ci: 'pnpm install --frozen-lockfile',
      run: 'pnpm',
      exec: 'pnpm exec',
    },
  ],
  [
    'yarn.lock',
    {
      ...COREPACK,
      name: 'yarn',
      install: 'yarn install',
      add: 'yarn add -D',
      ci: 'yarn install --frozen-lockfile',
      run: 'yarn',
      exec: 'yarn',
    },
  ],
  ...['bun.lock', 'bun.lockb'].map(
    (lockFile) =>
      [
        lockFile,
        {
          ...NPM,
          name: 'bun',
          install: 'bun install',
          add: 'bun add -d',
          ci: 'bun install --frozen-lockfile',
          run: 'bun run',
          exec: 'bunx',
          githubSetup: '      - uses: oven-sh/setup-bun@v2\n',
          gitlabSetup: ['npm install --global bun'],
        },
      ] as const,
  ),
]

/**
 * The package manager whose lock file is in the folder or, for a workspace, at the root of its repository; npm
 * otherwise.
 */
export function packageManager({
  files,
  repository,
}: Pick<ProjectFacts, 'files'> & Partial<Pick<ProjectFacts, 'repository'>>): PackageManager {
  const at = (names: readonly string[]) => LOCK_FILES.find(([lockFile]) => names.includes(lockFile))?.[1]
  return at(files) ?? at(repository?.rootNames ?? []) ?? NPM
}
