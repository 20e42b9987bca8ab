// Server settings for Caddy: a Caddyfile. Caddy obtains certificates itself.
import { encodedHref } from '../../../runtime/routing/encoded-path.ts'
import type { Redirect } from '../../model/site.ts'
import { escapeRegExp } from '../../text/escape.ts'
import {
  ASK,
  FOREVER,
  type HostedSite,
  type HostSettings,
  headersOf,
  placement,
  quoted,
  rootOf,
} from './context.ts'

/** A site block for a host with HTTPS. */
export const caddy: HostSettings = (site) => {
  const { host, base, locales, policy, redirects } = site
  const files =
    site.trailingSlash === false ? '{path} {path}.html {path}/index.html' : '{path} {path}/index.html'
  const headers = (depth: string) =>
    headersOf(policy)
      .map(([name, value]) => `${depth}${name} ${quoted(value)}\n`)
      .join('')
  return `# ${placement(rootOf(site), base)}
${host} {
	root * ${rootOf(site)}
	encode gzip
	header {
${headers('\t\t')}	}
	@assets path_regexp ${pattern(`^${escapeRegExp(base)}assets/.`)}
	header @assets Cache-Control ${quoted(FOREVER)}
	@pages not path_regexp ${pattern(`^${escapeRegExp(base)}assets/.`)}
	header @pages Cache-Control ${quoted(ASK)}

	@hidden {
		path */.*
		not path */.well-known/*
	}
	error @hidden 404
${redirects.map(redirect).join('')}	# Redirect /docs/a.html to /docs/a unless that file exists
	@file {
		path_regexp file ${pattern(`^(${escapeRegExp(base)}.+?)(?:/index)?\\.html?$`)}
		not path */404.html
		not file {path}
	}
	redir @file {re.file.1} permanent

	try_files ${files}
	file_server${precompressedDirectives(site)}
	handle_errors {
		header {
${headers('\t\t\t')}			Cache-Control ${quoted(ASK)}
		}
${locales.map((locale, at) => `		@locale${at} path ${quoted(`${locale}*`)}\n		rewrite @locale${at} ${quoted(`${locale}404.html`)}\n`).join('')}		@others not path ${[`${base}404.html`, ...locales.map((locale) => `${locale}*`)].map(quoted).join(' ')}
		rewrite @others ${quoted(`${base}404.html`)}
		file_server
	}
}
`
}

const precompressedDirectives = ({ precompressed }: HostedSite) =>
  precompressed.length === 0 ? '' : ` {\n\t\tprecompressed ${precompressed.join(' ')}\n\t}`

/** Matches the decoded path by pattern: other matchers would expand placeholders in braces. */
const redirect = ({ path, href }: Redirect, at: number) =>
  `	@old${at} path_regexp ${pattern(`^${escapeRegExp(path.replace(/\/$/, ''))}/?$`)}\n	redir @old${at} ${quoted(encodedHref(href).replace(/[{}]/g, encodeURIComponent))} permanent\n`

/** A pattern in backquotes, which keep backslashes. */
const pattern = (text: string) => `\`${text.replaceAll('`', '\\x60')}\``
