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
    .describe('Also allows the hosts used by content and configuration, as `derive` does.'),
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
      'Hosts from which pages may load images, media, frames and scripts: those used by content and configuration (`derive`), none (`strict`), or those listed by directive.',
    ),
})
