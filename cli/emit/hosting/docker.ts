// A Dockerfile: the built folder behind an nginx that needs no rights.
import type { HostSettings } from './context.ts'
import { nginxServer } from './nginx.ts'

const PORT = 8080
const ROOT = '/usr/share/nginx/html'

/** An image of the site; it listens at port 8080 and runs as a user without rights. */
export const docker: HostSettings = (
  site,
) => `# docsite build${site.base === '/' ? '' : ` --base-url ${site.base}`} && docker build -t docs . && docker run -p ${PORT}:${PORT} docs
FROM nginxinc/nginx-unprivileged:stable-alpine
COPY --chmod=0444 <<'NGINX' /etc/nginx/conf.d/default.conf
${nginxServer({ ...site, host: '_' }, { port: PORT, root: ROOT })}NGINX
COPY build ${ROOT}${site.base}
EXPOSE ${PORT}
`
