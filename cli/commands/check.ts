// `docsite check`: the findings of the same graph, without rendering or writing a site.
import type { CommandDefinition } from './command.ts'
import { EXIT } from './exit.ts'

/** The command as the command line knows it. */
export const check: CommandDefinition = {
  name: 'check',
  summary: 'find everything that is broken, without building',
  options: [],
  async run(_siteDir, _given, host) {
    host.stderr('docsite check does not exist yet.\n')
    return EXIT.usage
  },
}
