// Levels of the rules that `docsite check` applies.
import * as z from 'zod'

/** `rules`: level of a rule by its id. */
export const rules = z.record(z.string(), z.enum(['off', 'warn', 'error']))
