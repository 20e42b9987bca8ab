// What is said of a search: a number is announced alone, all else is shown as well, with what leads on.
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EMPTY_SEARCH, type SearchState } from '../../../runtime/components/search/search-state.ts'
import { SearchStatus } from '../../../runtime/components/search/search-status.tsx'
import { SiteContext } from '../../../runtime/contexts.tsx'
import { attribute, tagsWithClass, textOf } from './render-page.tsx'
import { site } from './sample.ts'

const nothing = () => undefined

const RESULT = { title: 'Порт', route: '/docs/port', breadcrumb: [], excerpt: '', matched: [] }

function said(state: Partial<SearchState>) {
  const html = renderToString(
    <SiteContext.Provider value={site}>
      <SearchStatus
        state={{ ...EMPTY_SEARCH, query: 'порт', ...state }}
        onRetry={nothing}
        onQuery={nothing}
        onEverywhere={nothing}
        onArea={nothing}
      />
    </SiteContext.Provider>,
  )
  const [status = ''] = tagsWithClass(html, 'search-status__text')
  return {
    text: textOf(/<p[^>]*role="status"[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? ''),
    isShown: !attribute(status, 'class')?.includes('visually-hidden'),
    helps: tagsWithClass(html, 'search-help').length > 0,
    retries: tagsWithClass(html, 'search-status__retry').length > 0,
  }
}
const answered = (results: readonly (typeof RESULT)[], unavailable = false) =>
  ({ outcome: { results, unavailable } }) as unknown as Partial<SearchState>

describe('the status of a search', () => {
  it('announces how much was found, which is seen below', () => {
    expect(said(answered([RESULT, RESULT]))).toEqual({
      text: 'Найдено 2 результата',
      isShown: false,
      helps: false,
      retries: false,
    })
  })

  it('shows that nothing was found, and ways out', () => {
    expect(said(answered([]))).toMatchObject({ text: 'Результатов не найдено.', isShown: true, helps: true })
  })

  it('offers another try where the index cannot be had', () => {
    expect(said(answered([], true))).toMatchObject({ isShown: true, helps: false, retries: true })
  })

  it('says nothing before the answer', () => {
    expect(said({ status: 'loading' })).toMatchObject({ text: '', helps: false, retries: false })
    expect(said({ query: '' })).toMatchObject({ text: '', helps: false, retries: false })
  })
})
