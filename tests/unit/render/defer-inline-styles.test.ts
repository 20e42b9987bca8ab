// Style attributes of components become attributes that a rule selects.
import { describe, expect, it } from 'vitest'
import { pageStyleWithInline } from '../../../cli/pipeline/page-style.ts'
import { deferInlineStyles } from '../../../cli/render/defer-inline-styles.ts'

const plan = { code: 'en', baseUrl: '/base/', outPrefix: '', origin: 'https://example.com/base/' }

describe('deferInlineStyles', () => {
  it('takes the declarations out of tags', () => {
    const { html, inline } = deferInlineStyles(
      '<p class="a" style="color:red;font-family:&quot;A&quot;"><br style="width:1px"/>x</p>',
    )
    expect(html).toBe(
      '<p class="a" data-docsite-style="color:red;font-family:&quot;A&quot;"><br data-docsite-style="width:1px"/>x</p>',
    )
    expect(inline).toEqual(['color:red;font-family:"A"', 'width:1px'])
  })

  it.each([
    '<code>&lt;p style="color:red"&gt;</code>',
    '<p title=\' style="color:red"\'>x</p>',
    '<docsite-component data-props="{&quot;a&quot;: style=&quot;}"></docsite-component> style="x"',
    '<p style="color:red}body{display:none">x</p>',
    '<p style="content:&quot;a">x</p>',
    '<p style="width:calc(1px">x</p>',
    '<p style="color:\\7d red">x</p>',
    '<p style="color:red/*">x</p>',
    '<p style="">x</p>',
    '<p data-style="color:red">x</p>',
  ])('leaves %s', (html) => {
    expect(deferInlineStyles(html)).toEqual({ html, inline: [] })
  })
})

describe('pageStyleWithInline', () => {
  it('has a rule for each set of declarations, in a folder of the page', () => {
    const inline = ['color:red', 'font-family:"A"', 'color:red']
    const { path, href, body } = pageStyleWithInline(
      { path: '/base/a', styles: { 's-1': 'width:1px' }, inline },
      plan,
    )
    expect(body).toBe(
      '.s-1{width:1px}\n[data-docsite-style="color:red"]:not(#_#_#_){color:red}\n[data-docsite-style="font-family:\\"A\\""]:not(#_#_#_){font-family:"A"}\n',
    )
    expect(path).toMatch(/^assets\/page-[0-9a-f]{12}\/[0-9a-f]{8}\.css$/)
    expect(href).toBe(`/base/${path}`)
  })
})
