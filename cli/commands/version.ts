// `docsite version`: freezes the current docs as a version, with their sidebars and translations.
import { join } from 'node:path'
import { type CopiedFiles, copiedFiles, fileCount } from '../io/copied-files.ts'
import { isThere } from '../io/unreadable.ts'
import type { DocsConfig } from '../model/config.ts'
import { UsageError } from '../model/ports.ts'
import {
  GENERATED_SIDEBARS,
  type NewVersion,
  newVersionProblem,
  planVersion,
  VERSION_LABEL,
} from '../pipeline/new-version.ts'
import { counted } from '../text/counted.ts'
import { suggest } from '../text/suggest.ts'
import { runCheck } from './check.ts'
import { checkOptions } from './check-options.ts'
import type { CommandDefinition } from './command.ts'
import { EXIT } from './exit.ts'
import { textOfFile } from './file-changes.ts'
import type { Host } from './options.ts'
import { SITE_OPTION } from './shared-options.ts'
import type { Session } from './site-session.ts'
import { withSession } from './with-session.ts'

/** The command definition. */
export const version: CommandDefinition = {
  name: 'version',
  summary: 'freeze the current docs as a version',
  argument: ['<name>', 'version name, such as 2.0'],
  options: [
    SITE_OPTION,
    ['-i, --instance <id>', 'only this docs instance (repeatable; default: all)', 'list'],
    ['-l, --locale <code>', 'only translations of this locale (repeatable; default: all)', 'list'],
    ['--force', 'create the version even if the check finds errors', 'flag'],
    ['--dry-run', 'list files that would be written, without writing', 'flag'],
  ],
  async run(name = '', given, host) {
    const siteDir = given.site as string | undefined
    return withSession({ siteDir }, host, (session) => freezeVersion(name, session, given, host))
  },
}

async function freezeVersion(
  name: string,
  session: Session,
  given: Readonly<Record<string, unknown>>,
  host: Host,
): Promise<number> {
  const { config, siteDir } = session
  const locales = named(
    given.locale,
    config.i18n.locales.map(({ code }) => code),
    'locale',
  )
  const instances = named(
    given.instance,
    config.docs.map(({ id }) => id),
    'docs instance',
  )
  const plans = config.docs
    .filter(({ id }) => instances.includes(id))
    .map((docs) => {
      const plan = planVersion(name, docs, config, locales)
      checkName(name, docs, versionsIn(join(siteDir, plan.versionsFile)))
      return plan
    })
  const isDry = given.dryRun === true
  host.stdout(plans.flatMap((plan) => steps(plan, siteDir)).join(''))
  if (isDry) {
    host.stdout('Nothing was written (--dry-run).\n')
    return EXIT.ok
  }
  const files = copiedFiles(textOf)
  try {
    for (const plan of plans) await write(name, plan, session, files)
    host.stdout('\n')
    const check = checkOptions(siteDir, { docsVersion: [name] })
    const code = await runCheck(check, host)
    if (code !== EXIT.ok && given.force !== true) {
      files.undo()
      host.stdout(`Version ${name} was not created because it has errors. --force creates it anyway.\n`)
      return code
    }
  } catch (error) {
    files.undo()
    throw error
  }
  host.stdout(`Created version ${name}. From now on, the current docs describe the next version.\n`)
  if (!JSON.stringify(config.themeConfig.navbar).includes('"docsVersion'))
    host.stdout("For a version menu, add { type: 'docsVersionDropdown' } to themeConfig.navbar.items.\n")
  return EXIT.ok
}

/** Values of an option, `known` if it is not given. Throws `UsageError` for an unknown value. */
function named(given: unknown, known: readonly string[], what: string): readonly string[] {
  const wanted = (given as readonly string[] | undefined) ?? []
  for (const each of wanted) {
    if (known.includes(each)) continue
    const near = suggest(each, known)
    throw new UsageError(
      `there is no ${what} '${each}'; ${near === undefined ? `available: ${known.join(', ')}` : `did you mean '${near}'?`}`,
    )
  }
  return wanted.length === 0 ? known : wanted
}

/** Throws `UsageError` if the docs cannot have a version with this name. */
function checkName(name: string, docs: DocsConfig, versions: readonly string[]): void {
  if (docs.disableVersioning)
    throw new UsageError(`docs instance '${docs.id}' has no versions: \`disableVersioning\` is set`)
  const problem = newVersionProblem(name, versions)
  if (problem !== null) throw new UsageError(problem)
}

const textOf = (path: string) => textOfFile('', path) ?? undefined

/** Names of the existing versions. Throws `UsageError` if the file is not a list. */
function versionsIn(path: string): readonly string[] {
  const text = textOf(path)
  if (text === undefined) return []
  try {
    const names = JSON.parse(text) as unknown
    if (Array.isArray(names)) return names.map(String)
  } catch {
    // Any error is reported below.
  }
  throw new UsageError(`${path} is not a list of version names; \`docsite check\` shows where`)
}

/** Copies whose source exists. */
const existing = (copies: NewVersion['folders'], siteDir: string) =>
  copies.filter(({ from }) => isThere(join(siteDir, from)))

/** Lines that list the files to write. */
function steps(plan: NewVersion, siteDir: string): readonly string[] {
  const folders = existing(plan.folders, siteDir).map(({ from, to }) => {
    const count = fileCount(join(siteDir, from))
    return `  create  ${to}: ${counted(count, 'file')} from ${from}\n`
  })
  const labels = existing(plan.labels, siteDir).map(
    ({ from, to }) => `  create  ${to}: labels from ${from}\n`,
  )
  const source = plan.sidebars?.from ?? 'the folder structure'
  return [
    ...folders,
    ...labels,
    ...(plan.sidebars ? [`  create  ${plan.sidebars.to}: sidebars from ${source}\n`] : []),
    `  ${isThere(join(siteDir, plan.versionsFile)) ? 'extend' : 'create'}  ${plan.versionsFile}\n`,
  ]
}

/** Writes a version; the list of versions comes last. Throws `UsageError` and `EnvironmentError`. */
async function write(
  name: string,
  plan: NewVersion,
  { siteDir, pipeline }: Session,
  files: CopiedFiles,
): Promise<void> {
  const at = (path: string) => join(siteDir, path)
  const [docs] = plan.folders
  if (docs && fileCount(at(docs.from)) === 0) throw new UsageError(`${docs.from} contains no pages`)
  for (const { from, to } of existing(plan.folders, siteDir)) files.folder(at(from), at(to))
  for (const { from, to } of existing(plan.labels, siteDir)) {
    const { [VERSION_LABEL]: _own, ...labels } = JSON.parse(textOf(at(from)) ?? '{}') as Record<
      string,
      unknown
    >
    files.file(at(to), json(labels))
  }
  if (plan.sidebars) {
    const { from, to } = plan.sidebars
    const sidebars = from === null ? GENERATED_SIDEBARS : await pipeline.sidebarsIn(from)
    if (sidebars === null) throw new UsageError(`${from} has errors; \`docsite check\` shows them`)
    files.file(at(to), json(sidebars))
  }
  files.replace(at(plan.versionsFile), json([name, ...versionsIn(at(plan.versionsFile))]))
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
