// Old ids of a page lead to the heading that replaces them, or to the page where that heading is now.
import { expect, it } from 'vitest'
import type { OldAnchor } from '../../../cli/model/site.ts'
import { withOldAnchors } from '../../../cli/view/old-anchors.ts'

const context = {
  path: '/a',
  titleOf: (path: string) => (path === '/b' ? 'B & C' : undefined),
  note: 'Moved to <{title}>.',
  script: '/s.js?"',
}
const old = (id: string, href: string, page?: string): OldAnchor => ({
  id,
  href,
  ...(page === undefined ? {} : { page }),
  from: '',
  to: '',
})
const NOTE_SCRIPT = '<script type="module" src="/s.js?&quot;"></script>'

it.each([
  ['in the heading', '<h2 id="y">Y</h2>', '/a#y', '<h2 id="y"><span id="x"></span>Y</h2>'],
  [
    'behind quoted signs',
    `<h2 class="a>b" title='>"' id="y" data-a='>'>Y</h2>`,
    '/a#y',
    `<h2 class="a>b" title='>"' id="y" data-a='>'><span id="x"></span>Y</h2>`,
  ],
  ['with an encoded id', '<h2 id="я">Y</h2>', '/a#%D1%8F', '<h2 id="я"><span id="x"></span>Y</h2>'],
  ['with an id that is no encoding', '<h2 id="%z">Y</h2>', '/a#%z', '<h2 id="%z"><span id="x"></span>Y</h2>'],
  ['with quotes in its id', '<h2 id="&quot;">Y</h2>', '/a#"', '<h2 id="&quot;"><span id="x"></span>Y</h2>'],
  ['before an image', '<p>a<img id="y">b</p>', '/a#y', '<p>a<span id="x"></span><img id="y">b</p>'],
  [
    'in a tag, not in text',
    '<p>The id="y".</p><h2 id="y">Y</h2>',
    '/a#y',
    '<p>The id="y".</p><h2 id="y"><span id="x"></span>Y</h2>',
  ],
  ['nowhere if the heading is gone', 'id="y" <p>The id="y".</p>', '/a#y', 'id="y" <p>The id="y".</p>'],
  ['nowhere if there is no heading', '<p>Y</p>', '/a', '<p>Y</p>'],
  ['nowhere in a tag without an end', '<p>Y</p><h2 id="y"', '/a#y', '<p>Y</p><h2 id="y"'],
  [
    'nowhere if it is still there',
    '<h2 id="x">X</h2><h2 id="y">Y</h2>',
    '/a#y',
    '<h2 id="x">X</h2><h2 id="y">Y</h2>',
  ],
])('an old id of the same page is %s', (_where, html, href, expected) => {
  expect(withOldAnchors(html, [old('x', href, '/a')], context)).toBe(expected)
})

it('several old ids of one heading are all in it', () => {
  expect(withOldAnchors('<h2 id="y">Y</h2>', [old('w', '/a#y', '/a'), old('x', '/a#y', '/a')], context)).toBe(
    '<h2 id="y"><span id="x"></span><span id="w"></span>Y</h2>',
  )
})

it('parts of other pages and sites have notes, and one script for all', () => {
  const anchors = [
    old('x', '/b#й', '/b'),
    old('"', '/c', '/c'),
    old('z', 'https://d.example/?a&b'),
    old('y', '/b', '/b'),
  ]
  expect(withOldAnchors('<h2 id="y">Y</h2>', anchors, context)).toBe(
    `<h2 id="y">Y</h2>${[
      ['x', '/b#%D0%B9', 'B &amp; C'],
      ['&quot;', '/c', '/c'],
      ['z', 'https://d.example/?a&amp;b', 'https://d.example/?a&amp;b'],
    ]
      .map(
        ([id, href, title]) =>
          `<p class="moved-part" id="${id}"><a href="${href}">Moved to &lt;${title}&gt;.</a></p>`,
      )
      .join('')}${NOTE_SCRIPT}`,
  )
})
