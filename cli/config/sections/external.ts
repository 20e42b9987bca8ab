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
  timeout: z.number().min(0.1).max(600).default(10).describe('Timeout of a request, in seconds.'),
  retries: z.int().min(0).max(10).default(1).describe('Number of retries after a timeout or a server error.'),
  concurrency: z
    .int()
    .min(1)
    .max(100)
    .default(8)
    .describe('Number of hosts checked at the same time; URLs of one host are checked one after another.'),
  skip: z
    .array(pattern)
    .default([])
    .describe("URLs that are not checked: `['intranet.example', 'https://example.org/drafts/**']`."),
  headers: z
    .record(pattern, z.record(z.string().regex(/^[!#$%&'*+.^_`|~\w-]+$/), z.string()))
    .default({})
    .describe(
      "Request headers by URL: `{ 'wiki.example': { authorization: 'Bearer $WIKI_TOKEN' } }`. `$NAME` is an environment variable.",
    ),
  cache: z
    .number()
    .min(0)
    .default(24)
    .describe(
      'Hours for which a successful result is cached (a failure for at most one hour). `0` turns the cache off.',
    ),
})
