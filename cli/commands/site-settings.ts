// Loads the configuration and combines it with the command line.
import { OFFLINE_ROOT } from '../../runtime/model/offline.ts'
import { findSecrets } from '../config/secrets.ts'
import type { BundleCache } from '../io/cached-bundle.ts'
import { loadConfig } from '../io/load-config.ts'
import { pluginCode } from '../io/plugin-code.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { LocalePlan } from '../model/reader.ts'
import { localePlan } from './locale-plan.ts'
import type { SessionCode } from './site-code.ts'
import { siteNames } from './site-folder.ts'
import { validConfig } from './valid-config.ts'

/** The configuration and values derived from it and the command line. */
export interface Settings {
  readonly config: SiteConfig
  readonly locales: readonly LocalePlan[]
  readonly warnings: readonly Diagnostic[]
  readonly files: readonly string[]
  /** Path under which the site is published online, with slashes at both ends. */
  readonly onlineBase: string
  /** Stops code that still runs for this configuration. */
  readonly stop: () => Promise<void>
}

/** Command-line options that affect the configuration. */
export interface SettingsOptions {
  readonly baseUrl?: string | undefined
  readonly locales?: readonly string[]
  /** Whether the offline edition is built. */
  readonly offline?: boolean
}

/** Loads and validates the configuration, or returns the reason why it is unusable. */
export async function readSettings(
  siteDir: string,
  { baseUrl, locales, offline }: SettingsOptions,
  code: SessionCode,
  cached: BundleCache,
): Promise<Settings | { readonly diagnostics: readonly Diagnostic[] }> {
  const loaded = await loadConfig(siteDir, code, cached)
  if (!('value' in loaded)) return { diagnostics: loaded }
  const value = baseUrl === undefined ? loaded.value : { ...(loaded.value as object), baseUrl }
  const { config, diagnostics: found } = await validConfig(value, loaded, cached, siteNames(siteDir))
  const diagnostics = baseUrl === undefined ? found : found.map(ofOption)
  if (config === null) {
    void loaded.stop()
    return { diagnostics }
  }
  const onlineBase = config.baseUrl
  const online = offline ? offlineConfig(config) : config
  const plugins = await pluginCode(loaded.value, loaded.code, siteDir)
  const used = plugins ? { ...online, markdown: { ...online.markdown, plugins } } : online
  return {
    config: used,
    onlineBase,
    locales: localePlan(used, locales ?? []),
    warnings: [...loaded.warnings, ...diagnostics, ...findSecrets(config, loaded.file, loaded.text)],
    files: loaded.dependencies,
    stop: loaded.stop,
  }
}

/** Attributes a finding about the base URL to the command-line option instead of a line of the configuration. */
function ofOption(finding: Diagnostic): Diagnostic {
  const { place: _, hint = '', ...rest } = finding
  if (finding.key !== 'baseUrl') return finding
  const message = finding.message.replace('baseUrl: ', '--base-url: ')
  return { ...rest, message, hint: hint.replace(/\bbaseUrl: '([^']*)'/, '--base-url $1') }
}

/** In the offline edition, all locales are in one folder. */
function offlineConfig(config: SiteConfig): SiteConfig {
  const locales = config.i18n.locales.map(({ url: _url, baseUrl: _baseUrl, ...locale }) => locale)
  return { ...config, baseUrl: OFFLINE_ROOT, i18n: { ...config.i18n, locales } }
}
