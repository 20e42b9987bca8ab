// Interface of commands.
import type { Host, OptionKind } from './options.ts'

/** Definition of a command. */
export interface CommandDefinition {
  readonly name: string
  readonly summary: string
  /** Name and help text of the first argument if it is not the site folder. */
  readonly argument?: readonly [name: string, description: string]
  /** Name and help text of a second argument. */
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
