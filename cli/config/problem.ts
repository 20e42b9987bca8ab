// Lets schemas report problems beyond a wrong type: zod carries the problem in the parameters of a custom issue, and
// cli/config/issues.ts turns it into a finding.
import type { z } from 'zod'

/**
 * Problem found by a check. `expected` is the text after "expected"; `sentence` replaces the whole message after the
 * key.
 */
export type Problem = {
  readonly code?: string
  readonly hint?: string
  readonly path?: readonly (string | number)[]
} & ({ readonly expected: string } | { readonly sentence: string })

/** Parameters of the custom issues that `checked` raises. */
export interface ProblemParams {
  readonly code: string
  readonly whole: boolean
  readonly hint?: string
}

/** Adds a check to a schema; `problem` returns null for a valid value. */
export function checked<S extends z.ZodType>(schema: S, problem: (value: z.output<S>) => Problem | null) {
  return schema.superRefine((value, context) => {
    // If `label` is misspelt `lable`, the label is missing too; reporting that next to the unknown key would be noise.
    const found = context.issues.length > 0 ? null : problem(value)
    if (found === null) return
    const whole = 'sentence' in found
    const params: ProblemParams = {
      code: found.code ?? 'config/wrong-value',
      whole,
      ...(found.hint === undefined ? {} : { hint: found.hint }),
    }
    context.addIssue({
      code: 'custom',
      message: whole ? found.sentence : found.expected,
      path: [...(found.path ?? [])],
      params: { ...params },
    })
  })
}
