// The pipelines of a new site are YAML that says what it means, for every package manager.
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { packageManager } from '../../../cli/init/templates/package-manager.ts'
import { githubWorkflow, gitlabPipeline } from '../../../cli/init/templates/pipeline.ts'
import { repositoryFacts } from '../../helpers/project-facts.ts'

const LOCK_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb']

const input = (lockFile: string, address: string, prefix: string) => ({
  answers: { title: 'A', language: 'en', address, folder: 'docs', ci: 'github' as const },
  manager: packageManager({ files: [lockFile] }),
  prefix,
  branch: 'a: b#c',
})

interface Job {
  readonly steps?: readonly {
    readonly run?: string
    readonly uses?: string
    readonly with?: { readonly path?: string }
  }[]
  readonly script?: readonly string[]
  readonly artifacts?: { readonly paths: readonly string[] }
  readonly rules?: readonly unknown[]
}

it('the package manager is that of the folder, else that of the repository around it', () => {
  const of = (files: readonly string[], rootNames: readonly string[]) =>
    packageManager({ files, repository: repositoryFacts({ prefix: 'docs', rootNames }) }).name
  expect(of([], ['pnpm-lock.yaml'])).toBe('pnpm')
  expect(of(['package-lock.json'], ['pnpm-lock.yaml'])).toBe('npm')
  expect(of([], ['package.json'])).toBe('npm')
})

describe.each(LOCK_FILES)('%s', (lockFile) => {
  it('a workflow of GitHub Actions', () => {
    const { ci, exec } = packageManager({ files: [lockFile] })
    const { on, jobs } = parse(githubWorkflow(input(lockFile, 'https://a.github.io/b/', 'a b'))) as {
      on: unknown
      jobs: Record<string, Job>
    }
    expect(on).toEqual({ push: { branches: ['a: b#c'] }, pull_request: null })
    expect(Object.keys(jobs)).toEqual(['docs', 'publish'])
    const steps = jobs.docs?.steps ?? []
    expect(steps.flatMap(({ run }) => run ?? []).slice(-3)).toEqual([
      ci,
      `${exec} docsite check --format github`,
      `${exec} docsite build`,
    ])
    expect(steps.at(-1)).toEqual({ uses: 'actions/upload-pages-artifact@v3', with: { path: 'a b/build' } })
    const other = parse(githubWorkflow(input(lockFile, 'https://a.dev/', ''))) as {
      jobs: Record<string, Job>
    }
    expect(Object.keys(other.jobs)).toEqual(['docs'])
    expect(other.jobs.docs?.steps?.at(-1)?.with).toEqual({ name: 'site', path: 'build' })
  })

  it('a pipeline of GitLab', () => {
    const { ci } = packageManager({ files: [lockFile] })
    const { docs, pages } = parse(gitlabPipeline(input(lockFile, 'https://a.gitlab.io/b/', 'w b'))) as Record<
      string,
      Job
    >
    expect(docs?.script?.[0]).toBe('cd "w b"')
    expect(docs?.script).toContain(ci)
    expect(docs?.artifacts?.paths).toEqual(['w b/build'])
    expect(pages?.script).toEqual(['rm -rf public', 'mv "w b/build" public'])
    expect(pages?.rules).toEqual([{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }])
    const other = parse(gitlabPipeline(input(lockFile, 'https://a.dev/', ''))) as Record<string, Job>
    expect([other.pages, other.docs?.script?.[0]?.startsWith('cd')]).toEqual([undefined, false])
  })
})
