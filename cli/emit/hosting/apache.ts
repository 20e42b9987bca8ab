// Server settings for Apache: a virtual host.
import { encodedHref } from '../../../runtime/routing/encoded-path.ts'
import type { Redirect } from '../../model/site.ts'
import { escapeRegExp } from '../../text/escape.ts'
import {
  ASK,
  COMPRESSED,
  FOREVER,
  fileAddress,
  type HostSettings,
  headersOf,
  NAMED_BY_CONTENT,
  placement,
  quoted,
  rootOf,
} from './context.ts'

/** A virtual host that listens on port 80. */
export const apache: HostSettings = (site) => {
  const { host, base, locales, policy, redirects } = site
  const root = rootOf(site)
  const endings = site.trailingSlash === false ? ['.html', '/index.html'] : ['/index.html']
  return `# ${placement(rootOf(site), base)}
# Modules: a2enmod deflate headers rewrite
<VirtualHost *:80>
  ServerName ${host}
  DocumentRoot ${quoted(root)}
  AddDefaultCharset utf-8
  AddType text/markdown .md
  AddCharset utf-8 .css .js .json .md .svg .txt .xml

  <Directory ${quoted(root)}>
    Require all granted
    AllowOverride None
    Options -Indexes -MultiViews +FollowSymLinks
    DirectoryIndex index.html
    DirectorySlash Off
  </Directory>

  ErrorDocument 404 ${quoted(`${base}404.html`)}
${locales
  .map(
    (locale) =>
      `  <LocationMatch ${pattern(`^${escapeRegExp(locale)}`)}>\n    ErrorDocument 404 ${quoted(`${locale}404.html`)}\n  </LocationMatch>\n`,
  )
  .join('')}
  RewriteEngine On
  RewriteRule "/\\.(?!well-known/)" - [R=404,L]
${redirects.map(redirect).join('')}  # Redirect /docs/a.html to /docs/a unless that file exists
  RewriteCond "%{DOCUMENT_ROOT}%{REQUEST_URI}" !-f
  RewriteRule ${pattern(fileAddress(base))} "$1" [R=301,L]
  # Serve pages without redirecting to a URL with a trailing slash
${endings
  .map(
    (ending) =>
      `  RewriteCond "%{DOCUMENT_ROOT}%{REQUEST_URI}${ending}" -f\n  RewriteRule "[^/]$" "%{REQUEST_URI}${ending}" [L]\n`,
  )
  .join('')}
${headersOf(policy)
  .map(([name, value]) => `  Header always set ${name} ${quoted(value)}\n`)
  .join('')}  Header always set Cache-Control ${quoted(ASK)}
  # Cache only existing files for long: a missing file may be published later.
  Header always set Cache-Control ${quoted(FOREVER)} "expr=%{REQUEST_STATUS} in { '200', '206', '304' } && %{REQUEST_URI} =~ m#^${escapeRegExp(base).replaceAll('#', '\\x23')}${NAMED_BY_CONTENT}#"

  # With a different ETag for compressed files, browsers would never get 304 Not Modified.
  DeflateAlterETag NoChange
  AddOutputFilterByType DEFLATE text/html ${COMPRESSED.join(' ')}
</VirtualHost>
`
}

/** Escapes `$` and `%`: Apache would replace `$1` and `%1` in the target URL. */
const redirect = ({ path, href }: Redirect) =>
  `  RewriteRule ${pattern(`^${escapeRegExp(path.replace(/\/$/, ''))}/?$`)} "${encodedHref(href).replace(/[$%]/g, '\\$&')}" [R=301,L,NE]\n`

/** A quoted pattern. mod_rewrite takes backslashes literally and cannot escape a quote, so quotes become `\x22`. */
const pattern = (text: string) => `"${text.replaceAll('"', '\\x22')}"`
