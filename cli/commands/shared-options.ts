// Options that several commands have.
import type { CommandDefinition } from './command.ts'

type Option = CommandDefinition['options'][number]

/** The site folder, for commands whose argument is something else. */
export const SITE_OPTION: Option = [
  '-s, --site <dir>',
  'site folder, the one with site.config.ts (default: this folder or its nearest parent that has one)',
  'text',
]

/** Number of compiler threads. */
export const JOBS_OPTION: Option = [
  '-j, --jobs <n>',
  'compiler threads (default: number of cores minus one)',
  'count',
]
