// Resources that the content policy of the site prevents browsers from loading.
//
// Bad, with security.csp: 'strict':  ![Chart](https://cdn.example.net/a.png)     Good:  ![Chart](./a.png)

import { type ForeignSource, foreignSources, isRefused } from '../../model/content-policy.ts'
import type { Place } from '../../model/diagnostic.ts'
import { configuredSources } from '../../model/site-policy.ts'
import { present } from '../../text/present.ts'
import { placeInQuotes } from '../place-in-text.ts'
import type { Rule } from '../rule.ts'

/** `check/content-policy`. */
export const contentPolicy: Rule = {
  id: 'content-policy',
  commands: 'all',
  summary: 'The content security policy of the site blocks a resource of another host.',
  level: 'error',
  docs: 'With `security.csp: derive`, the default, the policy allows everything that pages load. With `strict` it allows no other host, with a list only the hosts listed. Copy the file into the site, or add its host to the list.',
  bad: '![Схема](https://cdn.example.net/scheme.png)',
  good: '![Схема](./img/scheme.png)',
  checkPage({ article, config }, report) {
    // It is certain that the script is loaded, but only a guess that it connects to its host.
    for (const { place, ...source } of article.foreignSources ?? [])
      if (
        source.directive !== 'connect-src' &&
        isForeign(source, config.url) &&
        isRefused(source, config.security.csp)
      )
        report(refused(source, place))
  },
  checkSite({ config, settings, sourcesOfSiteCode }, report) {
    for (const { place, ...source } of sourcesOfSiteCode)
      if (isForeign(source, config.url) && isRefused(source, config.security.csp))
        report(refused(source, place))
    for (const { url, ...source } of configuredSources(config)) {
      if (source.directive === 'connect-src') continue
      if (!isForeign(source, config.url) || !isRefused(source, config.security.csp)) continue
      report(refused(source, placeInQuotes([url], settings)))
    }
  },
}

const isForeign = (source: ForeignSource, url: string) => foreignSources([source], { url }).length > 0

function refused({ directive, origin }: ForeignSource, place: Place | undefined) {
  return present({
    code: 'check/content-policy',
    severity: 'error' as const,
    buildLevel: 'warn' as const,
    message: `the content security policy blocks ${BLOCKED[directive]} ${origin}`,
    hint: `write security: { csp: { '${directive}': ['${origin}'] } }, or copy the file into the site`,
    place,
  })
}

/** What the policy blocks, with the preposition before its host. */
const BLOCKED: Readonly<Record<ForeignSource['directive'], string>> = {
  'img-src': 'images from',
  'media-src': 'audio and video from',
  'frame-src': 'frames from',
  'script-src': 'scripts from',
  'style-src': 'stylesheets from',
  'font-src': 'fonts from',
  'connect-src': 'requests of scripts to',
  'form-action': 'forms that submit to',
  'object-src': 'embedded objects from',
  'manifest-src': 'the web app manifest from',
}
