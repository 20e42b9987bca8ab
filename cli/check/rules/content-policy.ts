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
  summary: 'The content policy of the site keeps browsers from loading something from another host.',
  level: 'error',
  docs: 'With `security.csp` as `derive`, the default, whatever pages load is allowed. With `strict` nothing is, with a list what it names: take the file into the site, or name its host.',
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
    message: `the content policy of the site does not let browsers load ${NOUNS[directive]} from ${origin}`,
    hint: `write security: { csp: { '${directive}': ['${origin}'] } }, or take the file into the site`,
    place,
  })
}

const NOUNS: Readonly<Record<ForeignSource['directive'], string>> = {
  'img-src': 'images',
  'media-src': 'audio and video',
  'frame-src': 'frames',
  'script-src': 'scripts',
  'style-src': 'style sheets',
  'font-src': 'fonts',
  'connect-src': 'the data of scripts',
  'form-action': 'the answers to forms',
  'object-src': 'embedded objects',
  'manifest-src': 'the manifest',
}
