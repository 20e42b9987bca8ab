// Queries that the author of a site holds its search to, figures of them, and lists of what readers typed.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { docsite, remove, temporarySite } from '../helpers/cli.ts'

interface Report {
  readonly findings: readonly { line: number; column: number; message: string; hint?: string; code: string }[]
  readonly search?: unknown
  readonly searchQueries?: unknown
}

const dirs: string[] = []
const site = (tests: string | null) => {
  const dir = temporarySite({
    'docs/index.md': '# Start\n\nWords about nothing.\n',
    'docs/install.md': '# Installation\n\nHow to install.\n',
    'docs/old.md': '# Installation of old versions\n\nInstall no longer.\n',
    ...(tests === null ? {} : { 'search.test.yml': tests }),
  })
  dirs.push(dir)
  return dir
}
afterEach(() => {
  for (const dir of dirs.splice(0)) remove(dir)
})

async function check(tests: string | null, ...args: readonly string[]) {
  const dir = site(tests)
  const { code, stdout } = await docsite([
    'check',
    dir,
    '--rules',
    'search-rank',
    '--format',
    'json',
    ...args,
  ])
  const report = JSON.parse(stdout) as Report
  return { ...report, code, places: report.findings.map(({ line, column }) => `${line}:${column}`) }
}

describe('search tests', () => {
  it('report a page that left its rank at its line', async () => {
    const { code, places, findings } = await check(
      '- { query: install, page: /docs/install, rank: 1 }\n- { query: start, page: /docs/install }\n- { query: x, page: /docs/none }\n',
    )
    expect([code, places]).toEqual([1, ['2:3', '3:21']])
    expect(findings[1]?.message).toBe('there is no page /docs/none')
    expect(findings.every(({ hint }) => hint !== '')).toBe(true)
  })

  it('report a page that must not be found, where it is forbidden', async () => {
    const { places, findings } = await check(
      '- query: install\n  page: /docs/install\n  forbid:\n    - /docs/index\n    - /docs/old\n- { query: words, forbid: /docs/old }\n- { query: nothing, forbid: /docs/odl }\n',
    )
    expect(places).toEqual(['4:7', '5:7', '7:29'])
    expect(findings.map(({ message }) => message)).toEqual([
      'there is no page /docs/index',
      "'install' finds /docs/old at rank 2, but must not find it",
      'there is no page /docs/odl',
    ])
    expect(findings[2]?.hint).toBe('did you mean /docs/old?')
  })

  it('ask the search of the version that the page is in', async () => {
    const dir = site(
      '- { query: install, page: docs/install.md, rank: 1 }\n- { query: install, page: /docs/next/install, rank: 1 }\n- { query: install, page: /docs/install, rank: 1 }\n- { query: lately, page: /docs/install }\n- { query: lately, page: docs/install.md }\n',
    )
    expect((await docsite(['version', '1.0', '--site', dir])).code).toBe(0)
    writeFileSync(join(dir, 'docs/install.md'), '# Installation\n\nHow to install, lately.\n')
    const { stdout } = await docsite(['check', dir, '--rules', 'search-rank', '--format', 'json'])
    expect((JSON.parse(stdout) as Report).findings.map(({ line }) => line)).toEqual([4])
  })

  it('follow pages that are in another folder or were renamed with git', async () => {
    const tests =
      '- { query: install, page: docs/install.md }\n- { query: install, page: "/docs/install" }\n- { query: old, page: docs/old.md, forbid: [docs/install.md] }\n'
    const dir = site(tests)
    execFileSync('git', ['init', '-q'], { cwd: dir })
    execFileSync('git', ['add', '.'], { cwd: dir })
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com']
    execFileSync('git', [...author, 'commit', '-qm', 'first'], { cwd: dir })
    mkdirSync(join(dir, 'docs/guide'))
    execFileSync('git', ['mv', 'docs/install.md', 'docs/guide/install.md'], { cwd: dir })
    execFileSync('git', ['mv', 'docs/old.md', 'docs/guide/former.md'], { cwd: dir })
    const { stderr } = await docsite(['check', dir, '--rules', 'search-rank', '--fix'])
    expect(stderr).toContain('Made 4 fixes in 1 file.')
    expect(readFileSync(join(dir, 'search.test.yml'), 'utf8')).toBe(
      tests.replaceAll('docs/install', 'docs/guide/install').replace('docs/old.md', 'docs/guide/former.md'),
    )
  })

  it('hold the file to a share: then a query that names no rank only counts in it', async () => {
    const tests = '  - { query: install, page: /docs/install }\n  - { query: start, page: /docs/install }\n'
    expect((await check(`found: 50%\ntests:\n${tests}`)).findings).toEqual([])
    const { code, places, findings } = await check(`found: 97%\ntests:\n${tests}`)
    expect([code, places]).toEqual([1, ['1:1']])
    expect(findings[0]?.message).toBe(
      "50% of 2 queries find their page among the first 8 results, but 97% must; these do not: 'start'",
    )
    const ranked = await check(
      `tests:\n${tests}  - { query: words, page: /docs/install, rank: 2 }\nfound: 30 %\n`,
    )
    expect(ranked.places).toEqual(['4:5'])
  })

  it('hold categories to shares of their own, in a list as well', async () => {
    const { places, findings } = await check(
      '- { first: 100%, category: plain }\n- { found: 100%, category: odd }\n- { found: 90%, category: none }\n- { query: install, page: /docs/install, category: plain }\n- { query: start, page: /docs/install, category: odd }\n',
    )
    expect(places).toEqual(['2:5', '3:5'])
    expect(findings[0]?.message).toContain("0% of 1 query in 'odd' find their page")
    expect(findings[1]?.message).toBe("the category 'none' has no query with a page")
  })

  it.each([
    ['- { query: install, pgae: /docs/install, page: /docs/install }', '1:21', "did you mean 'page'?"],
    ['- { query: a, page: /docs/install, rank: 0 }', '1:36', 'write rank: 1'],
    ['- { query: 5, page: /docs/install }', '1:3', 'write - { query'],
    ['- just words', '1:3', 'write - { query'],
    ['- { found: most }', '1:5', 'write a percentage such as 97%'],
    ['found: 120%\ntests: []', '1:1', 'write a percentage such as 97%'],
    ['found: 90%', '1:1', 'write - { query'],
    ['fuond: 90%\ntests: []', '1:1', "did you mean 'found'?"],
  ])('say what is wrong with %s', async (tests, place, hint) => {
    const { code, places, findings } = await check(`${tests}\n`)
    expect([code, places]).toEqual([1, [place]])
    expect(findings[0]?.hint).toContain(hint)
  })
})

describe('--search', () => {
  const TESTS =
    '- { query: install, page: /docs/install, category: plain, rank: 8 }\n- { query: старт, page: /docs/install, category: odd, rank: 8 }\n- { query: installing, page: /docs/install }\n'

  it('prints the shares by category', async () => {
    const { stdout, code } = await docsite(['check', site(TESTS), '--search', '--rules', 'search-rank'])
    expect(code).toBe(1)
    expect(stdout).toContain(
      [
        'Search: 3 queries of search.test.yml',
        '  category  queries  found  first',
        '  plain           1   100%   100%',
        '  odd             1     0%     0%',
        '  all             3  66.6%  66.6%',
      ].join('\n'),
    )
  })

  it('is in the report as JSON, and on stderr for formats without a place for it', async () => {
    const { search } = await check(TESTS, '--search')
    expect(search).toEqual({
      queries: 3,
      found: 2,
      first: 2,
      categories: [
        { category: 'plain', queries: 1, found: 1, first: 1 },
        { category: 'odd', queries: 1, found: 0, first: 0 },
      ],
    })
    const github = await docsite(['check', site(TESTS), '--search', '--format', 'github'])
    expect(github.stdout).not.toContain('category')
    expect(github.stderr).toContain('plain')
  })

  it('needs tests', async () => {
    const { code, stderr } = await docsite(['check', site(null), '--search'])
    expect(code).toBe(2)
    expect(stderr).toContain('there is no search.test.yml')
  })
})

describe('--search-queries', () => {
  const list = (text: string) => {
    const dir = site(null)
    const file = join(dir, 'queries.txt')
    writeFileSync(file, text)
    return { dir, file }
  }

  it('says once of what was typed once', async () => {
    const { dir, file } = list('install\n')
    const { stdout } = await docsite(['check', dir, '--search-queries', file])
    expect(stdout).toContain('Queries: 1, typed once\n')
  })

  it('lists what finds nothing, and what finds only something else, the most frequent first', async () => {
    const { dir, file } = list(
      '\ufeff# of May\ninstall\t30\nxyzzyplugh, 7\n\nqqqqqqq\n  12 qqqqqqq\r\nштыефдд;5\n',
    )
    const { stdout, code } = await docsite(['check', dir, '--search-queries', file])
    expect(code).toBe(0)
    expect(stdout).toContain(
      [
        'Queries: 4, typed 55 times',
        '  find nothing: 2, typed 20 times',
        '    13 × qqqqqqq',
        '    7 × xyzzyplugh',
        '  find only results of another query: 1, typed 5 times',
        '    5 × штыефдд → install',
      ].join('\n'),
    )
    const json = await docsite(['check', dir, '--search-queries', file, '--format', 'json'])
    expect((JSON.parse(json.stdout) as Report).searchQueries).toEqual({
      queries: 4,
      searches: 55,
      nothing: [
        { query: 'qqqqqqq', count: 13 },
        { query: 'xyzzyplugh', count: 7 },
      ],
      instead: [{ query: 'штыефдд', count: 5, shownFor: 'install' }],
    })
  })

  it('refuses a list that is not there or has no queries, and to watch', async () => {
    const { dir, file } = list('# nothing\n')
    for (const args of [
      ['--search-queries', join(dir, 'none.txt')],
      ['--search-queries', file],
      ['--search-queries', file, '--watch'],
    ])
      expect((await docsite(['check', dir, ...args])).code, args.join(' ')).toBe(2)
  })
})
