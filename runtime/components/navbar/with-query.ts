// Adds a configured query to the query and hash of the current URL.

/** `?a=1#b` and `?c=2` give `?a=1&c=2#b`. */
export function withQuery(rest: string, query: string): string {
  const cut = rest.indexOf('#')
  const search = cut < 0 ? rest : rest.slice(0, cut)
  const hash = cut < 0 ? '' : rest.slice(cut)
  if (query === '') return search + hash
  return (search === '' ? query : `${search}&${query.replace(/^\?/, '')}`) + hash
}
