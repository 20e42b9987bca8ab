// Configuration of the content security policy.
import * as z from 'zod'
import { CONTENT_DIRECTIVES } from '../../model/content-policy.ts'
import { checked } from '../problem.ts'

/** A host with optional scheme, port and path, or a scheme alone. */
const SOURCE =
  /^(?:(?:https?|wss?|data|blob):|(?:(?:https?|wss?):\/\/)?(?:\*\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*(?::\d+)?(?:\/[^\s;,'"]*)?)$/iu

const source = checked(z.string(), (text) =>
  SOURCE.test(text)
    ? null
    : { expected: 'a host such as `https://cdn.example.com` or a scheme such as `https:`' },
)

const sources = z.array(source)

const directives = z.strictObject({
  derive: z
    .boolean()
    .default(false)
    .describe('Allows what pages and configuration load as well, as `derive` alone does.'),
  ...(Object.fromEntries(
    CONTENT_DIRECTIVES.map((name) => [name, sources.exactOptional().describe(`Sources of \`${name}\`.`)]),
  ) as Record<(typeof CONTENT_DIRECTIVES)[number], z.ZodExactOptional<typeof sources>>),
})

/** `security`: the content security policy that browsers enforce. */
export const security = z.strictObject({
  csp: z
    .union([z.enum(['derive', 'strict']), directives])
    .default('derive')
    .describe(
      'Hosts that pages may load images, media, frames and scripts from: those that content and configuration name (`derive`), none (`strict`), or the listed ones, by directive.',
    ),
})
