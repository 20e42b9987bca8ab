// Files that `docsite init` creates, extends and leaves, and what remains to be done.
import { describe, expect, it } from 'vitest'
import { type Answers, PLACEHOLDER_ADDRESS, type Proposal } from '../../../cli/init/answers.ts'
import { ignoreStep, packageStep, planSite } from '../../../cli/init/plan.ts'
import { packageChange } from '../../../cli/init/templates/package-json.ts'
import { projectFacts, repositoryFacts } from '../../helpers/project-facts.ts'

const ANSWERS: Answers = {
  title: 'A',
  language: 'en',
  address: 'https://a.example.org/',
  folder: 'docs',
  ci: 'none',
}
const PROPOSAL: Proposal = { answers: ANSWERS, languageReason: '', foreign: null, remote: null }

const plan = (answers: Partial<Answers> = {}, facts = projectFacts({}), proposal: Partial<Proposal> = {}) =>
  planSite({ ...ANSWERS, ...answers }, { ...PROPOSAL, ...proposal }, facts)

const paths = ({ steps }: ReturnType<typeof plan>) => steps.map(({ kind, path }) => `${kind} ${path}`)

const ALL = 'node_modules/\n.docsite/\nbuild/\nbuild-offline*\nprint/\n'

describe('.gitignore', () => {
  it.each([
    ['a\n', `a\n${ALL}`],
    ['a', `a\n${ALL}`],
    ['', ALL],
    ['a\r\n', `a\r\n${ALL.replaceAll('\n', '\r\n')}`],
    [
      '/node_modules\n.docsite\n build/ \nbuild-offline*\n',
      '/node_modules\n.docsite\n build/ \nbuild-offline*\nprint/\n',
    ],
  ])('%j gets what it lacks', (text, expected) => {
    expect(ignoreStep(projectFacts({ '.gitignore': text }))).toMatchObject({ kind: 'extend', text: expected })
  })

  it('is created, or left if it lacks nothing', () => {
    expect(ignoreStep(projectFacts({}))).toEqual({ kind: 'create', path: '.gitignore', text: ALL })
    expect(ignoreStep(projectFacts({ '.gitignore': ALL }))).toEqual({
      kind: 'leave',
      path: '.gitignore',
      reason: 'up to date',
    })
  })
})

it.each(['{}', '{ "scripts": { "start": "other" } }', '{ "scripts": { "start": "docsite serve" } }'])(
  'package.json that was extended once lacks nothing: %s',
  (before) => {
    const { text } = packageChange(projectFacts({ 'package.json': before }))
    expect(packageChange(projectFacts({ 'package.json': text ?? '' }))).toMatchObject({
      text: null,
      notes: [],
    })
  },
)

it('package.json is created, extended or left', () => {
  const change = { text: '{}', notes: ['a', 'b'], serveScript: 'start', hasDocsite: false }
  const existing = projectFacts({ 'package.json': '' })
  expect(packageStep(change, projectFacts({}))).toEqual({ kind: 'create', path: 'package.json', text: '{}' })
  expect(packageStep(change, existing)).toEqual({
    kind: 'extend',
    path: 'package.json',
    text: '{}',
    added: ['a', 'b'],
  })
  expect(packageStep({ ...change, text: null }, existing)).toMatchObject({ kind: 'leave', reason: 'a, b' })
  expect(packageStep({ ...change, text: null, notes: [] }, existing)).toMatchObject({ reason: 'up to date' })
})

describe('the files of a new site', () => {
  it('include first pages unless there are pages', () => {
    expect(paths(plan())).toContain('create docs/index.md')
    expect(paths(plan({}, projectFacts({ 'docs/a.md': '' })))).not.toContain('create docs/index.md')
    expect(paths(plan({}, projectFacts({ 'other/a.md': '' })))).toContain('create docs/index.md')
  })

  it('never replace existing ones', () => {
    expect(paths(plan({}, projectFacts({ 'site.config.ts': '' })))).toContain('leave site.config.ts')
  })

  it.each([
    ['', '.github/workflows/docs.yml'],
    ['site', '../.github/workflows/docs.yml'],
    ['a/b', '../../.github/workflows/docs.yml'],
  ])('in the folder %j of a repository include the pipeline %s', (prefix, path) => {
    const facts = projectFacts({}, { repository: repositoryFacts({ prefix }) })
    expect(paths(plan({ ci: 'github' }, facts))).toContain(`create ${path}`)
  })

  it('include a pipeline of GitLab, or none', () => {
    expect(paths(plan({ ci: 'gitlab' }))).toContain('create .gitlab-ci.yml')
    expect(paths(plan()).filter((path) => /workflow|gitlab/.test(path))).toEqual([])
  })
})

describe('what remains to be done', () => {
  const next = (...given: Parameters<typeof plan>) => plan(...given).next.join('\n')
  const PUBLISH = 'Before you publish, set `url` and `baseUrl`'
  const PAGES = 'Settings > Pages > Source'

  it.each<[string, Partial<Answers>, string, boolean]>([
    ['the address is a placeholder', { address: PLACEHOLDER_ADDRESS }, PUBLISH, true],
    ['the address is known', {}, PUBLISH, false],
    ['GitHub publishes it', { address: 'https://a.github.io/b/', ci: 'github' }, PAGES, true],
    ['another host publishes it', { ci: 'github' }, PAGES, false],
    ['GitLab builds it', { address: 'https://a.github.io/b/', ci: 'gitlab' }, PAGES, false],
    ['the interface is translated', { language: 'ru' }, 'i18n/ru/code.json', false],
    ['the interface is not translated', { language: 'tlh' }, 'i18n/tlh/code.json', true],
  ])('if %s', (_state, answers, words, isTold) => {
    expect(next(answers).includes(words)).toBe(isTold)
  })

  it('is a job in a pipeline that exists', () => {
    expect(next({ ci: 'gitlab' }, projectFacts({ '.gitlab-ci.yml': '' }))).toContain(
      'Add a job to .gitlab-ci.yml',
    )
    expect(next({ ci: 'gitlab' })).not.toContain('Add a job')
  })

  it('is to install docsite if the package does not', () => {
    const text = JSON.stringify({ devDependencies: { docsite: '1' } })
    expect(next()).toContain('Run `npm install` to install docsite')
    expect(next({}, projectFacts({ 'package.json': text }))).not.toContain('to install docsite')
  })

  it('is to move pages of another generator that are at the root', () => {
    const foreign = {
      name: 'Other',
      file: 'o.yml',
      folder: '.',
      staticDirectories: [],
      next: ['More.'],
    } as never
    const facts = projectFacts({ 'a.md': '', 'b c/d.md': '', 'b c/e.md': '' })
    expect(next({}, facts, { foreign })).toContain(
      'This is a Other project (o.yml).\nIts pages are at the project root. Move them first: `mkdir -p docs`, `mv a.md "b c" docs/`.\nMore.',
    )
  })
})
