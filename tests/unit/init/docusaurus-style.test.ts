// What `docsite migrate` writes for the look of a Docusaurus site: tokens that keep a value, and rules for classes of Infima in use.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { infimaStyle } from '../../../cli/init/docusaurus/infima.ts'
import { infimaVariables } from '../../../cli/init/docusaurus/infima-variables.ts'
import { ON_ACCENT, onAccent } from '../../../cli/init/docusaurus/on-accent.ts'
import { TOKENS } from '../../../cli/init/docusaurus/style.ts'

const SHEET = readFileSync(new URL('../../../runtime/theme/tokens.css', import.meta.url), 'utf8')

/** Values of the blocks of the theme that begin with a line, by token. */
function valuesOf(beginning: string): Readonly<Record<string, string>> {
  const at = SHEET.indexOf(`${beginning} {`)
  const body = SHEET.slice(at, SHEET.indexOf('}', at))
  return Object.fromEntries(
    [...body.matchAll(/(--ds-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

it('tokens fall back to the values of the theme', () => {
  const light = { ...valuesOf('\n:root'), ...valuesOf('\n[data-theme="light"]') }
  const dark = valuesOf('\n  [data-theme="dark"]')
  expect(TOKENS.map(([, ours, ...values]) => [ours, ...values])).toEqual(
    TOKENS.map(([, ours]) => [ours, light[ours], ...(dark[ours] === undefined ? [] : [dark[ours]])]),
  )
  expect(ON_ACCENT).toEqual({ light: light['--ds-on-accent'], dark: dark['--ds-on-accent'] })
})

it.each([
  ['#2e8555', 'light', null],
  ['#25c2a0', 'light', '#08272c'],
  ['#25c2a0', 'dark', null],
  ['#2E8555', 'dark', '#ffffff'],
  ['#fff', 'light', '#08272c'],
  // Neither colour of the theme can be read on it.
  ['#e55b13', 'light', '#000000'],
  ['rebeccapurple', 'light', null],
  [undefined, 'light', null],
] as const)('text on %s in %s pages', (primary, mode, expected) => {
  expect(onAccent(primary, mode)).toBe(expected)
})

const HEAD = `/*
 * Classes of Infima that pages and components of this site use. Written by \`docsite migrate\`, which writes only those in use:
 * rules of your own belong into style.css, or into the sheets that it imports.
 */
`

describe('rules for classes of Infima', () => {
  /** Classes that rules are written for, without those that other rules exclude. */
  const classes = (...texts: readonly string[]) => [
    ...new Set(
      (infimaStyle(texts) ?? '')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .match(/^ *\.markdown [^{]*/gm)
        ?.flatMap((selector) => selector.match(/\.[a-z][\w-]*/g) ?? []),
    ),
  ]

  it('are not written where no class is used', () => {
    expect(
      infimaStyle([
        'A row of containers, a hero and a button to close the card.',
        'const row = clsx(styles.row, styles["hero--primary"], { [styles.col]: true })\nreturn <b className={styles.button} />',
        '<div class="alert alert--info"><span class="badge badge--tip">x</span></div>',
      ]),
    ).toBe(null)
  })

  it('of helpers are those of the names in use', () => {
    expect(
      infimaStyle([
        '<p className="text--center padding-horiz--md">a</p>',
        "clsx(wide && 'margin-top--lg', 'text--truncate')",
        '<div class="shadow--md margin--unknown"></div>',
      ]),
    ).toBe(`${HEAD}.markdown .text--center {
  text-align: center !important;
}

.markdown .text--truncate {
  overflow: hidden !important;
  text-overflow: ellipsis !important;
  white-space: nowrap !important;
}

.markdown .shadow--md {
  box-shadow: 0 4px 16px rgb(0 0 0 / 20%) !important;
}

.markdown .margin-top--lg {
  margin-top: 2rem !important;
}

.markdown .padding-horiz--md {
  padding-inline: 1rem !important;
}
`)
  })

  it.each([
    ['an attribute', '<div class="x alert--primary">'],
    ['an attribute of JSX', "<div className='alert--primary'>"],
    ['a template', `className={\`\${styles.a} alert--primary\`}`],
    ['a condition in a template', `className={\`a \${is ? 'alert--primary' : ''}\`}`],
    ['a call', "clsx('alert', { [styles.a]: f(x), 'alert--primary': is })"],
    ['a property', "createElement('div', { className: 'alert--primary' })"],
    ['a text of code', "const kind = 'alert alert--primary'"],
  ])('are found in %s', (_, text) => {
    expect(infimaStyle([text])).toBe(`${HEAD}.markdown .alert--primary {
  --block: var(--ifm-color-primary, var(--ds-accent));
  --block-soft: var(--ds-background);
}
`)
  })

  it('are whole groups, and helpers whose end is worked out', () => {
    expect(classes(`<i className={\`margin--\${size}\`} />`)).toEqual([
      '.markdown',
      ...['none', 'xs', 'sm', 'md', 'lg', 'xl'].map((size) => `.margin--${size}`),
    ])
    expect(classes('<span class="badge badge--success">')).toEqual([
      '.markdown',
      ...['primary', 'secondary', 'success', 'info', 'warning', 'danger'].map((kind) => `.badge--${kind}`),
    ])
    expect(classes("<header className={clsx('hero', styles.banner)}>")).toEqual([
      '.markdown',
      '.hero',
      '.hero--primary',
      '.hero--dark',
      '.hero__title',
      '.hero__subtitle',
      '.button',
    ])
    const grid = classes(`<div className={\`col col--\${span}\`} />`)
    expect(grid).toEqual(
      expect.arrayContaining([
        '.container',
        '.row',
        '.row--no-gutters',
        '.col',
        '.col--12',
        '.col--offset-1',
      ]),
    )
    expect(grid).not.toContain('.hero')
  })

  it('give columns their share, and stack them in narrow windows', () => {
    const css = infimaStyle(['<div class="col col--4">']) ?? ''
    expect(css).toContain(
      '.markdown .col--4 {\n  flex: 0 0 calc(100% * 4 / 12);\n  max-width: calc(100% * 4 / 12);\n}\n',
    )
    expect(css).toMatch(
      /@media \(max-width: 62\.25em\) \{\n {2}\.markdown :is\(\.col, \.col--1, [^)]*\.col--12\) \{\n {4}flex-basis: 100%;\n {4}max-width: 100%;\n {4}margin-left: 0;\n {2}\}\n\}\n$/,
    )
  })
})

describe('variables of Infima', () => {
  it('are set where a style uses them and none sets them', () => {
    const sheets = [
      ':root { --ifm-color-primary: red; }',
      '.a { color: var(--ifm-color-primary); background: var( --ifm-navbar-link-color ); margin: var(--ifm-global-spacing, 1px) }',
    ]
    expect(infimaVariables([...sheets, '<b style={{ color: "var(--ifm-color-emphasis-200)" }} />'])).toEqual([
      [
        ':root {',
        '  --ifm-global-spacing: 1rem;',
        '  --ifm-color-emphasis-200: color-mix(in srgb, var(--ds-text) 20%, var(--ds-background));',
        '}',
      ].join('\n'),
      '.navbar,\n.navbar-sidebar__panel {\n  --ifm-navbar-link-color: var(--navbar-text);\n}',
    ])
    expect(infimaVariables(['.a { color: var(--ifm-of-another); }'])).toEqual([])
  })

  it('stand before the rules of classes', () => {
    expect(infimaStyle([], ['.a { color: var(--ifm-color-white); }'])).toMatch(
      /\*\/\n:root \{\n {2}--ifm-color-white: #fff;\n\}\n$/,
    )
  })
})
