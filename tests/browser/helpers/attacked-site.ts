// A site of hostile pages: as many vectors on a page as do not interfere with each other, published although the build would
// refuse most of them, and opened in every way in which a reader or a browser could execute something.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { memoryPipeline, writtenFiles } from '../../helpers/pipeline.ts'
import { compile } from '../../unit/markdown/compile-for-test.ts'
import { type Attacks, type AttackVector, hostilePage } from './attack-vectors.ts'
import type { Engine } from './engines.ts'
import { idle } from './settle.ts'

/** Vectors per page. More would not make opening the page faster. */
const ON_A_PAGE = 150

/** Marker after each vector: if it is missing, the vector has swallowed it. */
const mark = ({ number }: AttackVector): string => `v${number}`
const markdownOf = (vectors: readonly AttackVector[]): string =>
  vectors.map((vector) => `${vector.text}\n\n###### ${mark(vector)} {#${mark(vector)}}\n`).join('\n')

/** Vectors by page; one that swallows what follows gets its own page. */
export function pagesOf(vectors: readonly AttackVector[]): readonly (readonly AttackVector[])[] {
  if (vectors.length > ON_A_PAGE)
    return [...pagesOf(vectors.slice(0, ON_A_PAGE)), ...pagesOf(vectors.slice(ON_A_PAGE))]
  const ids = new Set(compile(markdownOf(vectors)).anchors.map(({ id }) => id))
  if (vectors.length === 1 || vectors.every((vector) => ids.has(mark(vector)))) return [vectors]
  const half = vectors.length >> 1
  return [...pagesOf(vectors.slice(0, half)), ...pagesOf(vectors.slice(half))]
}

/** The source files of the site. */
function sourcesOf(attacks: Attacks, engine: Engine): Map<string, string> {
  const config = {
    title: 'Attacks',
    url: 'https://example.com',
    baseUrl: '/',
    engine,
    i18n: { defaultLocale: 'en' },
    docs: { routeBasePath: '/' },
    markdown: { math: true, mermaid: true },
  }
  const files = new Map([
    ['site.config.ts', `export default ${JSON.stringify(config)}\n`],
    ['docs/index.md', '# Home\n'],
    ['docs/a.md', '# A\n'],
  ])
  for (const [at, vectors] of pagesOf(attacks.markdown).entries())
    files.set(`docs/markdown/p${at}.md`, `# Page ${at}\n\n${markdownOf(vectors)}`)
  for (const [at, page] of attacks.pages.entries())
    files.set(`docs/fields/${page.name?.text ?? at}.md`, hostilePage(page))
  return files
}

/** Publishes the site in a temporary folder, whatever its findings. */
export async function publish(attacks: Attacks, engine: Engine): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'docsite-attacks-'))
  const { pipeline } = await memoryPipeline(sourcesOf(attacks, engine))
  for (const [path, body] of await writtenFiles(pipeline)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), body)
  }
  return folder
}

/** Events that must never happen in a browser. */
export interface Watch {
  /** Numbers of vectors that were executed, and other events. */
  readonly events: string[]
}

/** URLs of other hosts. A function in place of the pattern would be asked about every request. */
const OTHER_HOST = /^https?:\/\/(?!localhost(?::\d+)?\/)/

/** Watches a window: calls of `hacked`, dialogs, new windows, requests to other hosts, pages that navigate away. */
export async function watch(context: BrowserContext): Promise<Watch> {
  const events: string[] = []
  await context.exposeBinding('hacked', (_source, number: unknown) => void events.push(`executed ${number}`))
  await context.route(OTHER_HOST, async (route) => {
    const asked = route.request()
    if (!(await isShown(asked.frame().page(), asked.url()))) events.push(`request ${asked.url()}`)
    await route.abort()
  })
  context.on('dialog', async (dialog) => {
    events.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  context.on('page', (page) => {
    if (context.pages().length > 1) events.push(`window ${page.url()}`)
  })
  return { events }
}

/** Whether an image or a video of the page itself refers to the URL: these may be on other hosts. */
const isShown = (page: Page, url: string): Promise<boolean> =>
  page.evaluate(
    (url) =>
      [...document.querySelectorAll<HTMLImageElement>('img, video, audio, source, track')].some(
        (media) => media.src === url || media.currentSrc === url || media.getAttribute('poster') === url,
      ),
    url,
  )

/**
 * Opens a page and does everything to it that a reader could do; returns the remaining elements that could execute something.
 */
export async function attack(page: Page, url: string, root = 'main'): Promise<readonly string[]> {
  await page.goto(url)
  const leftovers = await page.evaluate(provoke, root)
  await idle(page)
  return page.url() === new URL(url).href ? leftovers : [...leftovers, `the page went to ${page.url()}`]
}

/** Follows links and fires events everywhere on a page, then again after its html is parsed once more. Runs in the browser. */
async function provoke(selector: string): Promise<string[]> {
  const RUNNING = /^(?:javascript|data|vbscript|blob|filesystem):/i
  const EXECUTING =
    'script, iframe, frame, object, embed, applet, base, meta[http-equiv], link, style, form[action], foreignObject, animate, set, a[target]:not([rel~="noopener"]):not([target="_self"])'
  const addressOf = (link: Element): string => {
    const { href } = link as HTMLAnchorElement | SVGAElement
    return typeof href === 'string' ? href : (href?.baseVal ?? '')
  }
  const hold = (event: Event): void => {
    const link = (event.target as Element).closest('a, area')
    if (link && RUNNING.test(addressOf(link).trim())) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const inspect = (root: Element): string[] =>
    [...root.querySelectorAll('*')].flatMap((element) => {
      const found = element.matches(EXECUTING) ? [element.outerHTML.slice(0, 200)] : []
      for (const { name, value } of element.attributes)
        if (/^on|^srcdoc$/i.test(name) || (/href|src|action|data$/i.test(name) && RUNNING.test(value.trim())))
          found.push(`<${element.localName} ${name}="${value.slice(0, 100)}">`)
      return found
    })
  const fire = async (root: Element): Promise<void> => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element instanceof HTMLImageElement) element.loading = 'eager'
      if (element instanceof HTMLDetailsElement) element.open = true
      for (const name of element.getAttributeNames())
        if (/^on/i.test(name))
          element.dispatchEvent(new Event(name.slice(2).toLowerCase(), { bubbles: true }))
      if (element.matches('a, area'))
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    await Promise.all(
      [...root.querySelectorAll('img')].map(
        (image) =>
          image.complete ||
          new Promise((resolve) => {
            image.addEventListener('load', resolve)
            image.addEventListener('error', resolve)
          }),
      ),
    )
  }
  addEventListener('click', hold, true)
  const root = document.querySelector(selector) ?? document.body
  const leftovers = inspect(root)
  await fire(document.documentElement)
  const again = document.body.appendChild(document.createElement('div'))
  again.innerHTML = root.innerHTML
  again.innerHTML = `${again.innerHTML}`
  leftovers.push(...inspect(again).filter((found) => !leftovers.includes(found)))
  await fire(again)
  again.remove()
  return leftovers
}
