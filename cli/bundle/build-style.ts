// The style sheets of a site: the one that pages begin with, with the styles of the theme and the fonts it names, and the one that comes
// with the first interaction.
import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Message, Metafile } from 'esbuild'
import { pathBelow } from '../io/path-below.ts'
import type { FontProblem, PublishedFont } from '../model/ports.ts'
import type { AbsentImport, StyleWarning } from './bundler-doubts.ts'
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
import type { Gaps } from './gaps.ts'
import { type Inputs, inputHashes } from './input-hashes.ts'
import { type ThemePlaces, themeFiles } from './site-code.ts'
import { type SiteFonts, siteFonts } from './site-fonts.ts'
import { SITE_IMPORTS } from './site-imports.ts'
import { SITE_STYLES } from './site-styles.ts'
import { styleSlips, tokensIn } from './style-slips.ts'
import { STYLE_ENTRY, themePlugin } from './theme.ts'

/** The style sheet with what it names: a theme of styles alone replaces nothing else. */
export interface BuiltStyle {
  readonly style: string
  readonly styleInputs: Inputs
  readonly styleFiles: Files
  /** What the bundler doubts in the styles; file names are relative to the tool's folder. */
  readonly styleWarnings: readonly StyleWarning[]
  /** Fonts that pages ask for before they have their styles. */
  readonly fonts?: readonly PublishedFont[]
  /** What is wrong with the faces of the site. */
  readonly fontProblems?: readonly FontProblem[]
  /** Imports of style sheets that nothing is behind. */
  readonly absentStyles?: readonly AbsentImport[]
}

/** Whether the site has styles in it; `sheets` are those that its components import. */
export const isOwnStyle = (places: ThemePlaces, sheets: readonly string[]): boolean =>
  sheets.length > 0 || themeFiles(places).style !== undefined || places.site?.fonts !== undefined

/** The style sheet alone of what has more. */
export const styleOf = ({ style, styleInputs, styleFiles, styleWarnings }: BuiltStyle): BuiltStyle => ({
  style,
  styleInputs,
  styleFiles,
  styleWarnings,
})

/** Bundles the style sheet, the same for both engines. `sheets`: those that components import, relative to the tool's folder. */
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
    // Names of classes are the same as in the code, which is another bundle.
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
      ...withoutConsequences(made.warnings.flatMap(doubtOf)),
      ...(await ownSlips(made, places)),
    ],
  }
}

/** What the bundler doubts in a style sheet. */
function doubtOf({ pluginName, text, location, notes }: Message): readonly StyleWarning[] {
  if (pluginName === SITE_IMPORTS) return []
  const note = notes[0]?.text
  const [, bracket] = /^Expected "([)\]}])"/.exec(text) ?? []
  // What is never closed is found at the end of the file, and said where it begins.
  const { file, line, column } = (bracket && notes[0]?.location) || location || {}
  if (file === undefined || line === undefined || column === undefined) return []
  // The settings of packages are no style of the site's.
  if (file.endsWith('package.json')) return []
  const at = { location: { file, line, column } }
  if (bracket && notes[0]?.location)
    return [{ text: 'This bracket is never closed', ...at, hint: `Write ${bracket} where it ends.` }]
  if (/^Unterminated string/.test(text))
    return [
      { text: 'The text is never closed', ...at, hint: 'Write the quote that it begins with at its end.' },
    ]
  if (/^Unexpected "\$"/.test(text))
    return [
      { text, ...at, hint: 'Variables of Sass are none of CSS: write :root { --name: … } and var(--name).' },
    ]
  if (pluginName === SITE_STYLES && note !== undefined) return [{ text, ...at, hint: note }]
  return [{ text: note === undefined ? text : `${text}. ${note}`, ...at }]
}

/** Behind what is never closed nothing is read as it was meant. */
function withoutConsequences(warnings: readonly StyleWarning[]): readonly StyleWarning[] {
  const fileOf = ({ location }: StyleWarning) => location.file
  const open = warnings.filter(({ text }) => / is never closed$/.test(text))
  // A text without its end takes the bracket with it.
  const causes = open.filter(
    (warning) =>
      warning.text.startsWith('The text') ||
      !open.some((other) => other.text.startsWith('The text') && fileOf(other) === fileOf(warning)),
  )
  return warnings.filter(
    (warning) => causes.includes(warning) || !causes.some((cause) => fileOf(cause) === fileOf(warning)),
  )
}

/** Slips in the sheets that the author has written as CSS. */
async function ownSlips(made: { readonly metafile: Metafile }, { toolDir, site }: ThemePlaces) {
  if (!site) return []
  const sheets = Object.keys(made.metafile.inputs).filter(
    (path) => path.endsWith('.css') && !path.includes(':'),
  )
  const own = realpathSync(site.dir)
  const isOwn = (path: string) => {
    const below = pathBelow(own, join(toolDir, path))
    // The folder of a site may hold docsite itself, as that of this repository does.
    return !path.startsWith('runtime/') && !below.startsWith('..') && !below.includes('node_modules/')
  }
  const textOf = (path: string) => readFile(join(toolDir, path), 'utf8').catch(() => '')
  const written = sheets.filter(isOwn)
  if (written.length === 0) return []
  const tokens = tokensIn(await Promise.all(sheets.filter((path) => !isOwn(path)).map(textOf)))
  const slips = await Promise.all(
    written.map(async (file) =>
      styleSlips(await textOf(file), tokens).map(({ text, hint, line, column }) => ({
        text,
        hint,
        location: { file, line, column },
      })),
    ),
  )
  return slips.flat()
}

/** Where the bundler has put fonts. */
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

/** Source of the style sheet that comes with the first interaction. */
const LATE_STYLE = 'runtime/theme/late.css'

/** Bundles that style sheet, which is the same for all sites. */
export const buildLateStyle = (places: ThemePlaces) =>
  bundle(places, {
    ...commonOptions(places),
    ...browserOptions(places),
    entryPoints: { late: join(places.toolDir, LATE_STYLE) },
  })

/** Its file name. */
export const lateStyleName = (late: { metafile?: Metafile | undefined }): string =>
  basename(entry(late, LATE_STYLE))
