// Site variables and emoji shortcodes.
import { describe, expect, it } from 'vitest'
import { compile, htmlOf, OPTIONS } from './compile-for-test.ts'

const variables = { product: 'bi', productName: 'Платформа <BI>' }
const compiled = (text: string) => compile(text, { options: { variables } })

describe('variables', () => {
  it('are replaced in text, code, addresses, titles, headings and html', () => {
    expect(
      htmlOf(
        compiled('a {product} `{product}` [{product}](/{product} "{product}") ![{product}](/{product}.png)'),
      ),
    ).toBe(
      '<p>a bi <code>bi</code> <a href="/bi" title="bi">bi</a> <img src="/bi.png" alt="bi" loading="lazy" decoding="async"></p>',
    )
    expect(compiled('## О {productName}').toc).toEqual([
      { id: 'о-платформа-bi', level: 2, html: 'О Платформа &lt;BI>' },
    ])
    expect(htmlOf(compiled('```js title="{product}.js"\n"{product}"\n```'))).toMatch(/bi\.js.*"bi"/s)
    expect(htmlOf(compiled('<span title="{product}">x</span>'))).toContain('title="bi"')
    expect(htmlOf(compiled(':::note {product}\nx\n:::'))).toContain('</span>bi</div>')
    expect(htmlOf(compiled('<Link to="/{product}/x">y</Link>'))).toContain('href="/bi/x"')
  })

  it('are written literally with a backslash', () => {
    expect(htmlOf(compiled('\\{product} and `\\{product}`'))).toBe(
      '<p>{product} and <code>{product}</code></p>',
    )
  })

  it('leave other braces in code unchanged', () => {
    const article = compiled('`{other}` `\\{x}`\n\n```\n{unknown} $[a] \\{b}\n```')
    expect(htmlOf(article)).toMatch(
      /<code>\{other\}<\/code> <code>\\\{x\}<\/code>.*\{unknown\} \$\[a\] \\\{b\}/s,
    )
    expect(article.diagnostics).toEqual([])
  })

  it('that are unknown are reported with the nearest known name (C41)', () => {
    expect(compiled('text\n\nHello {prodct}!').diagnostics).toEqual([
      {
        code: 'markdown/unknown-variable',
        severity: 'warning',
        message: 'There is no variable "prodct".',
        hint: 'Did you mean {product}? Write \\{prodct} to show it as text.',
        place: { file: 'docs/page.md', start: { line: 3, column: 7 }, end: { line: 3, column: 8 } },
      },
    ])
    expect(htmlOf(compiled('{prodct}'))).toBe('<p>{prodct}</p>')
  })

  it('are no concern of a site that has none', () => {
    expect(compile('{product} {anything}').diagnostics).toEqual([])
  })
})

describe('emoji', () => {
  it.each([
    ['a :tada: b', 'a 🎉 b'],
    [':+1: :smile:', '👍 😄'],
    ['`:tada:`', '<code>:tada:</code>'],
    ['10:100:20 a:x:b :nosuchname: 12:30:45', '10:100:20 a:x:b :nosuchname: 12:30:45'],
    [':constructor: :__proto__:', ':constructor: :<strong>proto</strong>:'],
  ])('%s', (text, expected) => expect(htmlOf(compile(text))).toBe(`<p>${expected}</p>`))

  it('can be switched off', () => {
    expect(htmlOf(compile(':tada:', { options: { markdown: { ...OPTIONS.markdown, emoji: false } } }))).toBe(
      '<p>:tada:</p>',
    )
  })
})
