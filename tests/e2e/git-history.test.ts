// What git knows of the files of a site, and when it knows too little.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { gitHistory } from '../../cli/io/git-history.ts'

const folders: { root: string } = { root: '' }

beforeEach(() => {
  folders.root = mkdtempSync(join(tmpdir(), 'docsite-git-'))
  git('init', '-q', 'site')
  commit('a.md', 'Анна', '2024-01-01T00:00:00Z')
  commit('b.md', 'Борис', '2024-02-01T00:00:00Z')
})

afterEach(() => rmSync(folders.root, { recursive: true, force: true }))

function git(...args: readonly string[]): void {
  execFileSync('git', args, { cwd: folders.root, stdio: 'ignore' })
}

function commit(file: string, author: string, date: string): void {
  writeFileSync(join(folders.root, 'site', file), date)
  const site = ['-C', 'site', '-c', `user.name=${author}`, '-c', 'user.email=a@example.com']
  execFileSync('git', [...site, 'add', '.'], { cwd: folders.root })
  execFileSync('git', [...site, 'commit', '-q', '-m', file], {
    cwd: folders.root,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  })
}

async function historyOf(folder: string) {
  const warnings: string[] = []
  const history = gitHistory(join(folders.root, folder), (reason) => warnings.push(reason))
  const changes = await history.lastChanges()
  return { changes: changes && Object.fromEntries(changes), warnings }
}

it('is the last commit of each file', async () => {
  expect(await historyOf('site')).toEqual({
    changes: {
      'a.md': { time: Date.parse('2024-01-01T00:00:00Z') / 1000, author: 'Анна' },
      'b.md': { time: Date.parse('2024-02-01T00:00:00Z') / 1000, author: 'Борис' },
    },
    warnings: [],
  })
})

it('is nothing where a shallow clone would give every file the date of its oldest commit', async () => {
  git('clone', '-q', '--depth', '1', `file://${join(folders.root, 'site')}`, 'shallow')
  expect(await historyOf('shallow')).toEqual({
    changes: null,
    warnings: [expect.stringMatching(/^the clone is shallow, .*\(git fetch --unshallow\)$/)],
  })
})

it('is whole where the commits that are there touch every file', async () => {
  commit('a.md', 'Вера', '2024-03-01T00:00:00Z')
  commit('b.md', 'Вера', '2024-04-01T00:00:00Z')
  git('clone', '-q', '--depth', '3', `file://${join(folders.root, 'site')}`, 'shallow')
  const { changes, warnings } = await historyOf('shallow')
  expect(Object.keys(changes ?? {})).toEqual(['b.md', 'a.md'])
  expect(warnings).toEqual([])
})
