// The shape of a command.
import type { Host, OptionKind } from './options.ts'

/** A command of the command line. */
export interface CommandDefinition {
  readonly name: string
  readonly summary: string
  /** Name and help text of its only argument, when that is not the folder of a site. */
  readonly argument?: readonly [name: string, description: string]
  /** A second one behind it. */
  readonly furtherArgument?: readonly [name: string, description: string]
  /** Flags, help text, kind of value. */
  readonly options: readonly (readonly [flags: string, description: string, kind: OptionKind])[]
  /** Resolves to the exit code. */
  run(
    siteDir: string | undefined,
    options: Readonly<Record<string, unknown>>,
    host: Host,
    further?: string,
  ): Promise<number>
}
