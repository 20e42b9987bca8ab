// How a section of the schema says what is wrong with a value beyond its type: zod carries the problem as parameters of a
// custom issue, and cli/config/issues.ts makes the diagnostic.
import type { z } from 'zod'

/** What a check found. `expected` follows "expected"; `sentence` replaces the whole message after the key. */
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

/** The schema with a further check; `problem` gives null for a good value. */
export function checked<S extends z.ZodType>(schema: S, problem: (value: z.output<S>) => Problem | null) {
  return schema.superRefine((value, context) => {
    // A link whose `label` is written `lable` has no label; saying so beside the unknown key would be noise.
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
