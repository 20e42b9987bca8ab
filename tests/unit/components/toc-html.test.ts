import { describe, expect, it } from 'vitest'
import { entryHtml, tocHtml } from '../../../runtime/components/doc/toc-html.ts'

describe('a table of contents as html', () => {
  it('has the headings below a heading in a list of their own', () => {
    const inner = { id: 'б', html: 'Б' }
    const items = [{ id: 'а', html: '<code>А</code>', children: [inner, inner] }, inner]
    expect(tocHtml(items)).toBe(
      '<li><a href="#а"><code>А</code></a><ul><li><a href="#б">Б</a></li><li><a href="#б">Б</a></li></ul></li>' +
        '<li><a href="#б">Б</a></li>',
    )
  })

  it('lets no id end its attribute', () => {
    expect(entryHtml({ id: '"><script>&', html: 'x' })).toBe('<a href="#&quot;>&lt;script>&amp;">x</a>')
  })
})
