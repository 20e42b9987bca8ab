// Bundles a site's code despite gaps that would make the whole bundle fail: names that Docusaurus modules lack here,
// and files that the bundler cannot read. Each is replaced and reported; everything else works.
import { dirname, join, resolve, sep } from 'node:path'
import type { Message } from 'esbuild'
import { docusaurusName } from '../model/docusaurus-modules.ts'
import type { AbsentImport } from './bundler-warnings.ts'
import type { ThemePlaces } from './site-code.ts'
import { isForDocusaurus } from './site-imports.ts'

/** A name that a module lacks or, without a name, a module that cannot be bundled. */
interface Gap {
  /** Absolute path. */
  readonly module: string
  readonly name: string | null
  readonly said: AbsentImport
}

/** The gaps of a bundle. */
export type Gaps = readonly Gap[]

/** Limit of retries: leaving out one file may reveal errors in others. */
const MAX_ROUNDS = 12

/**
 * Bundles a site's code. Retries without the failing parts, as long as every error is a known kind of gap outside the
 * site's theme.
 */
export async function withGaps<T>(places: ThemePlaces, build: (gaps: Gaps) => Promise<T>): Promise<T> {
  const known: Gap[] = []
  for (let round = 0; ; round++) {
    try {
      return await build(known)
    } catch (failure) {
      const found = gapsOf(failure, places)
      const fresh = found.filter(
        (gap) => !known.some(({ module, name }) => module === gap.module && name === gap.name),
      )
      if (fresh.length === 0 || round === MAX_ROUNDS) throw failure
      known.push(...fresh)
    }
  }
}

/** Gaps that made a bundle fail; empty if there is any other error. */
function gapsOf(failure: unknown, places: ThemePlaces): Gaps {
  const { errors = [] } = failure as { readonly errors?: readonly Message[] }
  const gaps = errors.map((error) => gapOf(error, places))
  return gaps.every((gap) => gap !== null) ? gaps : []
}

function gapOf({ text, location, notes }: Message, places: ThemePlaces): Gap | null {
  const { toolDir, site } = places
  if (!location || !site) return null
  const { file, line, column, lineText } = location
  const at = { location: { file, line, column } }
  const inFile = resolve(toolDir, file)
  const [, lacking = '', name = ''] = /^No matching export in "(.+)" for import "(.+)"$/.exec(text) ?? []
  if (name !== '') {
    const isOurs =
      isForDocusaurus(inFile, { siteDir: site.dir, toolDir }) && docusaurusName(lacking) !== undefined
    return isOurs ? { module: resolve(toolDir, lacking), name, said: { text, ...at, notes: [] } } : null
  }
  if (!isOutsideTheme(inFile, places)) return null
  const [, ending, unread] = /^No loader is configured for "(\.[^"]+)" files: (.+)$/s.exec(text) ?? []
  if (ending !== undefined && unread !== undefined)
    return gap(resolve(toolDir, unread), {
      text: `Files with the extension "${ending}" cannot be imported`,
      ...at,
      notes: [],
    })
  const said = {
    text,
    ...at,
    notes: notes.map((note) => ({ text: note.text, location: null })),
    isBroken: true,
  } as const
  // An error in an imported stylesheet is reported at its import.
  const imported = /(['"])((?:\.{1,2}|@site)\/[^'"]+\.(?:css|s[ac]ss|less))\1/.exec(lineText)?.[2]
  if (imported === undefined) return gap(inFile, said)
  const from = imported.startsWith('@site/')
    ? [site.dir, imported.slice('@site/'.length)]
    : [dirname(inFile), imported]
  return gap(join(...(from as [string, string])), said)
}

const gap = (module: string, said: AbsentImport): Gap => ({ module, name: null, said })

/** Whether a file is site code imported by pages or other code. The theme itself is excluded: it has to work. */
function isOutsideTheme(file: string, { toolDir, site }: ThemePlaces): boolean {
  return (
    !file.startsWith(join(toolDir, 'runtime') + sep) &&
    !file.startsWith(join(site?.dir ?? '', 'theme') + sep) &&
    !file.includes(`${sep}node_modules${sep}`)
  )
}
