// Walks through pages by links, in one document.
import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from 'playwright-core'

/** Paths of all pages of a built site, below its base URL. */
export function pagePaths(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.flatMap((file) => (/(^|\/)index\.bin$/.test(file) ? [dirname(file)] : []))
}

/** Elements of a head except those that load files, in any order. */
type Head = readonly string[]

/** A visited page: its head as loaded and as shown, and the html of its h1 headings likewise. */
interface Visit {
  readonly path: string
  readonly loaded: Head
  readonly shown: Head
  readonly headings: readonly [loaded: readonly string[], shown: readonly string[]]
  /** Pixels by which it is wider than the viewport. */
  readonly overflow: number
}

/** Follows a link to each page, one after the other. */
export function walk(page: Page, paths: readonly string[], base: string): Promise<readonly Visit[]> {
  return page.evaluate(
    async ({ paths, base }) => {
      const said = (head: HTMLHeadElement) =>
        [
          ...head.querySelectorAll(
            'title, meta, link:not([rel="stylesheet"], [rel="modulepreload"], [rel="preload"]), script[type="application/ld+json"]',
          ),
        ]
          .map((element) => element.outerHTML)
          .sort()
      const headingsOf = (page: Document) =>
        [...page.querySelectorAll('h1')].map((heading) => heading.innerHTML.replace(/ tabindex="-1"/, ''))
      const found: Visit[] = []
      for (const path of paths) {
        const response = await fetch(`${base}${path}/`)
        const next = new DOMParser().parseFromString(await response.text(), 'text/html')
        const here = () =>
          next.title === document.title &&
          location.pathname === new URL(`${base}${path}`, location.href).pathname
        const shown = new Promise<void>((resolve) => {
          const wait = () => (here() ? setTimeout(resolve) : setTimeout(wait))
          wait()
        })
        const link = document.createElement('a')
        link.href = base + path
        document.body.append(link)
        link.click()
        link.remove()
        await shown
        const headings = [headingsOf(next), headingsOf(document)] as const
        const { scrollWidth, clientWidth } = document.documentElement
        const overflow = Math.max(0, scrollWidth - clientWidth)
        found.push({ path, loaded: said(next.head), shown: said(document.head), headings, overflow })
      }
      return found
    },
    { paths, base },
  )
}
