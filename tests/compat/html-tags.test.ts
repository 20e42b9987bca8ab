// Tags that plugins of the reference inject around the page. There are no plugins here that do so: a site names its head tags
// in `headTags`, and nothing may be put before or after the app. The cases are listed so that none is dropped in silence.
import { describe, expect, it } from 'vitest'
import { hasShared, recordedCases } from '../helpers/shared.ts'

const REASONS: Readonly<Record<string, string>> = {
  'loadHtmlTags > works for an empty plugin': 'no plugins',
  'loadHtmlTags > only injects headTags': 'no plugins; `headTags` of the configuration stands for it',
  'loadHtmlTags > only injects preBodyTags': 'no plugins; inline scripts would need an open content policy',
  'loadHtmlTags > only injects postBodyTags': 'no plugins; inline scripts would need an open content policy',
  'loadHtmlTags > allows multiple plugins that inject different part of html tags': 'no plugins',
  'loadHtmlTags > allows multiple plugins that might/might not inject html tags': 'no plugins',
  'loadHtmlTags > throws for invalid tag':
    'no plugins; names of head tags are checked with the configuration',
}

describe.skipIf(!hasShared)('injected tags of the reference', () => {
  it('are all accounted for', () => {
    expect(
      recordedCases('html-tags')
        .map(({ test }) => test)
        .sort(),
    ).toEqual(Object.keys(REASONS).sort())
  })
})
