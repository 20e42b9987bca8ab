// `docsite hosting`: prints the settings of a web server for this site: pages, errors, headers, caching, redirects.
import { UsageError } from '../model/ports.ts'
import { SERVERS } from '../pipeline/hosting.ts'
import { suggest } from '../text/suggest.ts'
import type { CommandDefinition } from './command.ts'
import { EXIT } from './exit.ts'
import { reportDiagnostics } from './report-diagnostics.ts'
import { openSession } from './site-session.ts'

const NAMES = [...SERVERS.keys()]

const OTHERS =
  'Netlify and Cloudflare Pages need no configuration: they read _headers and _redirects from the output folder'

/** The command definition. */
export const hosting: CommandDefinition = {
  name: 'hosting',
  summary: 'print a web server configuration for the site',
  argument: ['<server>', `${NAMES.slice(0, -1).join(', ')} or ${NAMES.at(-1)}`],
  options: [
    [
      '-s, --site <dir>',
      'site folder, the one with site.config.ts (default: this folder or its nearest parent that has one)',
      'text',
    ],
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
    const session = await openSession(
      {
        siteDir: given.site as string | undefined,
        baseUrl: given.baseUrl as string | undefined,
        locales: (given.locale as readonly string[] | undefined) ?? [],
        mode: 'production',
      },
      host,
    )
    if (!('pipeline' in session)) {
      reportDiagnostics(session.diagnostics, host)
      return EXIT.usage
    }
    try {
      host.stdout(settings(await session.pipeline.hostedSite()))
      return EXIT.ok
    } finally {
      await session.close()
    }
  },
}
