// `docsite migrate`: turns a Docusaurus site into a docsite site. Writes the configuration and the theme, changes no
// page, checks the new site and lists what is left to do. A later run updates the files that nobody has changed since.
import { join, relative, resolve } from 'node:path'
import { own } from '../../runtime/model/own.ts'
import { elsewhereNotes, schemeNotes } from '../init/docusaurus/elsewhere-notes.ts'
import { DOCUSAURUS_CONFIG } from '../init/docusaurus/migrate.ts'
import {
  type FindingGroup,
  REPORT_FILE,
  type ReportInput,
  reportLines,
  reportText,
  writtenBefore,
} from '../init/docusaurus/report.ts'
import type { NewFile } from '../init/new-file.ts'
import { ignoreStep, packageStep, type Step } from '../init/plan.ts'
import { packageChange } from '../init/templates/package-json.ts'
import { packageManager } from '../init/templates/package-manager.ts'
import { CONFIG_FILES } from '../io/load-config.ts'
import { readProjectFacts } from '../io/project-facts.ts'
import { createFile, replaceFile } from '../io/write-file.ts'
import { UsageError } from '../model/ports.ts'
import type { ProjectFacts } from '../model/project.ts'
import { downgradeName } from '../pipeline/checks.ts'
import { lineDiff } from '../text/edits.ts'
import { hashText } from '../text/fingerprint.ts'
import type { CommandDefinition } from './command.ts'
import { readDocusaurus, refuseDocusaurus } from './docusaurus-project.ts'
import { EXIT } from './exit.ts'
import { textOfFile } from './file-changes.ts'
import { checkFindings, findingGroups } from './finding-groups.ts'
import type { Host } from './options.ts'

/** The command definition. */
export const migrate: CommandDefinition = {
  name: 'migrate',
  summary: 'convert a Docusaurus site; pages stay as they are',
  argument: ['[dir]', 'site folder, the one with docusaurus.config.* (default: this folder)'],
  options: [
    ['--force', 'overwrite files that were changed since an earlier run', 'flag'],
    ['--dry-run', 'list files that would be written and remaining manual steps, without writing', 'flag'],
  ],
  async run(named, given, host) {
    const dir = resolve(host.cwd, named ?? '.')
    const facts = await readProjectFacts(dir, { machineLanguage: '', version: host.version })
    const file = facts.files.find((path) => DOCUSAURUS_CONFIG.test(path))
    if (file === undefined)
      throw new UsageError(
        `there is no docusaurus.config.* in ${dir}; pass the folder that contains it, or create a new site with docsite init`,
      )
    const other = CONFIG_FILES.find((name) => name !== 'site.config.ts' && facts.files.includes(name))
    if (other !== undefined)
      throw new UsageError(
        `${other} already exists; remove or rename it first, because migrate writes site.config.ts`,
      )
    const read = await readDocusaurus(dir, file, facts, host)
    if ('diagnostics' in read) return refuseDocusaurus(read.diagnostics, facts, host)
    const isDry = given.dryRun === true
    const isForced = given.force === true
    const before = writtenBefore(textOfFile(dir, REPORT_FILE))
    const known = lighterBefore(textOfFile(dir, 'site.config.ts'))
    const first = settle(read.migrate(undefined, known).files, dir, { before, isForced })
    const scripts = packageChange(facts)
    const steps = [ignoreStep(facts), packageStep(scripts, facts)]
    host.stdout(`Read ${join(relative(host.cwd, dir), file)}: ${read.title ?? 'a site'}.\n`)
    host.stdout([...first.map(fileLine), ...steps.map(stepLine)].map((line) => `${line}\n`).join(''))
    if (!isDry) write(first, steps, dir)
    const reported = isDry ? null : await checkFindings(dir, host)
    const findings = reported && findingGroups(reported)
    const { files, notes } = read.migrate(undefined, lighterLevels(known, findings ?? []))
    // Files written by this run may be written again.
    const written = first
      .filter(({ action }) => action !== 'keep')
      .map(({ path, text }) => [path, hashText(text)])
    const settled = settle(files, dir, { before: { ...before, ...Object.fromEntries(written) }, isForced })
    if (!isDry) write(settled, [], dir)
    const report: ReportInput = {
      file,
      notes: [
        ...notes,
        ...elsewhereNotes(reported ?? [], textOfFile(dir, 'site.config.ts') ?? ''),
        ...schemeNotes(reported ?? []),
      ],
      written: Object.fromEntries(
        settled.map(({ path, text, recorded }) => [path, recorded ?? hashText(text)]),
      ),
      findings,
    }
    if (!isDry) replaceFile(join(dir, REPORT_FILE), reportText(report))
    host.stdout(`\n${reportLines(report).join('\n')}\n`)
    host.stdout(
      isDry ? '\nNothing was written (--dry-run).\n' : `\n${nextSteps(dir, scripts.hasDocsite, facts, host)}`,
    )
    return EXIT.ok
  },
}

/** Codes and rules that an earlier run has downgraded. */
const lighterBefore = (config: string | null): readonly string[] => {
  const [, rules = ''] = /^ {2}rules: \{([^}]*)\}/m.exec(config ?? '') ?? []
  return [...rules.matchAll(/([a-z]+(?:\/[a-z]+)?(?:-[a-z]+)*)'?: 'warn'/g)].map(([, name = '']) => name)
}

/** Adds the codes of errors that would fail a build: Docusaurus builds the same pages. */
function lighterLevels(known: readonly string[], findings: readonly FindingGroup[]): readonly string[] {
  const errors = findings.filter(({ level }) => level === 'error')
  return [...new Set([...known, ...errors.flatMap(({ code }) => downgradeName(code) ?? [])])].toSorted()
}

/** A file of the new site, and what happens to the existing one. */
interface PlannedFile extends NewFile {
  readonly action: 'create' | 'update' | 'same' | 'keep'
  /** The changes that a kept file would get. */
  readonly diff?: string
  /** The recorded fingerprint of a kept file. */
  readonly recorded?: string
}

/** Decides what happens to each file: one that somebody has changed or written is replaced only with `--force`. */
function settle(
  files: readonly NewFile[],
  dir: string,
  { before, isForced }: { readonly before: Readonly<Record<string, string>>; readonly isForced: boolean },
): readonly PlannedFile[] {
  return files.map((file): PlannedFile => {
    const present = textOfFile(dir, file.path)
    if (present === null) return { ...file, action: 'create' }
    if (present === file.text) return { ...file, action: 'same' }
    const recorded = own(before, file.path)
    if (isForced || hashText(present) === recorded) return { ...file, action: 'update' }
    return {
      ...file,
      action: 'keep',
      diff: lineDiff({ path: file.path, before: present, after: file.text }),
      recorded: recorded ?? '',
    }
  })
}

const ACTIONS = { create: 'create', update: 'update', same: 'leave ', keep: 'keep  ' } as const

function fileLine({ path, action, diff }: PlannedFile): string {
  const line = `  ${ACTIONS[action]}  ${path}`
  if (action === 'same') return `${line}: up to date`
  if (diff === undefined) return line
  const lines = diff.trimEnd().replaceAll(/^/gm, '    ')
  return `${line}: changed by hand; --force replaces it. Changes that --force would make:\n${lines}`
}

function stepLine(step: Step): string {
  if (step.kind === 'leave') return `  leave   ${step.path}: ${step.reason}`
  return step.kind === 'create'
    ? `  create  ${step.path}`
    : `  extend  ${step.path}: ${step.added.join(', ')}`
}

function write(settled: readonly PlannedFile[], steps: readonly Step[], dir: string): void {
  for (const { path, text, action } of settled)
    if (action === 'create' || action === 'update') replaceFile(join(dir, path), text)
  for (const step of steps) {
    if (step.kind === 'create') createFile(join(dir, step.path), step.text)
    if (step.kind === 'extend') replaceFile(join(dir, step.path), step.text)
  }
}

function nextSteps(dir: string, hasDocsite: boolean, facts: ProjectFacts, host: Host): string {
  const manager = packageManager(facts)
  const shown = relative(host.cwd, dir)
  const steps = [
    ...(shown === '' ? [] : [`\`cd ${shown}\``]),
    ...(hasDocsite ? [] : [`Run \`${manager.install}\` to install docsite.`]),
    `Run \`${manager.exec} docsite serve\` to see the site.`,
    `${REPORT_FILE} lists what is left to do; run the command again to update it.`,
  ]
  return `Next:\n${steps.map((step) => `  - ${step}\n`).join('')}`
}
