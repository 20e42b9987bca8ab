// Configuration of requests that `check --external` makes to other sites.
import * as z from 'zod'
import { addressPatternProblem } from '../../text/external-pattern.ts'
import { checked } from '../problem.ts'

const pattern = checked(z.string(), (text) => {
  const problem = addressPatternProblem(text)
  return problem === null ? null : { sentence: `the pattern '${text}' ${problem}` }
})

/** `external`. */
export const external = z.strictObject({
  timeout: z.number().min(0.1).max(600).default(10).describe('Seconds to wait for an answer.'),
  retries: z
    .int()
    .min(0)
    .max(10)
    .default(1)
    .describe('How often an address is asked again that does not answer, or with an error of its server.'),
  concurrency: z
    .int()
    .min(1)
    .max(100)
    .default(8)
    .describe('Hosts that are asked at the same time; addresses of one host are asked one after the other.'),
  skip: z
    .array(pattern)
    .default([])
    .describe("Addresses that are not asked: `['intranet.example', 'https://example.org/drafts/**']`."),
  headers: z
    .record(pattern, z.record(z.string().regex(/^[!#$%&'*+.^_`|~\w-]+$/), z.string()))
    .default({})
    .describe(
      "Headers of requests by address: `{ 'wiki.example': { authorization: 'Bearer $WIKI_TOKEN' } }`. `$NAME` is a variable of the environment.",
    ),
  cache: z
    .number()
    .min(0)
    .default(24)
    .describe(
      'Hours for which a good answer is believed; that an address is gone, at most one hour. 0 asks each time.',
    ),
})
