// Classes of Infima, the style sheet of Docusaurus, that pages and components of a site use -> rules for them. Each group is written
// only where a class of it is used, and holds in pages alone: the frame around them has classes of the same names. The sheet is a
// layer above those of the theme and below all that the site says itself.
import { GROUPS, KINDS } from './infima-rules.ts'
import { infimaVariables } from './infima-variables.ts'

/** The rules; null where no class and no variable is used that needs any. `sheets` are style sheets, `texts` pages and components. */
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
/** A text of code in which a class says what it is a part of: `const wide = 'col col--8'`. */
const LIST = /(['"`])((?:[\w-]+ +)*[a-z]+(?:__|--)[\w-]+(?: +[\w-]+)*)\1/g

/** What a component takes of its own sheet: `styles.row`, `styles['row']`. */
const OWN = /[\w$]+(?:\??\.[\w$]+)+|[\w$]+\[['"][^\]]*\]/g

/** Words of attributes and calls that list classes, and of texts that look like such a list. */
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

/** Classes that say one thing, each by its name: stronger than what a component says of itself. */
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
      // Of `margin--${size}` the size is not known.
      .filter(([name]) => used.has(name) || used.has(name.replace(/--.*/, '--')))
      .map(([name, text]) => {
        const lines = text.split('; ').map((line) => `  ${line} !important;\n`)
        return `.markdown .${name} {\n${lines.join('')}}`
      })
  )
}
