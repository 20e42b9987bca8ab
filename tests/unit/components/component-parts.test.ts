// Content of a component taken apart into components, as both sides do.
import { describe, expect, it } from 'vitest'
import { componentParts } from '../../../runtime/components/component-parts.ts'

const tag = (name: string, inside: string, props = '') =>
  `<docsite-component data-name="${name}" data-number="1"${props && ` data-props="${props}"`}>${inside}</docsite-component>`

describe('content that consists of components', () => {
  it('is taken apart into names, props and what each holds', () => {
    const inner = tag('b#C', '<b><docsite-content>in</docsite-content></b>')
    const html = [
      tag('a#A', '', '{&quot;t&quot;:&quot;1 > 0 &amp; \u00a0&quot;}'),
      `<template><p>hidden ${inner}</p><template>more</template></template>\n`,
      tag('a#A', `<i><docsite-content>shown ${inner}</docsite-content> own</i>`),
      tag('a#B', '<hr>', '{&quot;t&quot;:&quot;&lt;&nbsp;&gt;&quot;}'),
    ].join('')
    expect(componentParts(` ${html}\n`)).toEqual([
      {
        name: 'a#A',
        props: { t: '1 > 0 & \u00a0' },
        content: `<p>hidden ${inner}</p><template>more</template>`,
      },
      { name: 'a#A', props: {}, content: `shown ${inner}` },
      { name: 'a#B', props: { t: '<\u00a0>' }, content: '' },
    ])
  })

  it.each([
    '',
    ' ',
    'text',
    `text ${tag('a', '')}`,
    `${tag('a', '')} text`,
    `<p>${tag('a', '')}</p>`,
    '<docsite-component data-name="a">',
  ])('is not %s', (html) => expect(componentParts(html)).toBeNull())
})
