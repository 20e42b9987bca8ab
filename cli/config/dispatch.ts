// Schemas chosen by the shape of the value. A union would try all its members and could only report that none matches;
// this reports what is wrong with the intended one.
import * as z from 'zod'
import { describeIssue } from './issues.ts'

/** Collects the issues of a transformation. */
export interface IssueSink {
  readonly issues: z.core.$ZodRawIssue[]
}

/** Parses the value with one schema. Its issues, already in words, are added to the context. */
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

/** A schema that applies the one `choose` returns for a value. The reference documents all of them. */
export function schemaByShape<S extends z.ZodType>(schemas: readonly S[], choose: (value: unknown) => S) {
  return z
    .custom<z.input<S>>()
    .transform((value, context): z.output<S> => validateWith(choose(value), value, context))
    .meta({ alternatives: schemas })
}
