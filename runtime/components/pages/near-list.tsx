// Suggestions on the not-found page: a search for the words of the path, and pages with a similar path.
import { useEffect, useState } from 'react'
import { useHydrated, useSite } from '../../contexts.tsx'
import { encodedPath } from '../../routing/encoded-path.ts'
import { decodeOrKeep } from '../../routing/location.ts'
import { type NearPage, nearPages, wordsOf } from '../../routing/near-pages.ts'
import { earlyField } from '../search/early-field.ts'
import { useMessage } from '../use-message.ts'

/** Maximum number of suggested pages. */
const OFFERED = 3

/** Empty until the browser knows the path, and without JavaScript. */
export function NearList() {
  const text = useMessage()
  const { baseUrl } = useSite()
  const pathname = useHydrated() ? decodeOrKeep(window.location.pathname) : ''
  const near = useNear(pathname, baseUrl)
  const words = wordsOf(pathname)
  if (words === '') return null
  return (
    <>
      {near.length > 0 ? (
        <>
          <p>{text('docsite.notFound.near')}</p>
          <ul>
            {near.map(({ path, title }) => (
              <li key={path}>
                <a href={encodedPath(baseUrl.slice(0, -1) + path)}>{title}</a>{' '}
                <span className="near-page__path">{path}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p>
        <button type="button" className="button" onClick={() => searchFor(words)}>
          {text('docsite.search.literal', { query: words })}
        </button>
      </p>
    </>
  )
}

/** Opens the search with a query: the early field passes it to the dialog. */
function searchFor(query: string) {
  document.querySelector<HTMLElement>('.search-button')?.click()
  const field = earlyField()
  if (field) field.value = query
}

function useNear(path: string, baseUrl: string): readonly NearPage[] {
  const [near, setNear] = useState<readonly NearPage[]>([])
  useEffect(() => {
    let gone = false
    if (!path.startsWith(baseUrl)) return
    fetch(`${baseUrl}addresses.json`)
      .then((answer) => (answer.ok ? answer.json() : { pages: {} }))
      .then(({ pages }: { pages: Readonly<Record<string, { readonly title?: string }>> }) => {
        const known = Object.entries(pages).flatMap(([known, { title }]) =>
          title ? [{ path: known, title }] : [],
        )
        if (!gone) setNear(nearPages(path.slice(baseUrl.length - 1), known, OFFERED))
      })
      // Without the list the page shows fewer suggestions.
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [path, baseUrl])
  return near
}
