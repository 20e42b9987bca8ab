// What a reader downloads, against the budgets. Compressed as a host does it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import { ENGINES, follow, reader } from './helpers/browser.ts'

const KILOBYTE = 1024
/** gzip, first view of a page of documentation. */
const BUDGET = {
  script: { preact: 25 * KILOBYTE, react: 90 * KILOBYTE },
  /** Menus of the navbar, loaded by sites that have them. */
  menus: 3 * KILOBYTE,
  style: 12 * KILOBYTE,
  /** Beyond the article itself. */
  pageData: KILOBYTE,
}

describe.each(ENGINES)('weight with %s', (engine) => {
  const world = reader(engine)
  const size = (path: string) =>
    gzipSync(readFileSync(join(inject('sites')[engine], path)), { level: 9 }).length
  const total = (paths: readonly string[]) => paths.reduce((sum, path) => sum + size(path), 0)

  it('of the first view is within the budget', async () => {
    const page = await world.open('docs/')
    await page.waitForTimeout(1500)
    const loaded = [...new Set(world.site.requests)]
    const scripts = loaded.filter((path) => path.endsWith('.js'))
    const styles = loaded.filter((path) => path.endsWith('.css'))
    const [menus, plain] = [/navbar-menu/, /^(?!.*navbar-menu)/].map((pattern) =>
      scripts.filter((path) => pattern.test(path)),
    )
    expect(total(plain ?? []), scripts.join('\n')).toBeLessThanOrEqual(BUDGET.script[engine])
    expect(total(menus ?? [])).toBeLessThanOrEqual(BUDGET.menus)
    expect(total(styles), styles.join('\n')).toBeLessThanOrEqual(BUDGET.style)
    expect(scripts.filter((path) => /search-worker|search-dialog|mermaid|engine-/.test(path))).toEqual([])
  })

  it('of going to a page is its article and little more', async () => {
    const page = await world.open('docs/')
    await page.waitForTimeout(1000)
    world.site.requests.length = 0
    await follow(page, '.markdown a[href="/base/docs/long"]', 'Длинная страница')
    const data = JSON.parse(readFileSync(join(inject('sites')[engine], 'docs/long/index.json'), 'utf8')) as {
      article: string
    }
    const article = gzipSync(data.article, { level: 9 }).length
    expect(size('docs/long/index.json')).toBeLessThanOrEqual(article + BUDGET.pageData)
    expect(
      world.site.requests.filter((path) => /\.(?:js|html|css)$/.test(path) || path.endsWith('/')),
    ).toEqual([])
  })

  it('of a click on a link to a page that is here already is less than 50 ms, to the new heading', async () => {
    const page = await world.open('docs/')
    const times = await page.evaluate(async () => {
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      const measured: number[] = []
      for (const path of [
        '/base/docs/long',
        '/base/docs/',
        '/base/docs/long',
        '/base/docs/',
        '/base/docs/long',
      ]) {
        window.docusaurus?.preload(path)
        await pause(400)
        const heading = () => document.querySelector('main h1')
        const before = heading()
        const arrived = new Promise<number>((resolve) => {
          new MutationObserver((_, observer) => {
            if (!heading() || heading() === before) return
            observer.disconnect()
            resolve(performance.now())
          }).observe(document.body, { childList: true, subtree: true })
        })
        const start = performance.now()
        document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click()
        measured.push((await arrived) - start)
      }
      return measured.sort((a, b) => a - b)
    })
    expect(times[2]).toBeLessThan(50)
  })

  it('of a page does not grow with the site: closed branches of the sidebar are not in it', () => {
    const html = readFileSync(join(inject('sites')[engine], 'docs/index.html'), 'utf8')
    expect(html).not.toContain('/docs/deep/inner/p07')
  })
})
