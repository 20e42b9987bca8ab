// Configuration of old addresses that lead to new ones.
import * as z from 'zod'
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

/** `redirects`. */
export const redirects = z.array(
  z.strictObject({
    from: z
      .union([oldAddress, z.array(oldAddress)])
      .describe('Old address or addresses, below the base URL of each language.'),
    to: newAddress.describe(
      'New address: a page or file of the site, with a fragment if need be, or another site.',
    ),
  }),
)
