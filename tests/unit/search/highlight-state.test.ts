import { expect, it } from 'vitest'
import { highlightState, readHighlight } from '../../../runtime/components/search/highlight-state.ts'

it('carries the words to the page', () => {
  expect(readHighlight(highlightState(['узел'], true))).toEqual({ terms: ['узел'], inArticle: true })
  expect(readHighlight(highlightState(['узел'], false))).toEqual({ terms: ['узел'], inArticle: false })
})

it('takes nothing from a state that is not its own: the history belongs to the reader', () => {
  for (const state of [null, 1, {}, { cmfcmfhighlight: null }, { cmfcmfhighlight: { terms: 'x' } }])
    expect(readHighlight(state)).toBeNull()
  expect(readHighlight({ cmfcmfhighlight: { terms: [1, '', {}] } })).toBeNull()
})
