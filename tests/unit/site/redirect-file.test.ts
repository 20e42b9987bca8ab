import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'
import { readRedirectFile } from '../../../cli/site/redirect-file.ts'

/** What a file with this value gives: entries without their places, and what is said. */
function read(value: unknown) {
  const said: Diagnostic[] = []
  const file = { file: 'redirects.yml', value, keyPlaces: {} }
  const entries = readRedirectFile(file, (finding) => said.push(finding as Diagnostic))
  return {
    entries: entries.map(({ written: _, ...entry }) => entry),
    said: said.map(({ message, hint }) => `${message} (${hint})`),
  }
}

const SHAPE = 'write - { from: /docs/old, to: /docs/new }'

describe('the file of redirects', () => {
  it('contains a list or nothing', () => {
    expect(read(null)).toEqual({ entries: [], said: [] })
    expect(read({ from: '/a', to: '/b' })).toEqual({
      entries: [],
      said: [`the redirects file must be a list (${SHAPE})`],
    })
  })

  it('yields an entry for each old URL', () => {
    const value = [
      { from: ['/docs/a', '/docs/b'], to: '/docs/c' },
      { from: '/docs/d', gone: true },
      { from: '/docs/e', gone: 'sold', locale: 'en' },
    ]
    expect(read(value)).toEqual({
      entries: [
        { from: '/docs/a', to: '/docs/c' },
        { from: '/docs/b', to: '/docs/c' },
        { from: '/docs/d', gone: true },
        { from: '/docs/e', gone: 'sold', locale: 'en' },
      ],
      said: [],
    })
  })

  it.each([
    ['text', `a redirect needs \`from\` and \`to\` (${SHAPE})`],
    [['/a', '/b'], `a redirect needs \`from\` and \`to\` (${SHAPE})`],
    [{ from: '/a', into: '/b' }, "unknown key 'into' (known keys: from, to, gone, locale)"],
    [{ to: '/b' }, `a redirect needs \`from\` (${SHAPE})`],
    [{ from: null, to: '/b' }, `a redirect needs \`from\` (${SHAPE})`],
    [{ from: ['/a', 7], to: '/b' }, `\`from\`: expected text, found 7 (${SHAPE})`],
    [{ from: '/a' }, `a redirect needs either \`to\` or \`gone\` (${SHAPE})`],
    [{ from: '/a', to: '/b', gone: true }, `a redirect needs either \`to\` or \`gone\` (${SHAPE})`],
    [{ from: '/a', to: 7 }, `\`to\`: expected text, found 7 (${SHAPE})`],
    [{ from: '/a', gone: false }, "`gone`: expected true or the reason (write gone: true, or gone: 'why')"],
    [{ from: '/a', gone: '' }, "`gone`: expected true or the reason (write gone: true, or gone: 'why')"],
    [{ from: '/a', gone: 7 }, "`gone`: expected true or the reason (write gone: true, or gone: 'why')"],
    [{ from: '/a', to: '/b', locale: 7 }, `\`locale\`: expected a locale code (${SHAPE})`],
  ])('says what is wrong with %j, and reads the others', (entry, message) => {
    const good = { from: '/docs/old', to: '/docs/new' }
    expect(read([entry, good])).toEqual({ entries: [good], said: [message] })
  })
})
