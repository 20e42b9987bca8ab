// The fonts of a site (`fonts` in its configuration): stylesheets with `@font-face` rules, from packages or of its own.
// They are published as part of the site's stylesheet, together with a system font fitted to the text font for readers
// who have not loaded it yet.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { FONT_ROLES, type FontRole, type FontsConfig } from '../model/config.ts'
import type { FontProblem, PublishedFont } from '../model/ports.ts'
import { type FaceRule, faceRules, isForText, publishedRule, rangeOf } from './font-faces.ts'
import { openFont } from './font-library.ts'
import { FITTED_SCRIPTS, type FittedScript, fittedTo, LETTERS, meanWidth, RANGES } from './font-metrics.ts'

/** A stylesheet of the bundle. */
interface Sheet {
  readonly css: string
  /** Folder that its URLs are relative to. */
  readonly dir: string
}

/** The site's fonts, prepared for its bundle. */
export interface SiteFonts {
  /** In order; the last one applies the fonts. */
  readonly sheets: readonly Sheet[]
  /** Absolute paths of the stylesheets they were made from. */
  readonly sources: readonly string[]
  /** Fonts to preload, with absolute paths: for text, one of each script. */
  readonly early: readonly (Omit<PublishedFont, 'path'> & { readonly file: string })[]
  readonly problems: readonly FontProblem[]
}

/** A parsed stylesheet. */
interface ReadSheet {
  readonly file: string
  readonly rules: readonly FaceRule[]
}

const NO_FONTS: SiteFonts = { sheets: [], sources: [], early: [], problems: [] }

/** Reads the configured fonts. */
export async function siteFonts(
  fonts: FontsConfig | undefined,
  { siteDir, toolDir }: { readonly siteDir: string; readonly toolDir: string },
): Promise<SiteFonts> {
  if (!fonts) return NO_FONTS
  const problems: FontProblem[] = []
  const roles: { role: FontRole; read: readonly ReadSheet[] }[] = []
  for (const role of FONT_ROLES) {
    const read: ReadSheet[] = []
    for (const name of fonts[role]) {
      const sheet = await readSheet(name, siteDir)
      if ('message' in sheet) problems.push({ ...sheet, key: `fonts.${role}`, name })
      else read.push(sheet)
    }
    if (read.length > 0) roles.push({ role, read })
  }
  const text = roles.find(({ role }) => role === 'text')?.read ?? []
  const { fallback, unreadable } = await fitted(text, toolDir)
  problems.push(...unreadable)
  const published = roles.flatMap(({ role, read }) =>
    read.map(({ file, rules }) => ({
      css: rules.map((rule) => publishedRule(rule, { everywhere: role === 'math' })).join('\n'),
      dir: dirname(file),
    })),
  )
  const uses = roles.map(({ role, read }) => use(role, familiesOf(read))).join('')
  return {
    sheets: uses === '' ? [] : [...published, { css: fallback + uses, dir: siteDir }],
    sources: roles.flatMap(({ read }) => read.map(({ file }) => file)),
    early: earlyFonts(roles),
    problems,
  }
}

function earlyFonts(roles: readonly { readonly role: FontRole; readonly read: readonly ReadSheet[] }[]) {
  return roles.flatMap(({ role, read }) => {
    const scripts = role === 'text' ? FITTED_SCRIPTS : (['Latn'] as const)
    return scripts.flatMap((script) => {
      const file = fontFor(script, read)?.file
      if (file === undefined) return []
      return [role === 'text' ? { role, script, file } : { role, file }]
    })
  })
}

const familiesOf = (read: readonly ReadSheet[]) => [
  ...new Set(read.flatMap(({ rules }) => rules.map(({ family }) => family))),
]

const quoted = (family: string) => `"${family.replace(/["\\]/g, '\\$&')}"`
const fallbackOf = (family: string) => quoted(`${family} fallback`)

/** CSS that applies the fonts of a role. */
function use(role: FontRole, families: readonly string[]): string {
  const names = families.map(quoted).join(',')
  if (role === 'math') return `math{font-family:${names},math}`
  if (role === 'code') return `:root{--ds-font-code:${names},var(--ds-font-code-system)}`
  return `:root{--ds-font-text:${[names, ...families.map(fallbackOf)].join(',')},var(--ds-font-text-system)}`
}

async function readSheet(
  name: string,
  siteDir: string,
): Promise<ReadSheet | { message: string; hint: string }> {
  const isPackage = !/^\.{0,2}\//.test(name)
  let file: string
  try {
    const inSite = createRequire(join(siteDir, 'package.json'))
    file = isPackage ? inSite.resolve(name) : resolve(siteDir, name)
  } catch {
    const [scope, rest = ''] = name.split('/')
    const wanted = name.startsWith('@') ? `${scope}/${rest}` : scope
    return {
      message: `the package ${name} has no stylesheet or is not installed`,
      hint: `Run \`npm install ${wanted}\`. The path of a stylesheet of the site begins with ./`,
    }
  }
  const css = await readFile(file, 'utf8').catch(() => null)
  if (css === null)
    return {
      message: `there is no stylesheet ${name}`,
      hint: 'Write its path relative to the folder of the configuration file.',
    }
  const rules = faceRules(css)
  if (rules.length === 0)
    return {
      message: `the stylesheet ${name} declares no font`,
      hint: 'Declare a font with `@font-face` rules that set `font-family` and `src`.',
    }
  const absent = rules.flatMap(({ files }) => files).find((path) => !existsSync(fontFile(file, path)))
  return absent === undefined
    ? { file, rules }
    : {
        message: `there is no font ${absent}, which ${name} refers to`,
        hint: 'Write its path relative to the folder of the stylesheet.',
      }
}

/** Path of a font in a stylesheet; the URL may have a query: `own.eot?#iefix`. */
const fontFile = (sheet: string, path: string) => resolve(dirname(sheet), path.replace(/[?#].*$/s, ''))

/** System names of Arial and of fonts with the same widths. */
const SYSTEM = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica']
const SYSTEM_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold']
const local = (names: readonly string[]) => names.map((name) => `local("${name}")`).join(',')

/** The rule for the basic letters of a script, and its file. */
function fontFor(script: FittedScript, read: readonly ReadSheet[]) {
  const rules = read.flatMap(({ file, rules }) => rules.map((rule) => ({ file, rule })))
  const found = rules.find(({ rule }) => isForText(rule, LETTERS[script]))
  const [name] = found?.rule.files ?? []
  if (!found || name === undefined) return null
  return { rule: found.rule, name, file: fontFile(found.file, name) }
}

/** Arial fitted to the text font, separately for each script. */
async function fitted(read: readonly ReadSheet[], toolDir: string) {
  const unreadable: FontProblem[] = []
  let fallback = ''
  for (const script of FITTED_SCRIPTS) {
    const found = fontFor(script, read)
    if (!found) continue
    const { rule, name, file } = found
    const fit = await fittedFile(file, script, toolDir)
    if (fit === 'unreadable')
      unreadable.push({
        message: `the font ${name} cannot be read`,
        hint: 'Reinstall the package, or use another file.',
        key: 'fonts.text',
      })
    if (fit === null || fit === 'unreadable') continue
    const rest = `${fit};unicode-range:${rangeOf(rule) ?? RANGES[script]}`
    const family = fallbackOf(rule.family)
    fallback += `@font-face{font-family:${family};src:${local(SYSTEM)};${rest}}`
    fallback += `@font-face{font-family:${family};font-weight:600 900;src:${local(SYSTEM_BOLD)};${rest}}`
  }
  return { fallback, unreadable }
}

/** Declarations of the fitted font; null if the font lacks the script. */
async function fittedFile(
  file: string,
  script: FittedScript,
  toolDir: string,
): Promise<string | null | 'unreadable'> {
  // Arimo has the widths of Arial.
  const part = script === 'Cyrl' ? 'cyrillic' : 'latin'
  const system = openFont(await readFile(join(toolDir, `dist/fonts/arimo-${part}-400.woff2`)))
  try {
    const font = openFont(await readFile(file))
    return fittedTo(font, script, meanWidth(system, script) ?? 0)
  } catch {
    return 'unreadable'
  }
}
