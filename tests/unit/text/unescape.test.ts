// Escape sequences of strings, and character references of attributes.
import { expect, it } from 'vitest'
import { decodeEntities } from '../../../cli/text/entities.ts'
import { unescapeString } from '../../../cli/text/unescape.ts'

it.each([
  ['\\n\\t\\r\\b\\f\\v\\0', '\n\t\r\b\f\v\0'],
  ['\\u0041\\x42\\u{43}\\u{1F600}', 'ABC😀'],
  ['\\u{10ffff}\\u{110000}', '\u{10ffff}\ufffd'],
  ['a\\\nb', 'ab'],
  ['\\q\\"\\\\n', 'q"\\n'],
])('unescapes %j', (written, text) => expect(unescapeString(written)).toBe(text))

it.each([
  ['&amp;&lt;&gt;&quot;&apos;&nbsp;', '&<>"\'\u00a0'],
  ['&#65;&#x42;&#X43;', 'ABC'],
  ['&#1;&#x10ffff;', '\u0001\u{10ffff}'],
  ['&#0;&#x0;&#x110000;', '\ufffd\ufffd\ufffd'],
  ['&copy; & &constructor; &#;', '&copy; & &constructor; &#;'],
])('decodes %j', (written, text) => expect(decodeEntities(written)).toBe(text))
