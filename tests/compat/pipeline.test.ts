// The CommonMark examples through the whole stage, raw html trusted: each gives the same html, or stands in a list with the
// reason why it does not.
import { describe, expect, it } from 'vitest'
import { hasShared } from '../helpers/shared.ts'
import { compile, OPTIONS } from '../unit/markdown/compile-for-test.ts'
import { plainArticle } from './article-html.ts'
import { htmlTree, spelling } from './plain-html.ts'
import { specExamples } from './spec-examples.ts'

/** Reasons, each with the examples it explains. */
const REASONS: Readonly<Record<string, readonly number[]>> = {
  'bare addresses are links in GFM, which is always on': [602, 606, 608, 611, 612],
  'a capitalised tag is a component: its content is Markdown': [163],
  'indentation between tags is layout and makes no code, as in MDX': [191],
  'a tag, comment or element that never ends is shown as text and swallows nothing': [156, 157, 158, 173],
  'a tag that closes itself is an empty element, as in MDX': [614, 615],
  'scripts and styles are never taken from pages': [170, 172, 176, 178],
  'addresses with other schemes than the allowed ones are shown as text': [596, 598, 599, 601],
  'line breaks and tabs are taken out of addresses': [642, 643],
  'raw html is read as a tree: a <pre> around a paragraph ends with its cell': [148],
}

const DEVIATIONS = new Set(Object.values(REASONS).flat())

const markdown = { ...OPTIONS.markdown, html: 'trusted', emoji: false } as const

describe.skipIf(!hasShared)('CommonMark through the whole stage', () => {
  it.each(specExamples('commonmark-spec').map((example) => [example.n, example.section, example] as const))(
    '%i %s',
    (n, _section, example) => {
      const article = compile(example.markdown, { options: { markdown } })
      const same = spelling(plainArticle(article)) === spelling(htmlTree(example.html))
      if (!DEVIATIONS.has(n)) expect(spelling(plainArticle(article))).toBe(spelling(htmlTree(example.html)))
      expect(same).toBe(!DEVIATIONS.has(n))
    },
  )
})
