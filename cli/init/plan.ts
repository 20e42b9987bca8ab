// Derives files from answers and facts: which are created, which are extended, and which stay as they are. Nothing is
// written here.

import { type ProjectFacts, pagesBelow } from '../model/project.ts'
import { type Answers, type PipelineKind, PLACEHOLDER_ADDRESS, type Proposal } from './answers.ts'
import { type ForeignProject, filesAtRoot, hasSidebars, pagesAtRoot } from './foreign-project.ts'
import type { NewFile } from './new-file.ts'
import { configText } from './templates/config.ts'
import { interfaceFile } from './templates/interface-file.ts'
import { packageChange } from './templates/package-json.ts'
import { packageManager } from './templates/package-manager.ts'
import { emptySearchTests, firstPages, frontPage } from './templates/pages.ts'
import { githubWorkflow, gitlabPipeline } from './templates/pipeline.ts'

/** One line of the summary, with its action. */
export type Step =
  | (NewFile & { readonly kind: 'create' })
  /** Full text of an existing file with additions, and a description of what was added. */
  | (NewFile & { readonly kind: 'extend'; readonly added: readonly string[] })
  | { readonly kind: 'leave'; readonly path: string; readonly reason: string }

/** Actions of `docsite init`, and next steps of the user. */
export interface Plan {
  readonly steps: readonly Step[]
  /** Sentences with commands in backticks. */
  readonly next: readonly string[]
}

const IGNORED = ['node_modules/', '.docsite/', 'build/', 'build-offline*', 'print/']

/** Files of the configuration and the theme. `lighter` are findings lowered to warnings. */
export function siteFiles(
  answers: Answers,
  proposal: Proposal,
  facts: ProjectFacts,
  lighter: readonly string[] = [],
): readonly NewFile[] {
  const { foreign } = proposal
  const migrated = foreign?.migrate?.(answers, lighter).files
  if (migrated) return migrated
  const sidebars =
    foreign?.sidebars !== undefined && hasSidebars(foreign, answers.folder)
      ? [{ path: 'sidebars.ts', text: foreign.sidebars }]
      : []
  return [{ path: 'site.config.ts', text: configText(answers, proposal, facts, lighter) }, ...sidebars]
}

/** The plan for these answers. Existing files are never replaced. */
export function planSite(answers: Answers, proposal: Proposal, facts: ProjectFacts): Plan {
  const created = [
    ...siteFiles(answers, proposal, facts),
    ...pages(answers, proposal, facts),
    ...interfaceFile(answers.language),
  ]
  const manager = packageManager(facts)
  const scripts = packageChange(facts)
  const serve =
    scripts.serveScript === undefined
      ? `${manager.exec} docsite serve`
      : `${manager.run} ${scripts.serveScript}`
  return {
    steps: [
      ...created.map((file) => createOrLeave(file, facts)),
      ignoreStep(facts),
      packageStep(scripts, facts),
      ...pipelineSteps(answers, facts),
    ],
    next: [
      ...foreignSteps(proposal, answers, facts),
      ...(scripts.hasDocsite
        ? []
        : [
            `Run \`${manager.install}\` to install docsite, or \`${manager.add} <file>.tgz\` to install it from a tarball.`,
          ]),
      `Run \`${serve}\` to see the site; it updates on every save.`,
      `\`${manager.exec} docsite check\` finds mistakes; \`${manager.exec} docsite build\` builds the site into build/.`,
      ...stringsSteps(answers, created),
      ...pipelineHints(answers, proposal, facts),
      ...publishSteps(answers),
    ],
  }
}

function foreignSteps({ foreign }: Proposal, { folder }: Answers, facts: ProjectFacts): readonly string[] {
  if (!foreign) return []
  const moved = namesAtRoot(foreign, folder, facts)
  return [
    `This is a ${foreign.name} project (${foreign.file}).`,
    ...(moved.length > 0
      ? [
          `Its pages are at the project root. Move them first: \`mkdir -p ${folder}\`, \`mv ${moved.join(' ')} ${folder}/\`.`,
        ]
      : []),
    ...foreign.next,
  ]
}

/** Files and folders at the project root that belong in the pages folder, quoted for a shell. */
function namesAtRoot(foreign: ForeignProject, folder: string, facts: ProjectFacts): readonly string[] {
  if (foreign.folder !== '.') return []
  const names = filesAtRoot(facts, folder, foreign.staticDirectories).map(
    (file) => file.split('/')[0] ?? file,
  )
  return [...new Set(names)].map((name) => (/^[\p{L}\p{N}._-]+$/u.test(name) ? name : JSON.stringify(name)))
}

/** Step for a language without built-in interface strings. */
function stringsSteps({ language }: Answers, created: readonly NewFile[]): readonly string[] {
  const path = `i18n/${language}/code.json`
  if (!created.some((file) => file.path === path)) return []
  return [
    `The interface is in English until you translate the strings in ${path}; \`docsite translate ${language}\` shows your progress.`,
  ]
}

const PIPELINE_FILES = { github: '.github/workflows/docs.yml', gitlab: '.gitlab-ci.yml' } as const

/** Manual step if a pipeline file exists: it is never changed. */
export function pipelineHint(ci: Exclude<PipelineKind, 'none'>, facts: ProjectFacts): string {
  const manager = packageManager(facts)
  return `Add a job to ${PIPELINE_FILES[ci]} that runs \`${manager.ci}\` and \`${manager.exec} docsite check\`; see "Check in CI" in the manual for a complete job.`
}

function pipelineHints(answers: Answers, { remote }: Proposal, facts: ProjectFacts): readonly string[] {
  const { ci } = answers
  if (ci !== 'none')
    return pipelineSteps(answers, facts).some(({ kind }) => kind === 'leave') ? [pipelineHint(ci, facts)] : []
  if (remote === null) return []
  return [
    `No CI pipeline was created for ${remote.host}: run \`${packageManager(facts).exec} docsite check\` in yours, or choose one with --ci github or --ci gitlab.`,
  ]
}

function publishSteps({ address, ci }: Answers): readonly string[] {
  if (address === PLACEHOLDER_ADDRESS)
    return ['Before you publish, set `url` and `baseUrl` in site.config.ts to the URL of the site.']
  const isPages = ci === 'github' && /\.github\.io$/.test(new URL(address).hostname)
  return isPages
    ? [
        'Once, set Settings > Pages > Source of the repository to "GitHub Actions". Every push to the main branch then publishes the site.',
      ]
    : []
}

function pages(answers: Answers, { foreign }: Proposal, facts: ProjectFacts): readonly NewFile[] {
  // Pages that will be moved make first pages unnecessary.
  const moved = foreign?.folder === '.' ? pagesAtRoot(facts, answers.folder, foreign.staticDirectories) : []
  const existing = [
    ...pagesBelow(facts.files, answers.folder),
    ...moved.map((page) => `${answers.folder}/${page}`),
  ].sort()
  if (isOutside(answers.folder)) return [emptySearchTests(answers)]
  if (existing.length === 0) return firstPages(answers)
  const shown = existing.filter(
    (page) =>
      !foreign?.exclude?.some((name) => {
        const path = `${answers.folder}/${name}`
        return path.endsWith('/**') ? page.startsWith(path.slice(0, -2)) : page === path
      }),
  )
  const first = shown[0]?.slice(answers.folder.length + 1)
  const { frontPage: front } = foreign ?? {}
  const text = front?.text ?? (first === undefined ? null : frontPage(answers, first))
  const home = front && text !== null ? [{ path: `${answers.folder}/${front.file}`, text }] : []
  return [...home, emptySearchTests(answers)]
}

/** Whether pages are outside the site folder, as another generator has them; `ProjectFacts` does not list their files. */
export const isOutside = (folder: string): boolean => folder.startsWith('../')

function createOrLeave(file: NewFile, { files }: Pick<ProjectFacts, 'files'>): Step {
  return files.includes(file.path)
    ? { kind: 'leave', path: file.path, reason: 'already exists' }
    : { kind: 'create', ...file }
}

/** Adds the lines that `.gitignore` lacks. */
export function ignoreStep({ files, read }: ProjectFacts): Step {
  const path = '.gitignore'
  if (!files.includes(path)) return { kind: 'create', path, text: `${IGNORED.join('\n')}\n` }
  const text = read(path) ?? ''
  const bare = (line: string) => line.trim().replace(/^\/|\/$/g, '')
  const present = new Set(text.split(/\r?\n/).map(bare))
  const added = IGNORED.filter((line) => !present.has(bare(line)))
  if (added.length === 0) return { kind: 'leave', path, reason: 'up to date' }
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const gap = text === '' || /\n$/.test(text) ? '' : eol
  return { kind: 'extend', path, text: `${text}${gap}${added.map((line) => line + eol).join('')}`, added }
}

/** Adds what `package.json` lacks. */
export function packageStep(
  { text, notes }: ReturnType<typeof packageChange>,
  { files }: ProjectFacts,
): Step {
  const path = 'package.json'
  if (text === null) return { kind: 'leave', path, reason: notes.join(', ') || 'up to date' }
  return files.includes(path) ? { kind: 'extend', path, text, added: notes } : { kind: 'create', path, text }
}

function pipelineSteps(answers: Answers, facts: ProjectFacts): readonly Step[] {
  if (answers.ci === 'none') return []
  const { prefix, branch } = facts.repository ?? { prefix: '', branch: 'main' }
  const toRoot =
    prefix === ''
      ? ''
      : `${prefix
          .split('/')
          .map(() => '..')
          .join('/')}/`
  const input = { answers, manager: packageManager(facts), prefix, branch }
  const text = answers.ci === 'github' ? githubWorkflow(input) : gitlabPipeline(input)
  return [createOrLeave({ path: `${toRoot}${PIPELINE_FILES[answers.ci]}`, text }, facts)]
}
