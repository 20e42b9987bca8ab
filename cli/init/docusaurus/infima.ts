// Classes of Infima, the stylesheet of Docusaurus, that a site's pages and components use -> CSS rules for them. A
// group of rules is written only if one of its classes is used, and applies only inside pages: the frame around them
// has classes of the same names. The sheet is a cascade layer above the theme's layers and below the site's own styles.
import { GROUPS, KINDS } from './infima-rules.ts'
import { infimaVariables } from './infima-variables.ts'

/** The rules; null if no class or variable in use needs any. `sheets`: stylesheets; `texts`: pages and components. */
export function infimaStyle(texts: readonly string[], sheets: readonly string[] = []): string | null {
  const used = usedClasses(texts)
  const rules = [
    ...infimaVariables([...texts, ...sheets]),
    ...GROUPS.filter(({ names }) => [...used].some((name) => names.test(name))).map(({ css }) => css.trim()),
    ...utilities(used),
  ]
  return rules.length === 0 ? null : `${HEAD}\n${rules.join('\n\n')}\n`
}

const HEAD = `/*
 * Classes of Infima that pages and components of this site use. Written by \`docsite migrate\`, which writes only those in use:
 * rules of your own belong into style.css, or into the sheets that it imports.
 */`

const ATTRIBUTE = /\bclass(?:Name)?\s*[=:]\s*(?:"([^"]*)"|'([^']*)'|\{((?:[^{}]|\{[^{}]*\})*)\})/g
const CALL = /\b(?:clsx|cx|cn|class[Nn]ames)\(((?:[^()]|\([^()]*\))*)\)/g
/** A string in code with a class whose name has `__` or `--`: `const wide = 'col col--8'`. */
const LIST = /(['"`])((?:[\w-]+ +)*[a-z]+(?:__|--)[\w-]+(?: +[\w-]+)*)\1/g

/** A class from a component's CSS module: `styles.row`, `styles['row']`. */
const OWN = /[\w$]+(?:\??\.[\w$]+)+|[\w$]+\[['"][^\]]*\]/g

/** Class names in attributes, in calls such as `clsx(…)`, and in strings that look like class lists. */
function usedClasses(texts: readonly string[]): ReadonlySet<string> {
  const lists = texts
    .map((text) => text.replace(OWN, ''))
    .flatMap((text) => [
      ...[...text.matchAll(ATTRIBUTE)].map(([, double, single, code = '']) => double ?? single ?? code),
      ...[...text.matchAll(CALL)].map(([, code = '']) => code),
      ...[...text.matchAll(LIST)].map(([, , list = '']) => list),
    ])
  return new Set(lists.flatMap((list) => list.match(/[a-z][\w-]*/g) ?? []))
}

const TEXTS: Readonly<Record<string, string>> = {
  center: 'text-align: center',
  left: 'text-align: left',
  right: 'text-align: right',
  justify: 'text-align: justify',
  truncate: 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap',
  break: 'overflow-wrap: anywhere',
  'no-decoration': 'text-decoration: none',
  uppercase: 'text-transform: uppercase',
  lowercase: 'text-transform: lowercase',
  capitalize: 'text-transform: capitalize',
  light: 'font-weight: 300',
  normal: 'font-weight: 400',
  semibold: 'font-weight: 600',
  bold: 'font-weight: 700',
  italic: 'font-style: italic',
  ...Object.fromEntries(
    Object.entries(KINDS).map(([kind, [ground]]) => [
      kind,
      `color: ${kind === 'secondary' ? 'var(--ds-text-muted)' : ground}`,
    ]),
  ),
}
const SHADOWS: Readonly<Record<string, string>> = {
  lw: '0 1px 3px',
  md: '0 4px 16px',
  tl: '0 8px 32px',
}
const SIZES: Readonly<Record<string, string>> = {
  none: '0',
  xs: '0.25rem',
  sm: '0.5rem',
  md: '1rem',
  lg: '2rem',
  xl: '5rem',
}
const SIDES: Readonly<Record<string, string>> = {
  '': '',
  '-top': '-top',
  '-right': '-right',
  '-bottom': '-bottom',
  '-left': '-left',
  '-vert': '-block',
  '-horiz': '-inline',
}

/** Utility classes that are used. They override a component's own styles. */
function utilities(used: ReadonlySet<string>): readonly string[] {
  const all = Object.fromEntries([
    ...Object.entries(TEXTS).map(([name, text]) => [`text--${name}`, text] as const),
    ...Object.entries(SHADOWS).map(
      ([name, text]) => [`shadow--${name}`, `box-shadow: ${text} rgb(0 0 0 / 20%)`] as const,
    ),
    ...['margin', 'padding'].flatMap((kind) =>
      Object.entries(SIDES).flatMap(([side, property]) =>
        Object.entries(SIZES).map(
          ([size, value]) => [`${kind}${side}--${size}`, `${kind}${property}: ${value}`] as const,
        ),
      ),
    ),
    ['clean-list', 'padding-left: 0; list-style: none'] as const,
  ])
  return (
    Object.entries(all)
      // In `margin--${size}` the size is unknown, so all sizes count as used.
      .filter(([name]) => used.has(name) || used.has(name.replace(/--.*/, '--')))
      .map(([name, text]) => {
        const lines = text.split('; ').map((line) => `  ${line} !important;\n`)
        return `.markdown .${name} {\n${lines.join('')}}`
      })
  )
}
