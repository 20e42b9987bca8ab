// Replaces the stylesheets of the current document with those of a newer version.

/** Adds new stylesheets, and removes old ones once the new ones are loaded: the page is never unstyled. */
export function swapStyles(next: Document): void {
  const linksOf = (from: Document) => [
    ...from.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-docsite-old])'),
  ]
  const wanted = linksOf(next).map((link) => link.getAttribute('href') ?? '')
  const shown = linksOf(document)
  const gone = shown.filter((link) => !wanted.includes(link.getAttribute('href') ?? ''))
  const fresh = linksOf(next).filter(
    (link) => !shown.some((old) => old.getAttribute('href') === link.getAttribute('href')),
  )
  const loaded = fresh.map(
    (link) =>
      new Promise<void>((resolve) => {
        const added = document.importNode(link)
        added.onload = () => resolve()
        added.onerror = () => resolve()
        const [first] = gone
        if (first) first.before(added)
        else document.head.append(added)
      }),
  )
  for (const link of gone) link.dataset.docsiteOld = ''
  void Promise.all(loaded).then(() => {
    for (const link of gone) link.remove()
  })
}
