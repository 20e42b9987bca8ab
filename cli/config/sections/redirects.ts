// Configuration of redirects from old URLs.
import * as z from 'zod'
import type { CreateRedirects } from '../../model/config.ts'
import { globProblem } from '../../text/glob.ts'
import { newAddressProblem, oldAddressProblem, oldPathProblem } from '../../text/old-address.ts'
import { address } from '../fields.ts'
import { checked } from '../problem.ts'

const oldPath = checked(z.string(), oldPathProblem)

/** A path, optionally with the id of a part of the former page. */
const oldAddress = checked(z.string(), oldAddressProblem)

const newAddress = checked(address, newAddressProblem)

const oldAddresses = z.union([oldAddress, z.array(oldAddress)])

const oldPaths = z.union([oldPath, z.array(oldPath)])

const beginning = checked(z.string(), (text) =>
  text.startsWith('/') ? null : { expected: 'the start of a path, beginning with `/`' },
)

const createFunction = z
  .custom<CreateRedirects>((value) => typeof value === 'function', { error: 'a function' })
  .meta({ title: 'function' })

/** `createRedirects`. */
export const createRedirects = z.union([z.record(beginning, oldPaths), createFunction])

/** `links`. */
export const links = z.strictObject({
  elsewhere: z
    .array(
      checked(z.string(), (text) => {
        if (!text.startsWith('/')) return { expected: 'a pattern that begins with `/`' }
        const problem = globProblem(text)
        return problem === null ? null : { sentence: `the pattern '${text}' ${problem}` }
      }),
    )
    .default([])
    .describe(
      "Paths on this host that another application serves: `['/app/**']`. Links to them are published unchanged.",
    ),
})

const entry = z.strictObject({
  from: oldAddresses.describe(
    'Old path or paths, relative to the base URL of each locale: `/docs/old`, or `/docs/page#old-id` for a section of a page.',
  ),
  to: newAddress
    .optional()
    .describe('New URL: a page or file of the site, optionally with a fragment, or another site.'),
  gone: z
    .union([z.literal(true), z.string().min(1)])
    .optional()
    .describe(
      'Instead of `to`: the content was removed without replacement. A page at the old URL says so, with this text as the reason.',
    ),
  locale: z.string().min(1).optional().describe('Limits the redirect to this locale.'),
})

/** `redirects`. */
export const redirects = z.array(
  checked(entry, ({ to, gone }) =>
    (to === undefined) === (gone === undefined)
      ? { sentence: 'needs either `to` or `gone`', hint: "write to: '/docs/new', or gone: 'why'" }
      : null,
  ),
)
