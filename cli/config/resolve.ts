// Turns the parsed configuration into `SiteConfig`: values with several notations get a single form.
import type { DocsConfig, SiteConfig } from '../model/config.ts'
import type { ContentPolicyConfig } from '../model/content-policy.ts'
import { localeConfigs } from './locale-defaults.ts'
import type { ParsedConfig } from './registry.ts'
import { correctedBaseUrl } from './site-address.ts'

type Instance = Exclude<ParsedConfig['docs'], readonly unknown[]>

/** Normalizes folder paths: `./docs/` → `docs`. */
function folder(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  return parts.join('/')
}

const sheets = (given: string | readonly string[]) => (typeof given === 'string' ? [given] : given)

function docsConfig(instance: Instance, persistence: DocsConfig['versionPersistence']): DocsConfig {
  return {
    ...instance,
    path: folder(instance.path),
    routeBasePath: folder(instance.routeBasePath),
    tagsBasePath: folder(instance.tagsBasePath),
    sidebarPath:
      typeof instance.sidebarPath === 'string' ? folder(instance.sidebarPath) : instance.sidebarPath,
    admonitions: { keywords: instance.admonitions === true ? [] : instance.admonitions.keywords },
    tags: typeof instance.tags === 'string' ? folder(instance.tags) : null,
    versionPersistence: persistence,
  }
}

function searchConfig(search: ParsedConfig['search']): SiteConfig['search'] {
  const { tokenizerSeparator: separator, ...ranking } = search.lunr
  return {
    ...search,
    language: typeof search.language === 'string' ? [search.language] : search.language,
    lunr: { ...ranking, tokenizerSeparator: typeof separator === 'string' ? separator : separator.source },
  }
}

function contentPolicyConfig(csp: ParsedConfig['security']['csp']): ContentPolicyConfig {
  if (typeof csp === 'string') return { derive: csp === 'derive', allowed: {} }
  const { derive, ...allowed } = csp
  return { derive, allowed }
}

/**
 * Leaves plugins out: they are functions, and their code is located from the configuration file (see
 * cli/io/plugin-code.ts).
 */
function markdownConfig(
  markdown: ParsedConfig['markdown'],
  docs: readonly DocsConfig[],
): SiteConfig['markdown'] {
  const { remarkPlugins, rehypePlugins, remarkRehypeOptions, ...rest } = markdown
  const { beforeDefaultRemarkPlugins, beforeDefaultRehypePlugins, ...plain } = rest
  // Pages outside the site folder may include files next to them.
  const beside = docs.map(({ path }) => path).filter((path) => path.startsWith('../'))
  return {
    ...plain,
    diagrams: folder(plain.diagrams),
    includeRoots: [...new Set([...plain.includeRoots, ...beside])],
  }
}

/** The configuration with all defaults filled in and every value in a single form. */
export function resolveConfig(parsed: ParsedConfig): SiteConfig {
  const { docs, i18n, search, security, markdown, fonts, ...rest } = parsed
  const persistence = parsed.themeConfig.docs.versionPersistence
  const written = Array.isArray(docs) ? docs : [docs]
  const instances = written.map((instance) => docsConfig(instance, persistence))
  return {
    ...rest,
    url: new URL(parsed.url).origin,
    baseUrl: correctedBaseUrl(parsed.baseUrl),
    i18n: { defaultLocale: i18n.defaultLocale, locales: localeConfigs(i18n), path: folder(i18n.path) },
    docs: instances,
    markdown: markdownConfig(markdown, instances),
    search: searchConfig(search),
    fonts: { text: sheets(fonts.text), code: sheets(fonts.code), math: sheets(fonts.math) },
    security: { csp: contentPolicyConfig(security.csp) },
    staticDirectories: parsed.staticDirectories.map(folder),
  }
}
