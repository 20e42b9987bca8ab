// The browser's side keeps to what the oldest supported browsers have (README, "Platforms and browsers"). What some of them lack is named here,
// with what their readers get; anything else fails.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'
import glob from 'fast-glob'
import { describe, expect, it } from 'vitest'
import { type Missing, missingInScripts, missingInStyles } from '../helpers/browser-features.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const README = readFileSync(`${ROOT}README.md`, 'utf8')

/** Chrome and Edge, Firefox: the last for Windows 7 and 8. Safari: the first that can unpack the files of the search. */
const SUPPORTED = { chrome: 109, edge: 109, firefox: 115, safari: 16.4, safari_ios: 16.4 }

const LOOKS = 'looks plainer, says the same'
const SCROLLBARS = 'wider bars'
const ON_PAPER = 'a fold that is closed stays so on paper'

/** Features that are not in all of them, and what is seen without. */
const WITHOUT: Readonly<Record<string, string>> = {
  'css.properties.text-size-adjust': 'the text is as large as the browser likes on its side',
  'css.properties.scrollbar-gutter': 'the page moves by the width of a bar',
  'css.properties.scrollbar-gutter.stable': 'the page moves by the width of a bar',
  'css.properties.scrollbar-width': SCROLLBARS,
  'css.properties.scrollbar-width.thin': SCROLLBARS,
  'css.properties.scrollbar-color': SCROLLBARS,
  'css.properties.cursor.pointer': 'nothing: there is no pointer',
  'css.properties.cursor.grab': 'nothing: there is no pointer',
  'css.properties.cursor.grabbing': 'nothing: there is no pointer',
  'css.properties.cursor.zoom-in': 'nothing: there is no pointer',
  'css.properties.cursor.zoom-out': 'nothing: there is no pointer',
  'css.properties.text-wrap': LOOKS,
  'css.properties.text-wrap.balance': LOOKS,
  'css.properties.text-wrap.pretty': LOOKS,
  'css.properties.float.inline-end': 'stands in a rule for `scripting`, which the same browsers lack',
  'api.Navigator.share': 'a button that copies the address',
  'css.properties.line-clamp': 'the prefixed one stands before it',
  'css.properties.hyphens': 'the prefixed one stands before it',
  'css.properties.user-select': 'numbers of lines are copied with the code',
  'css.properties.forced-color-adjust': 'none has the mode where that matters',
  'css.properties.forced-color-adjust.none': 'none has the mode where that matters',
  'css.properties.overscroll-behavior': 'works on what scrolls; the data asks for what does not, too',
  'css.properties.accent-color': LOOKS,
  'css.properties.break-after.avoid': 'a heading may end a sheet of paper',
  'css.properties.content-visibility': ON_PAPER,
  'css.properties.content-visibility.visible': ON_PAPER,
  'css.selectors.details-content': ON_PAPER,
  'css.selectors.has': LOOKS,
  'css.selectors.-webkit-search-cancel-button': 'nothing: it takes away what only that browser draws',
  'css.at-rules.media.scripting': 'without scripts: buttons without effect, and no room for drawings to come',
}

/** What is used beyond the table, and what is in the table in vain. */
const beyond = (found: readonly Missing[]) =>
  found
    .filter(({ feature }) => !Object.hasOwn(WITHOUT, feature))
    .map(({ feature, lacking, places }) => `${feature} (${lacking.join(', ')}) at ${places.join(', ')}`)

const styles = Object.fromEntries(
  glob.sync('runtime/**/*.css', { cwd: ROOT }).map((path) => [path, readFileSync(ROOT + path, 'utf8')]),
)

describe('browsers that are supported', () => {
  it('are the ones that the README names', () => {
    expect(README).toContain('Chrome and Edge 109, Firefox 115, Safari 16.4')
  })

  it('have what styles and scripts need, or readers get what is written here', { timeout: 300_000 }, () => {
    const scripts = ['runtime/**/*.{ts,tsx}', '!runtime/server/**', '!runtime/server.tsx']
    const found = [...missingInStyles(styles, SUPPORTED), ...missingInScripts(ROOT, scripts, SUPPORTED)]
    expect(beyond(found)).toEqual([])
    const used = new Set(found.map(({ feature }) => feature))
    expect(Object.keys(WITHOUT).filter((feature) => !used.has(feature))).toEqual([])
  })

  it('understand the syntax of what is published', () => {
    const target = ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4']
    const { files } = JSON.parse(readFileSync(`${ROOT}dist/runtime/preact.json`, 'utf8')) as {
      files: readonly { path: string; base64: string }[]
    }
    const scripts = files.filter(({ path }) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(3)
    for (const { path, base64 } of scripts) {
      const body = Buffer.from(base64, 'base64').toString()
      // Of which esbuild does not know that all of them have it.
      const supported = { 'regexp-unicode-property-escapes': true }
      const written = (to: string | string[]) =>
        transformSync(body, { target: to, format: 'esm', supported }).code
      expect([path, written(target) === written('esnext')]).toEqual([path, true])
    }
  })
})

describe('the test', () => {
  it('sees a property, a selector, a function and a rule, and a declaration before them', () => {
    const css =
      'a { field-sizing: content } @starting-style { b { top: 0 } } p:state(x) { color: light-dark(red, blue) } @supports (top: 1lh) { i { reading-flow: normal } }'
    const found = missingInStyles({ 'a.css': css }, SUPPORTED).map(({ feature }) => feature)
    expect(found).toEqual([
      'css.properties.field-sizing',
      'css.properties.field-sizing.content',
      'css.at-rules.starting-style',
      'css.selectors.state',
      'css.types.color.light-dark',
    ])
    expect(missingInStyles({ 'a.css': 'p { color: red; color: light-dark(red, blue) }' }, SUPPORTED)).toEqual(
      [],
    )
  })

  it('knows members of the platform from others of the same name', { timeout: 300_000 }, () => {
    const found = missingInScripts(ROOT, ['tests/helpers/new-features.ts'], SUPPORTED)
    expect(found.map(({ feature }) => feature).sort()).toEqual([
      'api.AbortSignal.any_static',
      'api.Element.checkVisibility',
      'javascript.builtins.Array.toSorted',
    ])
  })
})
