// Query and hash of the current address with a configured query added.

/** `?a=1#b` and `?c=2` make `?a=1&c=2#b`. */
export function withQuery(rest: string, query: string): string {
  const cut = rest.indexOf('#')
  const search = cut < 0 ? rest : rest.slice(0, cut)
  const hash = cut < 0 ? '' : rest.slice(cut)
  if (query === '') return search + hash
  return (search === '' ? query : `${search}&${query.replace(/^\?/, '')}`) + hash
}
