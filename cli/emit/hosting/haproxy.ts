// Server settings for HAProxy as a proxy before the file servers: lines of a frontend or backend section.
import { encodedHref } from '../../../runtime/routing/encoded-path.ts'
import type { Redirect } from '../../model/site.ts'
import { escapeRegExp } from '../../text/escape.ts'
import { ASK, bothForms, COMPRESSED, FOREVER, type HostSettings, headersOf } from './context.ts'

/** Lines for the section that forwards requests to the file server. */
export const haproxy: HostSettings = ({
  base,
  policy,
  redirects,
}) => `# Add these lines to a frontend or backend section
http-request set-var(txn.docsite_path) path,url_dec
${redirects.map(redirect).join('')}compression algo gzip
compression type text/html ${COMPRESSED.join(' ')}
${headersOf(policy)
  .map(([name, value]) => `http-response set-header ${name} ${quoted(format(value))}\n`)
  .join('')}# Cache only existing files for long: a missing file may be published later.
acl docsite_asset var(txn.docsite_path) -m reg ${quoted(`^${escapeRegExp(base)}assets/.`)}
acl docsite_found status 200 206 304
http-response set-header Cache-Control ${quoted(FOREVER)} if docsite_asset docsite_found
http-response set-header Cache-Control ${quoted(ASK)} unless docsite_asset docsite_found
`

const redirect = ({ path, href }: Redirect) =>
  `http-request redirect location ${quoted(format(encodedHref(href)))} code 301 if { var(txn.docsite_path) -m str ${bothForms(path).map(quoted).join(' ')} }\n`

/** Escapes `%`, which starts a format expression in redirect targets and header values. */
const format = (text: string) => text.replaceAll('%', '%%')

/** Text in double quotes; `$` is escaped because HAProxy expands environment variables there. */
const quoted = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`
