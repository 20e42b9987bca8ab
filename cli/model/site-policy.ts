// What the configuration contributes to the content policy: the origins it loads from itself, and the policy of a site being
// edited.
import type { SiteConfig } from './config.ts'
import {
  type ContentDirective,
  type ContentPolicyConfig,
  contentPolicy,
  ELEMENT_DIRECTIVES,
  type ForeignSource,
  foreignOrigin,
  foreignSources,
} from './content-policy.ts'

/** Policy for a site being edited: its pages may start to load from any origin that a build would then derive. */
export function livePolicy(config: SiteConfig): string {
  const { html } = config.markdown
  const opened = [...ELEMENT_DIRECTIVES].filter(([tag]) => html === 'trusted' || html.includes(tag))
  const directives = new Set<ContentDirective>([
    'img-src',
    'media-src',
    'connect-src',
    'font-src',
    'style-src',
    ...opened.map(([, each]) => each),
  ])
  const any = [...directives].flatMap((directive) =>
    ['http:', 'https:'].map((origin) => ({ directive, origin })),
  )
  return contentPolicy(policyConfig(config), [...foreignSources(configuredSources(config), config), ...any])
}

/** `security.csp` plus `'self'` as a form target if the configuration sends readers' feedback to the site's own host. */
export function policyConfig({
  security: { csp },
  themeConfig: { feedback },
}: SiteConfig): ContentPolicyConfig {
  const { endpoint } = feedback ?? {}
  if (endpoint === undefined || foreignOrigin(endpoint) !== null) return csp
  const forms = [...(csp.allowed['form-action'] ?? []), "'self'"]
  return { ...csp, allowed: { ...csp.allowed, 'form-action': forms } }
}

/** By `rel` of a `link` element in the head. */
const LINKS: Readonly<Record<string, ContentDirective>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'shortcut icon': 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
}

/** By element name, for html in the configuration. */
const ELEMENTS: Readonly<Record<string, ContentDirective>> = {
  img: 'img-src',
  iframe: 'frame-src',
  video: 'media-src',
  audio: 'media-src',
}

/** What the configuration loads from other origins, with the URL as written. */
export function configuredSources(
  config: Pick<SiteConfig, 'headTags' | 'favicon' | 'themeConfig'>,
): readonly (ForeignSource & { readonly url: string })[] {
  const found: (ForeignSource & { readonly url: string })[] = []
  const add = (directive: ContentDirective | undefined, url: unknown) => {
    const origin = typeof url === 'string' ? foreignOrigin(url) : null
    if (directive !== undefined && origin !== null) found.push({ directive, origin, url: String(url) })
  }
  for (const { tagName, attributes } of config.headTags) {
    const { src, href, rel } = attributes
    if (tagName === 'link') add(new Map(Object.entries(LINKS)).get(String(rel).toLowerCase()), href)
    // An analytics script is useless if it may not report to the host it comes from.
    else if (tagName === 'script')
      for (const directive of ['script-src', 'connect-src'] as const) add(directive, src)
  }
  add('img-src', config.favicon)
  const { navbar, footer, feedback } = config.themeConfig
  for (const directive of ['form-action', 'connect-src'] as const) add(directive, feedback?.endpoint)
  for (const logo of [navbar.logo, footer?.logo])
    for (const url of [logo?.src, logo?.srcDark]) add('img-src', url)
  for (const text of stringsIn(config.themeConfig))
    for (const [, tag = '', url] of text.matchAll(
      /<(img|iframe|video|audio)\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi,
    ))
      add(new Map(Object.entries(ELEMENTS)).get(tag.toLowerCase()), url)
  return found
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes('<') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
