// Levels of findings, used by all commands.
import * as z from 'zod'

/** `rules`: level of a rule by its id, or of a single code. */
export const rules = z.record(z.string(), z.enum(['off', 'warn', 'error']))
