// Configuration of the feedback question below a page.
import * as z from 'zod'
import { address } from '../fields.ts'
import { checked } from '../problem.ts'

/** `themeConfig.feedback`; absent = no question. */
export const feedback = checked(
  z.strictObject({
    href: address
      .exactOptional()
      .describe(
        'Where both answers lead, as to a form or `mailto:`; `{answer}` (`yes` or `no`), `{title}` and `{url}` in it stand for the answer and the page.',
      ),
    endpoint: address
      .exactOptional()
      .describe('Where an answer is posted, as the fields `answer` and `url` of a form, without cookies.'),
  }),
  ({ href, endpoint }) =>
    (href === undefined) === (endpoint === undefined)
      ? { expected: 'either `href` or `endpoint`', hint: "write feedback: { href: 'https://…?page={url}' }" }
      : null,
)
