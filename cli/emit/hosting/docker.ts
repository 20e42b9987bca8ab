// A Dockerfile: the built folder served by an unprivileged nginx.
import type { HostSettings } from './context.ts'
import { nginxServer } from './nginx.ts'

const PORT = 8080
const ROOT = '/usr/share/nginx/html'
/** The user the base image runs as. */
const USER = 101

/**
 * An image that serves the site on port 8080 as an unprivileged user. It uses no `# syntax` line and no feature that
 * needs one, such as heredocs, so that old builders, builders in closed networks and builders other than Docker accept
 * it.
 */
export const docker: HostSettings = (
  site,
) => `# docsite build${site.base === '/' ? '' : ` --base-url ${site.base}`} && docker build -t docs . && docker run -p ${PORT}:${PORT} docs
FROM nginxinc/nginx-unprivileged:stable-alpine
USER root
RUN printf '%s\\n' \\
${lines(nginxServer({ ...site, host: '_' }, { port: PORT, root: ROOT }))}  > /etc/nginx/conf.d/default.conf
COPY build ${ROOT}${site.base}
USER ${USER}
EXPOSE ${PORT}
`

/**
 * Each line of a text as a quoted shell word. The quote matters: builders skip lines that begin with `#`, but not with
 * `'#`.
 */
const lines = (text: string): string =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => `  '${line.replaceAll("'", "'\\''")}' \\\n`)
    .join('')
