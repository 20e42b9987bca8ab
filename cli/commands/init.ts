// `docsite init`: creates a site. Asks questions or reads the options, lists what it will do, and never replaces a
// file.
import { join, relative, resolve } from 'node:path'
import { own } from '../../runtime/model/own.ts'
import { type Answers, type Proposal, propose, QUESTIONS, type Question } from '../init/answers.ts'
import { DOCUSAURUS_CONFIG } from '../init/docusaurus/migrate.ts'
import { isOutside, type Plan, pipelineHint, planSite, type Step, siteFiles } from '../init/plan.ts'
import { CONFIG_FILES } from '../io/load-config.ts'
import { readProjectFacts } from '../io/project-facts.ts'
import { createFile, replaceFile } from '../io/write-file.ts'
import { UsageError } from '../model/ports.ts'
import { type ProjectFacts, pagesBelow } from '../model/project.ts'
import { capitalized } from '../text/capitalized.ts'
import type { CommandDefinition } from './command.ts'
import { readDocusaurus, refuseDocusaurus } from './docusaurus-project.ts'
import { EXIT } from './exit.ts'
import { errorLines, firstErrors, loweredNames } from './first-findings.ts'
import { foreignProject } from './foreign-config.ts'
import type { Host } from './options.ts'

/** The command definition. */
export const init: CommandDefinition = {
  name: 'init',
  summary: 'create a site in this folder or in a new one',
  argument: ['[dir]', 'folder of the new site, created if missing (default: this folder)'],
  options: [
    ['-t, --title <text>', 'title of the site', 'text'],
    ['-l, --language <code>', 'language of pages and interface, such as en, ru or de', 'text'],
    ['-a, --address <url>', 'URL at which the site will be published, including its path', 'text'],
    ['-f, --folder <dir>', 'folder of the pages (default: the existing one, or docs)', 'text'],
    [
      '--ci <host>',
      'CI pipeline to write: github, gitlab or none (default: detected from the repository)',
      'text',
    ],
    ['-y, --yes', 'ask no questions and use detected values', 'flag'],
    ['--dry-run', 'list files that would be written, without writing', 'flag'],
  ],
  async run(named, given, host) {
    const dir = resolve(host.cwd, named ?? '.')
    const facts = await readProjectFacts(dir, {
      machineLanguage: machineLanguage(host),
      version: host.version,
    })
    const shown = relative(host.cwd, dir) || '.'
    const options = readOptions(given)
    const existing = CONFIG_FILES.find((name) => facts.files.includes(name))
    if (existing !== undefined) {
      const { ci = 'none' } = options
      host.stdout(
        `${join(shown, existing)} already exists; nothing was changed. Run \`npx docsite serve\` to see the site.\n` +
          (ci === 'none' ? '' : `${pipelineHint(ci, facts)}\n`),
      )
      return EXIT.ok
    }
    const isDry = given.dryRun === true
    const asks = given.yes !== true && !isDry
    const open = QUESTIONS.filter(({ key, isAsked }) => isAsked && options[key] === undefined)
    if (asks && host.ask === null && open.length > 0)
      throw new UsageError(
        `init asks questions, but there is no terminal to answer them; pass ${open.map(({ key }) => `--${key}`).join(', ')}, or add --yes or --dry-run`,
      )
    const docusaurus = await docusaurusSite(dir, facts, host)
    if (docusaurus !== null && 'diagnostics' in docusaurus)
      return refuseDocusaurus(docusaurus.diagnostics, facts, host)
    const proposal = propose(facts, docusaurus ?? (await foreignProject(dir, facts, host)))
    const answers = await answer({ ...proposal.answers, ...options }, options, asks ? host.ask : null)
    const plan = planSite(answers, proposal, facts)
    host.stdout(`${heading(answers, proposal, options, plan)}\n${folderAbove(proposal, facts)}`)
    host.stdout(plan.steps.map((step) => `${line(step)}\n`).join(''))
    if (asks && host.ask && !(await isConfirmed(host.ask))) {
      host.stdout('Nothing was written.\n')
      return EXIT.ok
    }
    const late = isDry ? [] : write(plan, dir)
    for (const path of late) host.stdout(`${path} was created in the meantime and was not overwritten\n`)
    const hasPages = isOutside(answers.folder) || pagesBelow(facts.files, answers.folder).length > 0
    if (!isDry && hasPages && !late.includes('site.config.ts')) {
      const errors = await firstErrors(dir, host)
      const lowered = loweredNames(errors)
      const file = siteFiles(answers, proposal, facts, lowered).find(({ path }) => path === 'site.config.ts')
      if (file && lowered.length > 0) replaceFile(join(dir, file.path), file.text)
      host.stdout(errorLines(errors))
    }
    host.stdout(isDry ? 'Nothing was written (--dry-run).\n' : nextSteps(plan, shown))
    return EXIT.ok
  },
}

/** The Docusaurus site in the folder, or the reason why it cannot be read; null if there is none. */
async function docusaurusSite(dir: string, facts: ProjectFacts, host: Host) {
  const file = facts.files.find((path) => DOCUSAURUS_CONFIG.test(path))
  return file === undefined ? null : readDocusaurus(dir, file, facts, host)
}

/** Reads and validates the options. Throws `UsageError`. */
function readOptions(given: Readonly<Record<string, unknown>>): Partial<Answers> {
  const read = QUESTIONS.flatMap((question) => {
    const text = own(given, question.key)
    if (typeof text !== 'string') return []
    const reading = question.read(text)
    if ('problem' in reading) throw new UsageError(`--${question.key} ${text}: ${reading.problem}`)
    return [[question.key, reading.value] as const]
  })
  return Object.fromEntries(read)
}

type Ask = NonNullable<Host['ask']>

/** Asks for values that no option gives; without `ask` the proposals apply. */
async function answer(proposed: Answers, said: Partial<Answers>, ask: Ask | null): Promise<Answers> {
  if (ask === null) return proposed
  const answers: Record<string, string> = { ...proposed }
  for (const question of QUESTIONS) {
    if (!question.isAsked || said[question.key] !== undefined) continue
    answers[question.key] = await askUntilValid(question, proposed[question.key], ask)
  }
  return { ...proposed, ...answers }
}

async function askUntilValid(question: Question, proposed: string, ask: Ask): Promise<string> {
  for (let note = ''; ; ) {
    const text = (await ask(`${note}${question.text} [${proposed}]: `)).trim()
    const reading = question.read(text === '' ? proposed : text)
    if ('value' in reading) return reading.value
    note = `${capitalized(reading.problem)}.\n`
  }
}

const isConfirmed = async (ask: Ask) => !/^\s*n/i.test(await ask('Write these files? [Y/n]: '))

/** Summary line with the language and the reason for it. */
function heading(
  { language, folder }: Answers,
  { answers, languageReason, foreign }: Proposal,
  said: Partial<Answers>,
  { steps }: Plan,
): string {
  const isSaid = said.language !== undefined || language !== answers.language
  const reason = isSaid ? 'your choice' : languageReason
  const found = foreign ? `Found a ${foreign.name} project (${foreign.file}).\n` : ''
  const isToWrite = steps.some(({ path }) => path === `i18n/${language}/code.json`)
  const what = isToWrite ? 'The site language is' : 'The interface language is'
  return `${found}${what} ${languageName(language)} (${reason}); pages are in ${folder}/.`
}

/** Advice to create the site in the folder above, so that no page has to move. */
function folderAbove({ foreign }: Proposal, { repository, name }: ProjectFacts): string {
  if (foreign?.folder !== '.' || !repository || repository.prefix === '') return ''
  return `Pages at the root of a site have to move to a folder. Run init in the folder above instead, and they stay in ${name}/.\n`
}

const languageName = (code: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code

function line(step: Step): string {
  if (step.kind === 'create') return `  create  ${step.path}`
  if (step.kind === 'extend') return `  extend  ${step.path}: ${step.added.join(', ')}`
  return `  leave   ${step.path}: ${step.reason}`
}

/**
 * Performs the steps and returns files that someone else has created in the meantime. The configuration is written
 * last: its presence means that nothing is left to do, so an interrupted run can be repeated.
 */
function write({ steps }: Plan, dir: string): readonly string[] {
  const isConfig = ({ path }: Step) => CONFIG_FILES.includes(path)
  const inOrder = [...steps.filter((step) => !isConfig(step)), ...steps.filter(isConfig)]
  return inOrder.flatMap((step) => {
    if (step.kind === 'extend') replaceFile(join(dir, step.path), step.text)
    if (step.kind === 'create' && !createFile(join(dir, step.path), step.text)) return [step.path]
    return []
  })
}

function nextSteps({ next }: Plan, shown: string): string {
  const all = shown === '.' ? next : [`\`cd ${shown}\``, ...next]
  return `\nNext:\n${all.map((step) => `  - ${step}\n`).join('')}`
}

/** Language from the first of the locale variables that is set, by convention. */
function machineLanguage({ env, locale }: Host): string {
  const set = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '')
  return set === undefined ? locale() : set.replace(/^(?:C|POSIX)\b.*$/, '')
}
