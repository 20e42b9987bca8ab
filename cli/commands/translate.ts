// `docsite translate`: adds missing entries to the text files of a locale and reports the state of its pages.
import { join } from 'node:path'
import { createFile } from '../io/write-file.ts'
import { UsageError } from '../model/ports.ts'
import type { SiteTranslation } from '../pipeline/translate.ts'
import {
  type PageProgress,
  progressBySection,
  type TranslatedPage,
  type TranslationLock,
  translationProgress,
} from '../pipeline/translate.ts'
import { withEntries } from '../text/json-entries.ts'
import { suggest } from '../text/suggest.ts'
import type { CommandDefinition } from './command.ts'
import { EXIT } from './exit.ts'
import { textOfFile, writeChange } from './file-changes.ts'
import type { Host } from './options.ts'
import { SITE_OPTION } from './shared-options.ts'
import type { Session } from './site-session.ts'
import { withSession } from './with-session.ts'

/** File in the locale folder that records which originals the translations were made from. */
const LOCK = 'translated.json'

/** The command definition. */
export const translate: CommandDefinition = {
  name: 'translate',
  summary: 'write missing strings of a locale and list missing and outdated page translations',
  argument: ['<locale>', 'locale code, such as en'],
  options: [
    SITE_OPTION,
    ['--stub', 'copy untranslated pages as a starting point', 'flag'],
    ['--dry-run', 'list files that would be written, without writing', 'flag'],
  ],
  async run(locale = '', given, host) {
    const options = { siteDir: given.site as string | undefined, factsOnly: true }
    return withSession(options, host, async (session) => {
      checkLocale(locale, session)
      const found = await session.pipeline.translation(locale)
      if (found.strings.length === 0 && locale === session.config.i18n.defaultLocale)
        throw new UsageError(`'${locale}' is the default locale: there is nothing to translate`)
      return work(found, session.siteDir, { stub: given.stub === true, dryRun: given.dryRun === true }, host)
    })
  },
}

function checkLocale(code: string, { config: { i18n } }: Session): void {
  const codes = i18n.locales.map((locale) => locale.code)
  const found = i18n.locales.find((locale) => locale.code === code)
  if (!found) {
    const near = suggest(code, codes)
    const question = near === undefined ? '' : `; did you mean '${near}'?`
    throw new UsageError(
      `the site has no locale '${code}'; available locales: ${codes.join(', ')}${question}${near === undefined ? `. Add it to i18n.locales: [${[...codes, code].map((each) => `'${each}'`).join(', ')}]` : ''}`,
    )
  }
  if (!found.translate)
    throw new UsageError(`locale '${code}' is not translated (translate: false in i18n.localeConfigs)`)
}

interface Wishes {
  readonly stub: boolean
  readonly dryRun: boolean
}

function work(
  { folder, strings, pages }: SiteTranslation,
  siteDir: string,
  { stub, dryRun }: Wishes,
  host: Host,
): number {
  const lines: string[] = []
  for (const { path, texts, known, written } of strings) {
    const missing = [...texts].filter(([id]) => !known.has(id))
    const before = textOfFile(siteDir, path)
    const after =
      missing.length === 0
        ? before
        : withEntries(
            before,
            missing.map(([id, text]) => [id, { message: '', description: text }]),
          )
    if (after === null) {
      lines.push(`  ${path}: not a JSON object, left unchanged`)
      continue
    }
    if (after !== before && !dryRun) writeChange(siteDir, { path, before, after })
    const done = [...texts.keys()].filter((id) => written.has(id)).length
    lines.push(
      `  ${path}: ${done} of ${texts.size} translated${missing.length > 0 ? `, ${missing.length} added` : ''}`,
    )
  }
  const made = stub ? stubs(pages, siteDir, dryRun) : pages
  const path = `${folder}/${LOCK}`
  const progress = translationProgress(made, knownLock(textOfFile(siteDir, path)))
  const before = textOfFile(siteDir, path) ?? ''
  const after = lockText(progress.lock)
  if (!dryRun && after !== before && Object.keys(progress.lock).length > 0)
    writeChange(siteDir, { path, before, after })
  const list = (title: string, kind: PageProgress, line: (page: TranslatedPage) => string) => {
    const some = progress.pages.filter((page) => page.progress === kind)
    return some.length > 0 ? [`${title}:\n${some.map((page) => `  ${line(page)}\n`).join('')}`] : []
  }
  // Totals come last, so that they are visible after hundreds of lines.
  const parts = [
    ...list(
      'Missing translations',
      'missing',
      ({ original, translation }) => `${original} -> ${translation}`,
    ),
    ...list('Copies of the original', 'copied', ({ translation }) => translation),
    ...list(
      'Outdated translations',
      'outdated',
      ({ original, translation }) => `${translation} (${original} has changed)`,
    ),
    `Strings:\n${lines.join('\n')}\n`,
    ...(pages.length > 0 ? [`Pages:\n${table(progress)}`] : []),
    ...(dryRun ? ['Nothing was written (--dry-run).\n'] : []),
  ]
  host.stdout(parts.join('\n'))
  return EXIT.ok
}

/** Copies originals to where translations are missing. */
function stubs(
  pages: readonly TranslatedPage[],
  siteDir: string,
  dryRun: boolean,
): readonly TranslatedPage[] {
  return pages.map((page) => {
    if (page.translationHash !== null) return page
    const text = textOfFile(siteDir, page.original) ?? ''
    const isMade = dryRun || createFile(join(siteDir, page.translation), text)
    return isMade ? { ...page, translationHash: page.originalHash } : page
  })
}

/** Parses the list; an invalid one counts as empty. */
function knownLock(text: string | null): ReadonlyMap<string, readonly [string, string]> {
  try {
    const value = JSON.parse(text ?? '{}') as Record<string, unknown>
    return new Map(
      Object.entries(value).flatMap(([path, pair]) =>
        Array.isArray(pair) && pair.length === 2 && pair.every((hash) => typeof hash === 'string')
          ? [[path, pair as unknown as readonly [string, string]] as const]
          : [],
      ),
    )
  } catch {
    return new Map()
  }
}

/** One translation per line, so that a diff shows what was translated. */
const lockText = (lock: TranslationLock): string =>
  `{\n${Object.entries(lock)
    .map(([path, pair]) => `  ${JSON.stringify(path)}: ${JSON.stringify(pair)}`)
    .join(',\n')}\n}\n`

function table(progress: Parameters<typeof progressBySection>[0]): string {
  const sections = [...progressBySection(progress)]
  const width = Math.max(7, ...sections.map(([section]) => section.length))
  const line = (cells: readonly (string | number)[]) =>
    `  ${cells.map((cell, at) => (at === 0 ? String(cell).padEnd(width) : String(cell).padStart(10))).join('  ')}\n`
  return [
    line(['section', 'translated', 'outdated', 'copied', 'missing']),
    ...sections.map(([section, { translated, outdated, copied, missing }]) =>
      line([section, translated, outdated, copied, missing]),
    ),
  ].join('')
}
