// `docsite hosting`: prints the settings of a web server for this site: pages, errors, headers, caching, redirects.
import { UsageError } from '../model/ports.ts'
import { SERVERS } from '../pipeline/hosting.ts'
import { suggest } from '../text/suggest.ts'
import type { CommandDefinition } from './command.ts'
import { EXIT } from './exit.ts'
import { SITE_OPTION } from './shared-options.ts'
import { withSession } from './with-session.ts'

const NAMES = [...SERVERS.keys()]

const OTHERS =
  'Netlify and Cloudflare Pages need no configuration: they read _headers and _redirects from the output folder'

/** The command definition. */
export const hosting: CommandDefinition = {
  name: 'hosting',
  summary: 'print a web server configuration for the site',
  argument: ['<server>', `${NAMES.slice(0, -1).join(', ')} or ${NAMES.at(-1)}`],
  options: [
    SITE_OPTION,
    ['--base-url <path>', 'base path of the published site, overriding the configuration', 'text'],
    ['-l, --locale <code>', 'publish only this locale (repeatable)', 'list'],
  ],
  async run(name = '', given, host) {
    const settings = SERVERS.get(name)
    if (!settings) {
      const meant = suggest(name, NAMES)
      const question = meant === undefined ? `. ${OTHERS}` : `; did you mean '${meant}'?`
      throw new UsageError(
        `there is no configuration for '${name}'; available: ${NAMES.join(', ')}${question}`,
      )
    }
    const options = {
      siteDir: given.site as string | undefined,
      baseUrl: given.baseUrl as string | undefined,
      locales: (given.locale as readonly string[] | undefined) ?? [],
    }
    return withSession(options, host, async ({ pipeline }) => {
      host.stdout(settings(await pipeline.hostedSite()))
      return EXIT.ok
    })
  },
}
