// Admonitions: both title forms, attributes, nesting, places they may stand in, and what goes wrong with them.
import { describe, expect, it } from 'vitest'
import { ADMONITION_KEYWORDS } from '../../../cli/markdown/components/admonition.ts'
import { en } from '../../../runtime/messages/en.ts'
import { compile, htmlOf, OPTIONS } from './compile-for-test.ts'

const html = (text: string) => htmlOf(compile(text))
const codes = (text: string) =>
  compile(text).diagnostics.map(({ code, place }) => `${place?.start.line}:${place?.start.column} ${code}`)

/** An admonition as it is written. */
const box = (type: string, look: string, title: string, content: string, extra = '') =>
  `<div class="theme-admonition theme-admonition-${type} alert alert--${look}${extra}">` +
  `<div class="admonition-heading"><span class="admonition-icon" aria-hidden="true"></span>${title}</div>` +
  `${content === '' ? '' : `<div class="admonition-content">${content}</div>`}</div>`

describe('titles', () => {
  it.each([
    [':::note\nx\n:::', box('note', 'secondary', 'Note', '<p>x</p>')],
    [':::tip Read *this*\nx\n:::', box('tip', 'success', 'Read <em>this</em>', '<p>x</p>')],
    [':::info[A **b**]\nx\n:::', box('info', 'info', 'A <strong>b</strong>', '<p>x</p>')],
    [':::warning[Label]{title="Wins"}\nx\n:::', box('warning', 'warning', 'Wins', '<p>Label</p><p>x</p>')],
    [
      ':::caution Осторожно: `a < b`!\nx\n:::',
      box('caution', 'warning', 'Осторожно: <code>a &lt; b</code>!', '<p>x</p>'),
    ],
    [':::danger\n:::', box('danger', 'danger', 'Danger', '')],
    [':::secondary\nx\n:::', box('note', 'secondary', 'Secondary', '<p>x</p>')],
    [':::success\nx\n:::', box('tip', 'success', 'Success', '<p>x</p>')],
    [':::important\nx\n:::', box('info', 'info', 'Important', '<p>x</p>')],
  ])('%s', (text, expected) => expect(html(text)).toBe(expected))

  it('come from the messages of the site when there is none, with a capital letter', () => {
    const article = compile(':::note\nx\n:::', {
      options: { messages: { 'theme.admonition.note': 'примечание' } },
    })
    expect(htmlOf(article)).toContain('</span>Примечание</div>')
  })

  it('may contain characters that start a list or a heading elsewhere', () => {
    expect(html(':::note 1. First\nx\n:::')).toContain('</span>1. First</div>')
    expect(html(':::note # Not a heading\nx\n:::')).toContain('</span># Not a heading</div>')
  })

  it('may contain links, which are located in the title', () => {
    const { slots } = compile('text\n\n  :::note See [a](./a.md)\n  x\n  :::')
    expect(slots).toMatchObject([{ url: './a.md', place: { start: { line: 3, column: 15 } } }])
  })
})

describe('attributes', () => {
  it('become the id and classes of the element', () => {
    expect(html(':::note{#x .a .b key=v}\nx\n:::')).toBe(
      box('note', 'secondary', 'Note', '<p>x</p>', ' a b')
        .replace('<div class="theme', '<div class="theme')
        .replace(' a b">', ' a b" id="x">'),
    )
  })
})

describe('places', () => {
  it('work without blank lines around and inside them', () => {
    expect(html('before\n:::note\nx\n:::\nafter')).toBe(
      `<p>before</p>\n${box('note', 'secondary', 'Note', '<p>x</p>')}\n<p>after</p>`,
    )
  })

  it('end a table', () => {
    expect(html('| a |\n|---|\n| b |\n:::note\nx\n:::')).toMatch(
      /<\/table><\/div>\n<div class="theme-admonition/,
    )
  })

  it('work in lists and quotes', () => {
    expect(html('1. One\n   :::note\n   x\n   :::\n2. Two')).toBe(
      `<ol>\n<li>One\n${box('note', 'secondary', 'Note', '<p>x</p>')}\n</li>\n<li>Two</li>\n</ol>`,
    )
    expect(html('> :::note\n> x\n> :::\n>\n> y')).toBe(
      `<blockquote>\n${box('note', 'secondary', 'Note', '<p>x</p>')}\n<p>y</p>\n</blockquote>`,
    )
  })

  it('keep a list tight even if they contain blank lines', () => {
    expect(html('- One\n  :::note\n\n  x\n\n  :::\n- Two')).toContain('<li>One\n<div')
  })

  it('may be closed at the indentation of the list they end with', () => {
    const expected = box('note', 'secondary', 'Note', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>')
    expect(html(':::note\n- a\n- b\n  :::\n\nafter')).toBe(`${expected}\n<p>after</p>`)
  })

  it('can be nested with fences of different lengths', () => {
    const inner = box('danger', 'danger', '<em>In</em>', '<p>b</p>')
    const outer = box('info', 'info', 'Out', `<p>a</p>${inner}<p>c</p>`)
    expect(html('::::info Out\na\n\n:::danger *In*\nb\n:::\n\nc\n::::')).toBe(outer)
  })

  it('can be nested with fences of equal length; the inner one ends first', () => {
    const inner = box('tip', 'success', 'Tip', '<p>b</p>')
    expect(html(':::note\n:::tip\nb\n:::\nc\n:::\nd')).toBe(
      `${box('note', 'secondary', 'Note', `${inner}<p>c</p>`)}\n<p>d</p>`,
    )
  })

  it('are text in code', () => {
    expect(html('```md\n:::note\n:::\n```')).toContain(':::note')
    expect(html('    :::note\n    x\n    :::')).toContain(':::note')
    expect(html('`:::note`')).toBe('<p><code>:::note</code></p>')
  })
})

describe('configured keywords', () => {
  it('are rendered like info', () => {
    const article = compile(':::todo Later\nx\n:::', { options: { admonitionKeywords: ['todo'] } })
    expect(htmlOf(article)).toBe(box('todo', 'info', 'Later', '<p>x</p>'))
    expect(article.diagnostics).toEqual([])
  })
})

describe('mistakes (C23)', () => {
  it('an unknown directive is a warning at its line and keeps its content', () => {
    const { diagnostics } = compile('text\n\n:::notte\n\nkept\n\n:::')
    expect(diagnostics).toMatchObject([
      {
        code: 'markdown/unknown-directive',
        severity: 'warning',
        message: 'There is no directive named "notte"; its content is shown without a box.',
        hint: 'Did you mean :::note?',
        place: { file: 'docs/page.md', start: { line: 3, column: 1 } },
      },
    ])
    expect(html(':::notte[Label]\n\nkept\n\n:::')).toBe('<p>Label</p>\n<p>kept</p>')
    expect(compile(':::security\nkept\n:::').diagnostics.map(({ hint }) => hint)).toEqual([
      'Known directives: note, secondary, tip, success, info, important, warning, caution, danger, cards, code-group, column, columns, details, file-tree, hero, images, signature, steps, video; to define a box of your own, add its name to docs.admonitions.keywords.',
    ])
  })

  it('an unclosed admonition extends to the end of its container', () => {
    expect(html('> :::note\n> a\n\nb')).toBe(
      `<blockquote>\n${box('note', 'secondary', 'Note', '<p>a</p>')}\n</blockquote>\n<p>b</p>`,
    )
    expect(codes('a\n\n:::note\nb\n\nc')).toEqual(['3:1 markdown/unclosed'])
  })

  it('a closing fence without an open directive stays text', () => {
    expect(html('a\n\n:::\n\nb')).toBe('<p>a</p>\n<p>:::</p>\n<p>b</p>')
    expect(codes('a\n\n:::\n')).toEqual(['3:1 markdown/stray-end'])
  })

  it('a space after the colons makes the line text, with a warning', () => {
    expect(html('::: tip A\nx\n:::')).toBe('<p>::: tip A\nx\n:::</p>')
    expect(compile('::: tip A').diagnostics).toMatchObject([
      { code: 'markdown/spaced-directive', hint: 'Write :::tip.' },
    ])
  })

  it('words after an unknown name make the line text', () => {
    expect(html(':::other with a phrase')).toBe('<p>:::other with a phrase</p>')
  })
})

describe('colons in prose (C22)', () => {
  it.each([
    'host:port',
    '12:30:45',
    'C:\\temp',
    'ключ:значение',
    'api:v1',
    'Примечание:текст',
    '::leaf',
    'a :note b',
    'x:::note',
  ])('%s stays as it is', (text) => {
    const article = compile(`Текст ${text} дальше.`)
    expect(htmlOf(article)).toBe(`<p>Текст ${text} дальше.</p>`)
    expect(article.diagnostics).toEqual([])
  })
})

describe('GitHub alerts', () => {
  it.each([
    ['NOTE', 'note', 'secondary', 'Note'],
    ['tip', 'tip', 'success', 'Tip'],
    ['IMPORTANT', 'info', 'info', 'Important'],
    ['WARNING', 'warning', 'warning', 'Warning'],
    ['CAUTION', 'caution', 'warning', 'Caution'],
  ])('[!%s]', (name, type, look, title) => {
    expect(html(`> [!${name}]\n> a *b*\n>\n> c`)).toBe(box(type, look, title, '<p>a <em>b</em></p><p>c</p>'))
  })

  it('must be alone on their line', () => {
    expect(html('> [!NOTE] a')).toBe('<blockquote>\n<p>[!NOTE] a</p>\n</blockquote>')
  })
})

describe('the component', () => {
  it('renders the same box as the directive', () => {
    expect(html('<Admonition type="tip" title="T">\n\nx\n\n</Admonition>')).toBe(
      box('tip', 'success', 'T', '<p>x</p>'),
    )
    expect(html('<Admonition>x</Admonition>')).toBe(box('note', 'secondary', 'Note', '<p>x</p>'))
  })

  it('uses the default options if none are given', () => expect(OPTIONS.admonitionKeywords).toEqual([]))
})

it('every keyword has a default title in the languages of the theme', () => {
  expect(ADMONITION_KEYWORDS.filter((keyword) => !(`theme.admonition.${keyword}` in en))).toEqual([])
})
