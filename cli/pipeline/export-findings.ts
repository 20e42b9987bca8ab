// Reports problems with the exports of a theme: slots of the wrong type, names that nothing uses, files that nothing reads.
import { type ExportProblem, THEME_SLOTS } from '../../runtime/model/export-problem.ts'
import { own } from '../../runtime/model/own.ts'
import type { Reader } from '../graph/query.ts'
import { BUILT_IN_COMPONENTS } from '../model/built-in-components.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import type { RuntimeBundle } from '../model/ports.ts'
import { capitalized } from '../text/capitalized.ts'
import { escapeRegExp } from '../text/escape.ts'
import { isKnownElement } from '../text/known-elements.ts'
import { suggest } from '../text/suggest.ts'
import type { Inputs } from './inputs.ts'

/** Slots of a theme, as listed in messages. */
const SLOTS = Object.keys(THEME_SLOTS)

/** Findings about the exports of the site's theme. */
export function exportFindings({
  server,
  exportPlaces = {},
}: Pick<RuntimeBundle, 'server' | 'exportPlaces'>): readonly Diagnostic[] {
  const { problems, components } = server.known
  const wrong = problems.flatMap((problem) => {
    const place = own(exportPlaces[problem.of] ?? {}, problem.path.join('.'))
    // Component lists written for Docusaurus also contain entries that only Docusaurus uses.
    return place && !isElementName(problem) ? [{ ...findingOf(problem), place }] : []
  })
  const builtIn = components.flatMap((name) => {
    const place = own(exportPlaces.components ?? {}, name)
    return place && BUILT_IN_COMPONENTS.includes(name) ? [{ ...hidden(name), place }] : []
  })
  return [...wrong, ...builtIn]
}

const hidden = (name: string): Diagnostic =>
  unused(
    `In pages, <${name}> is the built-in component, so the component "${name}" of the theme is never shown`,
    'Give it another name.',
  )

/** An element name is a valid component as well. */
const isElementName = ({ wanted, text = '' }: ExportProblem) =>
  wanted === 'component' && (isKnownElement(text) || /^[a-z]+-/.test(text))

function findingOf({ of, path, wanted, found }: ExportProblem): Diagnostic {
  const name = path.length > 0 ? `${of}.${path.join('.')}` : of
  const last = path.at(-1) ?? ''
  switch (wanted) {
    case 'known-slot': {
      const near = suggest(last, SLOTS)
      const all = `The slots are: ${SLOTS.join(', ')}. Change the rest of a page in theme/style.css.`
      return unused(
        `The theme defines an unknown slot "${last}", which is not shown`,
        near ? `Did you mean "${near}"?` : all,
      )
    }
    case 'capital-letter': {
      const capital = capitalized(last)
      return unused(
        `The component "${last}" begins with a lower-case letter, so no page can use it: <${last}> is an HTML element`,
        isKnownElement(last)
          ? `Change elements in theme/style.css, or give the component another name, such as "${capital}".`
          : `Write "${capital}", and <${capital}> in pages.`,
      )
    }
    case 'custom-type':
      return unused(
        `The navbar item "${last}" has a type that the configuration does not allow`,
        `Write 'custom-${last}', here and as \`type\` in site.config.ts.`,
      )
    default:
      return wrongType(name, of, wanted, found)
  }
}

function wrongType(
  name: string,
  of: ExportProblem['of'],
  wanted: 'object' | 'component' | 'function',
  found: string,
): Diagnostic {
  const call = found === 'an element' ? ' Write the component itself, () => <…/>, not the element.' : ''
  return {
    code: 'theme/export',
    severity: 'error',
    message: `\`${name}\` must be ${WANTED[wanted]}, but is ${found}`,
    hint: wanted === 'object' ? OBJECTS[of] : `${HINTS[wanted]}${call}`,
  }
}

const WANTED = { object: 'an object', component: 'a component', function: 'a function' } as const
const OBJECTS = {
  theme: 'Write `export const theme = { Footer, navbarItems: { … } }`.',
  components: 'Write `export const components = { Name, … }`.',
} as const
const HINTS = {
  component: 'A component is a function that returns elements; an import without braces is a default export.',
  function: "Write `headTags: (page, site) => [{ tag: 'meta', attributes: { … } }]`.",
} as const

const unused = (message: string, hint: string): Diagnostic => ({
  code: 'theme/unused',
  severity: 'warning',
  message,
  hint,
})

/** Checks the result of a theme's `headTags`: why it is not a list of elements, or null if it is. */
export function wrongHeadTags(given: unknown): string | null {
  if (!Array.isArray(given)) return `it must return a list of elements, but returns ${kindOf(given)}`
  for (const tag of given as readonly unknown[]) {
    const { tag: name, attributes } = (tag ?? {}) as Readonly<Record<string, unknown>>
    if (name !== 'meta' && name !== 'link' && name !== 'script')
      return `an element has the tag ${JSON.stringify(name) ?? 'undefined'}, but only meta, link and script are allowed`
    if (typeof attributes !== 'object' || attributes === null) return `an element <${name}> has no attributes`
    const wrong = Object.entries(attributes).find(([, value]) => typeof value !== 'string')
    if (wrong) return `the attribute ${wrong[0]} of <${name}> must be text, but is ${kindOf(wrong[1])}`
  }
  return null
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** Files of `theme/` that the program reads. */
const ENTRY = /^theme\/(?:(?:index|components)\.[jt]sx?|style\.css)$/
const NAMES = ['index.tsx', 'components.tsx', 'style.css']
/** Names that other tools use for these files. */
const OTHER_NAMES = new Map([
  ['theme', 'index.tsx'],
  ['main', 'index.tsx'],
  ['mdxcomponents', 'components.tsx'],
  ['mdx-components', 'components.tsx'],
  ['styles', 'style.css'],
  ['custom', 'style.css'],
  ['main.css', 'style.css'],
  ['theme.css', 'style.css'],
])

/** Files directly in `theme/` that nothing reads: neither this program nor, judging by their texts, another file there. */
export async function unreadThemeFiles(
  { listing, source }: Pick<Inputs, 'listing' | 'source'>,
  read: Reader['read'],
): Promise<readonly Diagnostic[]> {
  const all = await read(listing, 'theme')
  const doubtful = all.filter(
    (path) =>
      /^theme\/[^/]+\.(?:[jt]sx?|css|scss|sass|less|vue|svelte)$/.test(path) &&
      !ENTRY.test(path) &&
      !/\.(?:test|spec|stories|config|d)\.[jt]sx?$/.test(path),
  )
  if (doubtful.length === 0) return []
  const texts: (readonly [path: string, text: string])[] = []
  for (const path of all)
    if (/\.(?:[jt]sx?|css|scss)$/.test(path)) texts.push([path, (await read(source, path))?.text ?? ''])
  return doubtful
    .filter((path) => !texts.some(([other, text]) => other !== path && names(text, path)))
    .map((path) => unread(path))
}

/** Whether a text imports a file of `theme/`. */
function names(text: string, path: string): boolean {
  const file = path.slice('theme/'.length)
  const stem = file.replace(/\.\w+$/, '')
  const pattern = `[/'"(](?:${escapeRegExp(file)}|${escapeRegExp(stem)}(?:\\.js)?)['")]`
  return new RegExp(pattern).test(text)
}

function unread(path: string): Diagnostic {
  const file = path.slice('theme/'.length)
  const place: Place = startOf(path)
  return { ...unused(`${path} is not read`, unreadHint(file)), place }
}

function unreadHint(file: string): string {
  const stem = file.replace(/\.\w+$/, '').toLowerCase()
  if (/\.(?:vue|svelte)$/.test(file)) return 'Write components as React functions in theme/components.tsx.'
  const ofKind = NAMES.filter((name) => /css$/.test(name) === /(?:css|sass|less)$/.test(file))
  const near = OTHER_NAMES.get(file.toLowerCase()) ?? OTHER_NAMES.get(stem) ?? suggest(file, ofKind)
  const isOfKind = near !== undefined && ofKind.includes(near)
  if (isOfKind) return `Rename it to theme/${near}, or import it there.`
  return `docsite reads theme/${NAMES.join(', theme/')}: import it there, or remove it.`
}
