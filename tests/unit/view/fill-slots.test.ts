import { describe, expect, it } from 'vitest'
import type { ComponentProps, Slot } from '../../../cli/model/article.ts'
import type { LinkTarget } from '../../../cli/model/site.ts'
import { type FilledSlot, fillHtml, fillMarkdown, type ShowComponent } from '../../../cli/view/fill-slots.ts'

const place = { file: 'a.md', start: { line: 1, column: 1 } }
const link: Slot = { kind: 'link', url: 'written', syntax: 'markdown', place }
const image: Slot = { kind: 'image', url: 'i.png', syntax: 'markdown', sized: false, place }
const asset: Slot = { kind: 'asset', attribute: 'poster', url: 'p.png', syntax: 'html', place }
const info = { path: 'docs/i.png', hash: '1', bytes: 1, width: 40, height: 30 }

const html = (slot: Slot, filled: FilledSlot) =>
  fillHtml({ pieces: ['<', '>'], slots: [0] }, [slot], [filled])

describe('links', () => {
  it.each<[LinkTarget, string]>([
    [{ kind: 'page', href: '/docs/a?x&y"', path: '/docs/a' }, '< href="/docs/a?x&amp;y&quot;">'],
    [{ kind: 'anchor', href: '#x', anchor: 'x' }, '< href="#x">'],
    [
      { kind: 'external', href: 'https://e.org' },
      '< href="https://e.org" target="_blank" rel="noopener noreferrer">',
    ],
    [{ kind: 'unchecked', href: '/x' }, '< href="/x" target="_blank" rel="noopener noreferrer">'],
    [
      { kind: 'asset', href: '/f.pdf', file: 'f.pdf' },
      '< href="/f.pdf" target="_blank" rel="noopener noreferrer">',
    ],
    [{ kind: 'broken', href: '/nope', reason: 'page', wanted: '/nope' }, '< href="/nope">'],
    [{ kind: 'broken', href: '', reason: 'scheme', wanted: 'javascript:x' }, '<>'],
  ])('%j', (target, expected) => expect(html(link, { target })).toBe(expected))

  it('open where their author says, and are related as the author says', () => {
    const external: LinkTarget = { kind: 'external', href: 'https://e.org' }
    expect(html({ ...link, target: '_self', rel: 'me' }, { target: external })).toBe(
      '< href="https://e.org" target="_self" rel="me">',
    )
    expect(html({ ...link, target: '_top' }, { target: external })).toBe(
      '< href="https://e.org" target="_top" rel="noopener noreferrer">',
    )
    const page: LinkTarget = { kind: 'page', href: '/a', path: '/a' }
    expect(html({ ...link, target: '_blank' }, { target: page })).toBe('< href="/a" target="_blank">')
  })

  it('keep their address when nothing is known of them', () =>
    expect(html(link, {})).toBe('< href="written">'))
})

describe('images', () => {
  const target: LinkTarget = { kind: 'asset', href: '/assets/i.png', file: 'docs/i.png' }

  it('get their size unless the author gave one', () => {
    expect(html(image, { target, asset: info })).toBe('< src="/assets/i.png" width="40" height="30">')
    expect(html({ ...image, sized: true }, { target, asset: info })).toBe('< src="/assets/i.png">')
    expect(html(image, { target })).toBe('< src="/assets/i.png">')
  })

  it('of other attributes stay where they are', () => {
    expect(html(asset, { target })).toBe('< poster="/assets/i.png">')
  })
})

describe('cards', () => {
  it('are html', () => {
    expect(html({ kind: 'cards', place }, { html: '<ul></ul>' })).toBe('<<ul></ul>>')
    expect(html({ kind: 'cards', place }, {})).toBe('<>')
  })
})

describe('the Markdown copy', () => {
  it('has plain addresses without signs that end them', () => {
    const target: LinkTarget = { kind: 'page', href: '/docs/a (b) <c>', path: '/docs/a (b) <c>' }
    const text = { pieces: ['[a](', ') ![](', ')'], slots: [0, 1] }
    expect(fillMarkdown(text, [{ target }, {}], [link, image])).toBe(
      '[a](/docs/a%20%28b%29%20%3Cc%3E) ![](i.png)',
    )
  })

  it('has cards as a list', () => {
    const text = { pieces: ['a ', ' b ', ''], slots: [0, 1] }
    const cards: Slot = { kind: 'cards', place }
    expect(fillMarkdown(text, [{ html: '<ul></ul>', markdown: '- [A](/a)' }, {}], [cards, cards])).toBe(
      'a - [A](/a) b ',
    )
  })
})

describe('components', () => {
  const open = (name: string, assets: Readonly<Record<string, number>> = {}): Slot => ({
    kind: 'component',
    name,
    props: { n: 1 },
    assets,
    place,
  })
  const close: Slot = { kind: 'component-end' }
  const show: ShowComponent = (name, props, content) =>
    name === 'Unknown' ? null : `[${name} ${JSON.stringify(props)}: ${content}]`
  const shown = (
    slots: readonly Slot[],
    pieces: readonly string[],
    filled: readonly FilledSlot[] = [],
    showsComponentNames = false,
  ) =>
    fillHtml({ pieces, slots: pieces.slice(1).map((_, at) => at) }, slots, filled, {
      show,
      showsComponentNames,
    })

  it('are shown around their content, one in another', () => {
    expect(shown([open('A'), open('B'), close, close], ['a ', 'b ', 'c', ' d', ' e'])).toBe(
      'a [A {"n":1}: b [B {"n":1}: c] d] e',
    )
  })

  it('that nobody knows leave their content', () => {
    expect(shown([open('Unknown'), link, close], ['a ', '<', '>', ' b'])).toBe('a < href="written"> b')
  })

  it('that nobody knows leave the texts of their attributes above a block, and nothing in a line', () => {
    const card = { ...open('Unknown'), props: { title: 'A < b', icon: 'rocket', alt: 'c' } } as Slot
    expect(shown([card, close], ['', '<p>text</p>', ''])).toBe(
      '<p><strong>A &lt; b</strong></p>\n<p>text</p>',
    )
    expect(shown([card, close], ['', 'text', ''])).toBe('text')
    expect(shown([{ ...card, name: 'A' } as Slot, close], ['', '<p>text</p>', ''])).not.toContain('<p>A')
  })

  it('named Badge are badges where the site has none of its own', () => {
    const badge = (props: ComponentProps, more: object = {}): Slot =>
      ({ kind: 'component', name: 'Badge', props, assets: {}, place, ...more }) as Slot
    const fill = (slot: Slot, content: string, own: ShowComponent = () => null) =>
      fillHtml({ pieces: ['', content, ''], slots: [0, 1] }, [slot, close], [], {
        show: own,
        showsComponentNames: true,
      })
    expect(fill(badge({}), 'new')).toBe('<span class="badge">new</span>')
    expect(fill(badge({ type: 'warning', text: 'x' }, { isEmpty: true }), 'x')).toBe(
      '<span class="badge badge--warning">x</span>',
    )
    const looks = ['note', 'tip', 'success', 'info', 'caution', 'danger', 'default', '"><b>'].map(
      (variant) => /badge--(\w+)/.exec(fill(badge({ variant }), 'x'))?.[1],
    )
    expect(looks).toEqual(['note', 'tip', 'tip', 'info', 'warning', 'danger', undefined, undefined])
    expect(fill(badge({}, { isLine: true }), 'x')).toBe('<p><span class="badge">x</span></p>')
    expect(fill(badge({}), '<p>x</p>')).toBe('<p>x</p>')
    expect(fill(badge({}), 'x', show)).toBe('[Badge {}: x]')
    // A module that a page imports has what it has.
    expect(fill(badge({}, { from: { name: 'src/badge#default', place } }), 'x')).toBe('x')
  })

  it('get the addresses of files they name', () => {
    const target: LinkTarget = { kind: 'asset', href: '/assets/p.png', file: 'p.png' }
    const text = { pieces: ['', '', ''], slots: [1, 2] }
    const components = { show, showsComponentNames: false }
    const html = fillHtml(text, [asset, open('A', { src: 0 }), close], [{ target }], components)
    expect(html).toBe('[A {"n":1,"src":"/assets/p.png"}: ]')
  })

  it('that have their id on an element of their own need none before them', () => {
    const withId = { ...open('A'), props: { id: 'x' } } as Slot
    const at = (element: string) =>
      fillHtml({ pieces: ['a <span id="x"></span>', '', ' b'], slots: [0, 1] }, [withId, close], [], {
        show: () => element,
        showsComponentNames: false,
      })
    expect(at('<h2 id="x">A</h2>')).toBe('a <h2 id="x">A</h2> b')
    expect(at('<h2 id="xy">A</h2>')).toBe('a <span id="x"></span><h2 id="xy">A</h2> b')
  })

  it('that are blocks stand in lines of their own, without further ones inside', () => {
    const pieces = ['<p>a</p>\n', '\n<p>b</p>\n', '\n<p>c</p>']
    expect(shown([open('Unknown'), close], pieces)).toBe('<p>a</p>\n<p>b</p>\n<p>c</p>')
    expect(shown([open('A'), close], pieces)).toBe('<p>a</p>\n[A {"n":1}: <p>b</p>]\n<p>c</p>')
    expect(shown([open('Unknown'), close], ['a', '\nb\n', 'c'])).toBe('a\nb\nc')
  })

  it('on a line by themselves are paragraphs where nobody knows them', () => {
    const alone = (name: string): Slot => ({ ...open(name), isLine: true }) as Slot
    expect(shown([alone('Unknown'), close], ['', 'text', ''])).toBe('<p>text</p>')
    expect(shown([alone('Unknown'), close], ['', '<p>text</p>', ''])).toBe('<p>text</p>')
    expect(shown([alone('Unknown'), close], ['', ' ', ''])).toBe(' ')
    expect(shown([alone('A'), close], ['', 'text', ''])).toBe('[A {"n":1}: text]')
  })

  it('without content leave what stands for them to sites that lack them', () => {
    const empty = (name: string): Slot => ({ ...open(name), isEmpty: true }) as Slot
    expect(shown([empty('Unknown'), close], ['a ', 'text', ' b'])).toBe('a text b')
    expect(shown([empty('A'), close], ['a ', 'text', ' b'])).toBe('a [A {"n":1}: ] b')
    expect(shown([empty('Unknown'), close], ['a ', 'text', ' b'], [], true)).toBe(
      'a <mark class="unknown-component">&lt;Unknown&gt;</mark> text b',
    )
  })

  it('that fail leave their content, for authors under a box that says why', () => {
    const throws = { show: () => ({ error: 'a < b', texts: [] }) }
    const fill = (slot: Slot, text: string, showsComponentNames: boolean) =>
      fillHtml({ pieces: ['', text, ''], slots: [0, 1] }, [slot, close], [], {
        ...throws,
        showsComponentNames,
      })
    expect(fill(open('A'), 'text', false)).toBe('text')
    expect(fill(open('A'), 'text', true)).toBe(
      '<mark class="unknown-component">&lt;A&gt;: a &lt; b</mark> text',
    )
    expect(fill({ ...open('A'), isLine: true } as Slot, '', true)).toBe(
      '<p><mark class="unknown-component">&lt;A&gt;: a &lt; b</mark> </p>',
    )
  })

  it('that fail leave the texts of their sources, as paragraphs or in the line they stand in', () => {
    const throws = {
      show: () => ({ error: 'no', texts: ['One & two', 'three'] }),
      showsComponentNames: false,
    }
    const fill = (slot: Slot, text: string) =>
      fillHtml({ pieces: ['', text, ''], slots: [0, 1] }, [slot, close], [], throws)
    expect(fill(open('A'), 'text ')).toBe('text One &amp; two three')
    expect(fill({ ...open('A'), isLine: true } as Slot, '')).toBe('<p>One &amp; two</p>\n<p>three</p>')
    expect(fill(open('A'), '<p>text</p>')).toBe('<p>text</p><p>One &amp; two</p>\n<p>three</p>')
  })

  it('whose end was cut off leave their content', () => {
    expect(shown([open('A'), open('B')], ['a ', 'b ', 'c'])).toBe('a b c')
  })
})

describe('diagrams', () => {
  const slots: readonly Slot[] = [
    { kind: 'file', file: 'd/a.svg' },
    { kind: 'file', file: 'd/a-dark.svg' },
    { kind: 'drawing', light: 0, dark: 1, label: 'a "b"', summary: 'Source', width: 20, height: 10 },
    { kind: 'drawing-end', drawing: 2 },
  ]
  const drawn = (file: string): FilledSlot => ({
    target: { kind: 'asset', href: `/assets/${file}`, file },
    asset: { path: file, hash: '1', bytes: 1, width: 140, height: 30 },
  })
  const shown = (...filled: readonly FilledSlot[]) =>
    fillHtml({ pieces: ['[', '<pre></pre>', ']'], slots: [2, 3] }, slots, filled)

  it('are images for each mode, which shrink to letters of 12 px, above their source', () =>
    expect(shown(drawn('a.svg'), drawn('a-dark.svg'))).toBe(
      '[<div class="diagram-drawing"><svg class="diagram-least" width="120" height="0" aria-hidden="true"></svg><svg class="diagram-most" width="140" height="0" aria-hidden="true"></svg>' +
        '<img class="diagram-image themed-image themed-image--light" src="/assets/a.svg" width="140" height="30" alt="a &quot;b&quot;" loading="lazy" decoding="async">' +
        '<img class="diagram-image themed-image themed-image--dark" src="/assets/a-dark.svg" width="140" height="30" alt="a &quot;b&quot;" loading="lazy" decoding="async"></div>' +
        '<details class="diagram-source"><summary>Source</summary><pre></pre></details>]',
    ))

  it.each([[[]], [[drawn('a.svg')]]])('are left to the browser where a drawing is missing', (filled) =>
    expect(shown(...filled)).toBe(
      '[<svg class="diagram-place" width="20" height="10" viewBox="0 0 20 10" aria-hidden="true"></svg><pre></pre>]',
    ),
  )
})
