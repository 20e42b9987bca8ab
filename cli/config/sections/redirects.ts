// Configuration of old addresses that lead to new ones.
import * as z from 'zod'
import type { CreateRedirects } from '../../model/config.ts'
import { globProblem } from '../../text/glob.ts'
import { address } from '../fields.ts'
import { checked } from '../problem.ts'

const oldAddress = checked(z.string(), (text) => {
  if (!text.startsWith('/') || text.startsWith('//'))
    return { expected: 'a path that begins with `/`', hint: 'write it below the base URL, without the host' }
  if (/[?#\\\s]/.test(text)) return { expected: 'a path without `?`, `#`, `\\` and white space' }
  if (text.split('/').includes('..')) return { expected: 'a path without `..`' }
  return null
})

const newAddress = checked(address, (text) =>
  text.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(text)
    ? null
    : { expected: 'a path that begins with `/`, or the address of another site' },
)

const oldAddresses = z.union([oldAddress, z.array(oldAddress)])

const beginning = checked(z.string(), (text) =>
  text.startsWith('/') ? null : { expected: 'the beginning of a path, with `/`' },
)

const createFunction = z
  .custom<CreateRedirects>((value) => typeof value === 'function', { error: 'a function' })
  .meta({ title: 'function' })

/** `createRedirects`. */
export const createRedirects = z.union([z.record(beginning, oldAddresses), createFunction])

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
      "Addresses of this host that another program answers: `['/app/**']`. Links to them are published as written.",
    ),
})

/** `redirects`. */
export const redirects = z.array(
  z.strictObject({
    from: oldAddresses.describe('Old address or addresses, below the base URL of each language.'),
    to: newAddress.describe(
      'New address: a page or file of the site, with a fragment if need be, or another site.',
    ),
  }),
)
