// Server settings for nginx: a file for its `conf.d` folder.
import { encodedHref } from '../../../runtime/routing/encoded-path.ts'
import type { Redirect } from '../../model/site.ts'
import { escapeRegExp } from '../../text/escape.ts'
import {
  ASK,
  bothForms,
  COMPRESSED,
  FOREVER,
  fileAddress,
  type HostedSite,
  type HostSettings,
  headersOf,
  NAMED_BY_CONTENT,
  placement,
  quoted,
  rootOf,
} from './context.ts'

/** A server that listens on port 80. */
export const nginx: HostSettings = (site) => nginxServer(site, { port: 80, root: rootOf(site) })

/** Settings for a given port, and for the folder that contains the base URL's path. */
export function nginxServer(
  site: HostedSite,
  { port, root }: { readonly port: number; readonly root: string },
): string {
  const { host, base, locales, policy, redirects } = site
  const files = site.trailingSlash === false ? '$uri $uri.html $uri/index.html' : '$uri $uri/index.html'
  const ofLocale = (locale: string) =>
    `  location ${quoted(locale)} {\n    error_page 404 ${quoted(`${locale}404.html`)};\n    try_files ${files} =404;\n  }\n`
  return `# ${placement(root, base)}
# Cache only existing files for long: a missing file may be published later.
map "$status $uri" $docsite_cache {
  ${quoted(`~^(200|206|304) ${escapeRegExp(base)}${NAMED_BY_CONTENT}`)} ${quoted(FOREVER)};
  default ${quoted(ASK)};
}

server {
  listen ${port};
  listen [::]:${port};
  server_name ${host};
  root ${root};
  absolute_redirect off;
  server_tokens off;

  charset utf-8;
  charset_types ${COMPRESSED.join(' ')};
${precompressedDirectives(site)}  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 1000;
  gzip_types ${COMPRESSED.join(' ')};

${headersOf(policy)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;\n`)
  .join('')}  add_header Cache-Control $docsite_cache always;

${redirects.map(redirect).join('')}  # Redirect /docs/a.html to /docs/a unless that file exists
  if (!-f $request_filename) {
    rewrite ${quoted(fileAddress(base))} $1 permanent;
  }

  error_page 404 ${quoted(`${base}404.html`)};
  location / {
    try_files ${files} =404;
  }
${locales.map(ofLocale).join('')}  location ~ \\.md$ {
    default_type text/markdown;
  }
  location ~ /\\.(?!well-known/) {
    return 404;
  }
}
`
}

/** Directives for precompressed files. The Brotli line is a comment, because not every nginx has the module. */
const precompressedDirectives = ({ precompressed }: HostedSite) =>
  [
    precompressed.includes('gzip') ? '  gzip_static on;\n' : '',
    precompressed.includes('br') ? '  # With the ngx_brotli module: brotli_static on;\n' : '',
  ].join('')

/** nginx compares decoded paths, and expands variables in the target URL. */
const redirect = ({ path, href }: Redirect) =>
  bothForms(path)
    .map(
      (old) =>
        `  location = ${quoted(old)} { return 301 ${quoted(encodedHref(href).replaceAll('$', '%24'))}; }\n`,
    )
    .join('')
