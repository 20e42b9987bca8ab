// Sketches of the interface and drawings that explain an idea: which file each of them is.
import type { Figure } from '../figure.ts'
import * as authorData from './author-data.ts'
import * as authorPeople from './author-people.ts'
import * as recipes from './author-recipes.ts'
import * as authorScreens from './author-screens.ts'
import { chooser } from './chooser.ts'
import * as databoring from './databoring.ts'
import * as frontend from './frontend.ts'
import * as geometry from './lpe-geometry.ts'
import * as values from './lpe-values.ts'
import * as windows from './lpe-windows.ts'
import * as masterdata from './masterdata.ts'
import * as records from './masterdata-records.ts'
import * as onec from './onec.ts'
import * as platform from './platform.ts'
import * as schemes from './schemes.ts'
import * as account from './viewer-account.ts'
import * as dashlets from './viewer-dashlets.ts'
import * as viewer from './viewer-screens.ts'

/** All sketches, section by section. */
export const sketches: readonly Figure[] = [
  ...beside('guides/viewer-guide', {
    ...viewer,
    ...dashlets,
    ...account,
    planFact: recipes.planFact,
  }),
  ...beside('guides/advanced-user-guide', {
    ...authorScreens,
    ...authorData,
    ...recipes,
    ...authorPeople,
  }),
  ...beside('guides/dashlet-conf-guide', { chooser }),
  ...beside('guides/databoring-user-guide', {
    ...databoring,
    parsedFile: schemes.parsedFile,
    pool: schemes.pool,
  }),
  ...beside('guides/masterdata-user-guide', { ...masterdata, ...records }),
  ...beside('guides/1c-guide', onec),
  ...beside('guides/frontend-customization', {
    ...frontend,
    languages: schemes.languages,
    addressFields: schemes.addressFields,
  }),
  ...beside('guides/dev-guide', { coordinates: platform.coordinates }),
  ...beside('guides/sysadm-guide', { watch: platform.watch, letter: platform.letter }),
  ...beside('overviews/access-rights', { twoReaders: platform.twoReaders }),
  ...beside('overviews/general-overview', { deployment: schemes.deployment, ladder: schemes.ladder }),
  ...beside('overviews/lpe-overview', {
    quarters: windows.runningTotal,
    expressionTree: values.expressionTree,
  }),
  ...beside('overviews/lpe-overview/functions', {
    ...geometry,
    median: values.median,
    rounding: values.rounding,
    letters: values.letters,
    truth: values.truth,
    runningTotal: windows.runningTotal,
    groupAndWindow: windows.groupAndWindow,
    windowFrame: windows.windowFrame,
    periods: windows.periods,
  }),
]

/** Drawings of a section; a file is named after its drawing: `signIn` is `sign-in.svg`. */
function beside(section: string, drawings: Readonly<Record<string, () => string>>): Figure[] {
  return Object.entries(drawings).map(([name, svg]) => ({
    file: `docs/${section}/assets/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`,
    svg,
  }))
}
