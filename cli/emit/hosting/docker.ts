// A Dockerfile: the built folder behind an nginx that needs no rights.
import type { HostSettings } from './context.ts'
import { nginxServer } from './nginx.ts'

const PORT = 8080
const ROOT = '/usr/share/nginx/html'
/** The user that the image runs as. */
const USER = 101

/**
 * An image of the site; it listens at port 8080 and runs as a user without rights. No `# syntax` and nothing that would need one, such
 * as a heredoc: builders of closed networks, old ones and those that are no Docker read it.
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

/** Each line of a text as a word of a shell: builders read over lines that begin with #, but not with its quote. */
const lines = (text: string): string =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => `  '${line.replaceAll("'", "'\\''")}' \\\n`)
    .join('')
