// A value whose shape decides which schema it is held against. A union would try all of them and could only say that none
// fits; this says what is wrong with the one that was meant.
import * as z from 'zod'
import { describeIssue } from './issues.ts'

/** Where a transformation puts its issues. */
export interface IssueSink {
  readonly issues: z.core.$ZodRawIssue[]
}

/** The value by one schema; its issues, already in words, go to the context. */
export function validateWith<S extends z.ZodType>(
  schema: S,
  value: unknown,
  context: IssueSink,
): z.output<S> {
  const result = schema.safeParse(value, { error: describeIssue, jitless: true })
  if (result.success) return result.data
  for (const issue of result.error.issues) context.issues.push({ ...issue, input: undefined })
  return z.NEVER
}

/** A schema made of several; `choose` gives the one for a value. The reference lists them all. */
export function dispatched<S extends z.ZodType>(schemas: readonly S[], choose: (value: unknown) => S) {
  return z
    .custom<z.input<S>>()
    .transform((value, context): z.output<S> => validateWith(choose(value), value, context))
    .meta({ alternatives: schemas })
}
