// The style sheets of a site: the one that pages begin with, with the styles of the theme and the fonts it names, and the one that comes
// with the first interaction.
import { realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Metafile } from 'esbuild'
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
import type { ThemePlaces } from './site-code.ts'
import { type SiteFonts, siteFonts } from './site-fonts.ts'
import { SITE_IMPORTS } from './site-imports.ts'
import { SITE_STYLES } from './site-styles.ts'
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
    styleWarnings: made.warnings.flatMap(({ pluginName, text, location, notes }) => {
      if (pluginName === SITE_IMPORTS) return []
      const note = notes[0]?.text
      // What is never closed is found at the end of the file, and said where it begins.
      const { file, line, column } = (/^Expected "[)\]}]"/.test(text) && notes[0]?.location) || location || {}
      if (file === undefined || line === undefined || column === undefined) return []
      const at = { location: { file, line, column } }
      if (pluginName === SITE_STYLES && note !== undefined) return [{ text, ...at, hint: note }]
      return [{ text: note === undefined ? text : `${text}. ${note}`, ...at }]
    }),
  }
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
