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
        'Link that both answers open, such as a form or `mailto:`; `{answer}` (`yes` or `no`), `{title}` and `{url}` are replaced.',
      ),
    endpoint: address
      .exactOptional()
      .describe('URL to which answers are posted as the form fields `answer` and `url`, without cookies.'),
  }),
  ({ href, endpoint }) =>
    (href === undefined) === (endpoint === undefined)
      ? { expected: 'either `href` or `endpoint`', hint: "write feedback: { href: 'https://…?page={url}' }" }
      : null,
)
