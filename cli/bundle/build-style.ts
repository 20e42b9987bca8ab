// The two stylesheets of a site: the initial one, with the styles of the theme and the fonts it uses, and the one
// loaded on first interaction.
import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Message, Metafile } from 'esbuild'
import { pathBelow } from '../io/path-below.ts'
import type { FontProblem, PublishedFont } from '../model/ports.ts'
import type { Gaps } from './bundle-gaps.ts'
import type { AbsentImport, StyleWarning } from './bundler-warnings.ts'
import {
  absentImports,
  browserOptions,
  bundle,
  commonOptions,
  entry,
  type Files,
  filesOf,
  siteParts,
} from './bundles.ts'
import { findStyleMistakes, tokensIn } from './find-style-mistakes.ts'
import { type Inputs, inputHashes } from './input-hashes.ts'
import { type ThemePlaces, themeFiles } from './site-code.ts'
import { type SiteFonts, siteFonts } from './site-fonts.ts'
import { SITE_IMPORTS } from './site-imports.ts'
import { SITE_STYLES } from './site-styles.ts'
import { STYLE_ENTRY, themePlugin } from './theme.ts'

/** The initial stylesheet and the files it refers to. Rebuilding it is enough if a theme consists of styles only. */
export interface BuiltStyle {
  readonly style: string
  readonly styleInputs: Inputs
  readonly styleFiles: Files
  /** Warnings of the bundler about the styles; file names are relative to the tool's folder. */
  readonly styleWarnings: readonly StyleWarning[]
  /** Fonts to preload. */
  readonly fonts?: readonly PublishedFont[]
  /** Problems with the site's fonts. */
  readonly fontProblems?: readonly FontProblem[]
  /** Stylesheet imports that could not be resolved. */
  readonly absentStyles?: readonly AbsentImport[]
}

/** Whether the site has styles of its own; `sheets` are those that its components import. */
export const isOwnStyle = (places: ThemePlaces, sheets: readonly string[]): boolean =>
  sheets.length > 0 || themeFiles(places).style !== undefined || places.site?.fonts !== undefined

/** Only the stylesheet part of a larger object. */
export const styleOf = ({ style, styleInputs, styleFiles, styleWarnings }: BuiltStyle): BuiltStyle => ({
  style,
  styleInputs,
  styleFiles,
  styleWarnings,
})

/**
 * Bundles the stylesheet, the same for both engines. `sheets`: those that components import, relative to the tool's
 * folder.
 */
export async function buildStyle(
  places: ThemePlaces,
  sheets: readonly string[],
  gaps: Gaps = [],
): Promise<BuiltStyle> {
  const own = siteParts(places, gaps)
  const absolute = sheets.map((path) => join(places.toolDir, path))
  const { toolDir, site } = places
  const fonts = await siteFonts(site?.fonts, { siteDir: site?.dir ?? toolDir, toolDir })
  const made = await bundle(places, {
    ...commonOptions(places),
    ...browserOptions(places),
    entryPoints: { style: STYLE_ENTRY },
    plugins: [themePlugin(places, absolute, fonts.sheets), ...own.plugins],
    // Class names must equal those in the code, which is another bundle.
    minify: false,
    minifySyntax: true,
    minifyWhitespace: true,
  })
  const absentStyles = absentImports(made)
  return {
    style: entry(made, STYLE_ENTRY),
    ...(absentStyles.length > 0 ? { absentStyles } : {}),
    ...(fonts.early.length > 0 ? { fonts: publishedFonts(fonts.early, made.metafile, toolDir) } : {}),
    ...(fonts.problems.length > 0 ? { fontProblems: fonts.problems } : {}),
    styleInputs: await inputHashes([made], [...own.styleFiles(), ...fonts.sources], toolDir),
    styleFiles: filesOf([made], places),
    styleWarnings: [
      ...withoutFollowUps(made.warnings.flatMap(styleWarningOf)),
      ...(await siteStyleMistakes(made, places)),
    ],
  }
}

/** Converts a bundler message about a stylesheet into a warning. */
function styleWarningOf({ pluginName, text, location, notes }: Message): readonly StyleWarning[] {
  if (pluginName === SITE_IMPORTS) return []
  const note = notes[0]?.text
  const [, bracket] = /^Expected "([)\]}])"/.exec(text) ?? []
  // The bundler reports an unclosed bracket at the end of the file; the note says where it begins.
  const { file, line, column } = (bracket && notes[0]?.location) || location || {}
  if (file === undefined || line === undefined || column === undefined) return []
  // Messages about the package.json of packages do not concern the site's styles.
  if (file.endsWith('package.json')) return []
  const at = { location: { file, line, column } }
  if (bracket && notes[0]?.location)
    return [{ text: 'This bracket is never closed', ...at, hint: `Write ${bracket} where the block ends.` }]
  if (/^Unterminated string/.test(text))
    return [
      { text: 'The string is never closed', ...at, hint: 'End it with the same quote that it begins with.' },
    ]
  if (/^Unexpected "\$"/.test(text))
    return [{ text, ...at, hint: 'CSS has no Sass variables: write :root { --name: … } and var(--name).' }]
  if (pluginName === SITE_STYLES && note !== undefined) return [{ text, ...at, hint: note }]
  return [{ text: note === undefined ? text : `${text}. ${note}`, ...at }]
}

/** Drops follow-up warnings: after something unclosed, the rest of the file is misread. */
function withoutFollowUps(warnings: readonly StyleWarning[]): readonly StyleWarning[] {
  const fileOf = ({ location }: StyleWarning) => location.file
  const open = warnings.filter(({ text }) => / is never closed$/.test(text))
  // An unclosed string also hides the closing bracket.
  const causes = open.filter(
    (warning) =>
      warning.text.startsWith('The string') ||
      !open.some((other) => other.text.startsWith('The string') && fileOf(other) === fileOf(warning)),
  )
  return warnings.filter(
    (warning) => causes.includes(warning) || !causes.some((cause) => fileOf(cause) === fileOf(warning)),
  )
}

/** Mistakes in stylesheets that the author wrote as CSS. */
async function siteStyleMistakes(made: { readonly metafile: Metafile }, { toolDir, site }: ThemePlaces) {
  if (!site) return []
  const sheets = Object.keys(made.metafile.inputs).filter(
    (path) => path.endsWith('.css') && !path.includes(':'),
  )
  const own = realpathSync(site.dir)
  const isOwn = (path: string) => {
    const below = pathBelow(own, join(toolDir, path))
    // A site's folder may contain docsite itself, as in this repository.
    return !path.startsWith('runtime/') && !below.startsWith('..') && !below.includes('node_modules/')
  }
  const textOf = (path: string) => readFile(join(toolDir, path), 'utf8').catch(() => '')
  const written = sheets.filter(isOwn)
  if (written.length === 0) return []
  const tokens = tokensIn(await Promise.all(sheets.filter((path) => !isOwn(path)).map(textOf)))
  const slips = await Promise.all(
    written.map(async (file) =>
      findStyleMistakes(await textOf(file), tokens).map(({ text, hint, line, column }) => ({
        text,
        hint,
        location: { file, line, column },
      })),
    ),
  )
  return slips.flat()
}

/** Published paths of fonts. */
function publishedFonts(
  fonts: SiteFonts['early'],
  { outputs }: Metafile,
  toolDir: string,
): readonly PublishedFont[] {
  return fonts.flatMap(({ file, ...font }) => {
    const input = pathBelow(toolDir, realpathSync(file))
    const found = Object.entries(outputs).find(([, { inputs }]) => Object.keys(inputs).join() === input)
    return found ? [{ ...font, path: found[0] }] : []
  })
}

/** Source of the stylesheet loaded on first interaction. */
const LATE_STYLE = 'runtime/theme/late.css'

/** Bundles the late stylesheet, which is the same for all sites. */
export const buildLateStyle = (places: ThemePlaces) =>
  bundle(places, {
    ...commonOptions(places),
    ...browserOptions(places),
    entryPoints: { late: join(places.toolDir, LATE_STYLE) },
  })

/** File name of the late stylesheet. */
export const lateStyleName = (late: { metafile?: Metafile | undefined }): string =>
  basename(entry(late, LATE_STYLE))
