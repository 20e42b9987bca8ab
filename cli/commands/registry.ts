// The command line: commands, options, help. commander parses it; each command is implemented in its own file.
import { join } from 'node:path'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import type { CommandDefinition } from './command.ts'
import { EXIT } from './exit.ts'
import type { Host, OptionKind } from './options.ts'
import { type NamedFolders, restoreOutputs } from './restore-outputs.ts'

/** Commands by name, loaded on demand: a build starts without the code of the server. */
const COMMANDS: ReadonlyMap<string, () => Promise<CommandDefinition>> = new Map([
  ['build', async () => (await import('./build.ts')).build],
  ['check', async () => (await import('./check.ts')).check],
  ['diagrams', async () => (await import('./diagrams.ts')).diagrams],
  ['hosting', async () => (await import('./hosting.ts')).hosting],
  ['init', async () => (await import('./init.ts')).init],
  ['migrate', async () => (await import('./migrate.ts')).migrate],
  ['mv', async () => (await import('./mv.ts')).mv],
  ['print', async () => (await import('./print.ts')).print],
  ['serve', async () => (await import('./serve.ts')).serve],
  ['translate', async () => (await import('./translate.ts')).translate],
  ['version', async () => (await import('./version.ts')).version],
])

/** All commands, in the order of `--help`. */
export const allCommands = (): Promise<readonly CommandDefinition[]> =>
  Promise.all([...COMMANDS.values()].map((load) => load()))

const VERSION: readonly string[] = ['-V', '--version']

/** A parsed command line that can be run. */
export interface Program {
  /** Runs with arguments (without node and script) and resolves to the exit code. */
  run(args: readonly string[]): Promise<number>
}

const EXIT_CODES = `
Exit codes: 0 success, 1 errors in content, 2 wrong usage or configuration,
3 environment problem (disk, permissions, lock, port), 4 internal error.`

/** First page of the manual in the package. */
const MANUAL = 'content/manual/docs/index.md'

const SITE_DIR = [
  '[siteDir]',
  'site folder, the one with site.config.ts (default: this folder or its nearest parent that has one)',
] as const

/** Creates the program; it writes to `host`. */
export function createProgram(host: Host): Program {
  const result: { code: number } = { code: EXIT.ok }

  function program(commands: readonly CommandDefinition[]): Command {
    const made = new Command('docsite')
      .description('The documentation-site compiler: Markdown in, a complete static site out.')
      .version(host.version, VERSION.join(', '), 'print the version')
      .helpOption('-h, --help', 'print this help')
      .addHelpText('after', () => `${EXIT_CODES}\n\nManual: ${join(host.toolDir, MANUAL)}`)
      .showSuggestionAfterError()
      .configureOutput({ writeOut: host.stdout, writeErr: host.stderr })
      .exitOverride()
    for (const command of commands) addCommand(made, command)
    return made
  }

  function addCommand(program: Command, command: CommandDefinition): void {
    const sub = program
      .command(command.name)
      .description(command.summary)
      .version(host.version, VERSION.join(', '), 'print the version')
    sub.argument(...(command.argument ?? SITE_DIR))
    for (const [flags, description, kind] of command.options) addOption(sub, flags, description, kind)
    sub.addHelpText('after', EXIT_CODES)
    sub.exitOverride().configureOutput({ writeOut: host.stdout, writeErr: host.stderr })
    if (command.furtherArgument) sub.argument(...command.furtherArgument)
    sub.action(async () => {
      const [first, second] = sub.args
      const options = sub.opts()
      const site = sub.options.some(({ long }) => long === '--site') ? options.site : first
      const named = { site, output: options.outDir } as NamedFolders
      await restoreOutputs(named, host)
      result.code = await command.run(first, options, host, second)
    })
  }

  return {
    async run(args) {
      try {
        await program(await commandsFor(args)).parseAsync([...args], { from: 'user' })
        return result.code
      } catch (error) {
        if (!(error instanceof CommanderError)) throw error
        return error.exitCode === 0 ? EXIT.ok : EXIT.usage
      }
    },
  }
}

/** Loads the named command; all commands for help or an unknown name; none for `--version`. */
function commandsFor([name = '']: readonly string[]): Promise<readonly CommandDefinition[]> {
  const named = COMMANDS.get(name)
  if (named) return Promise.all([named()])
  return VERSION.includes(name) ? Promise.resolve([]) : allCommands()
}

function addOption(command: Command, flags: string, description: string, kind: OptionKind): void {
  if (kind === 'flag' || kind === 'text') command.option(flags, description)
  else if (kind === 'list')
    command.option(flags, description, (value: string, all: string[] = []) => [...all, value])
  else command.option(flags, description, (value: string) => wholeNumber(value, kind))
}

function wholeNumber(value: string, kind: 'count' | 'port'): number {
  const number = Number(value)
  const [least, most] = kind === 'port' ? [0, 65535] : [1, 256]
  if (!/^\d+$/.test(value) || number < least || number > most) {
    throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`)
  }
  return number
}
