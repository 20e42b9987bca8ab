// A site whose pages and headings move, go and are renamed two hundred times, with `check --against --fix` after each fifty: at the
// end every address of the first site leads somewhere, as the published files themselves say.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { docsite, remove, temporarySite } from '../helpers/cli.ts'
import { randomNumbers } from '../helpers/random.ts'

const PAGES = 60
const ROUNDS = 4
const MOVES = 50

interface Section {
  title: string
  readonly text: string
}

interface Page {
  file: string
  readonly title: string
  readonly sections: Section[]
}

const random = randomNumbers(7)
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
const counter = { value: 0 }
const fresh = (word: string) => `${word} ${++counter.value}`

const firstPages = (): Page[] =>
  Array.from({ length: PAGES }, (_, at) => ({
    file: `docs/folder-${at % 7}/page-${at}.md`,
    title: `Title ${at}`,
    sections: Array.from({ length: 1 + random(5) }, () => ({
      title: fresh('Section'),
      text: fresh('Words'),
    })),
  }))

const textOf = ({ title, sections }: Page) =>
  `# ${title}\n\nLead.\n${sections.map(({ title, text }) => `\n## ${title}\n\n${text}.\n`).join('')}`

/** What an author does, one thing at a time; the address of a page that is declared gone is given back. */
function change(pages: Page[], dir: string): string | null {
  const page = pick(pages)
  const path = join(dir, page.file)
  const kind = random(10)
  if (kind < 4) {
    page.file = `docs/folder-${random(9)}/${random(3) === 0 ? 'sub/' : ''}${random(2) === 0 ? fresh('name').replace(' ', '-') : (page.file.split('/').at(-1)?.replace('.md', '') ?? '')}.md`
    if (used.has(page.file)) page.file = page.file.replace('.md', `-${++counter.value}.md`)
    used.add(page.file)
    mkdirSync(dirname(join(dir, page.file)), { recursive: true })
    renameSync(path, join(dir, page.file))
  } else if (kind === 4 && pages.length > PAGES / 3) {
    rmSync(path)
    pages.splice(pages.indexOf(page), 1)
    return random(2) === 0 ? `/${page.file.replace(/\.md$/, '')}` : null
  } else if (kind < 8 && page.sections.length > 0) {
    pick(page.sections).title = fresh('Renamed')
  } else if (kind === 8 && page.sections.length > 0) {
    page.sections.splice(random(page.sections.length), 1)
  } else {
    const [section] = page.sections.splice(0, 1)
    const other = pick(pages)
    if (section) other.sections.push(section)
    if (existsSync(join(dir, other.file))) writeFileSync(join(dir, other.file), textOf(other))
  }
  writeFileSync(join(dir, page.file), textOf(page))
  return null
}

/** A page never comes back to an address that it or another one has left. */
const used = new Set<string>()

const dirs: string[] = []
afterAll(() => {
  for (const dir of dirs) remove(dir)
})

interface Published {
  readonly pages: Readonly<Record<string, { readonly anchors: readonly string[] }>>
}

it('leaves no address of the first site without a page, and no part unaccounted for', async () => {
  const pages = firstPages()
  for (const { file } of pages) used.add(file)
  const files = Object.fromEntries(pages.map((page) => [page.file, textOf(page)]))
  const dir = temporarySite({ ...files, 'docs/index.md': '# Home\n\nText.\n' })
  dirs.push(dir)
  const build = async (name: string) => {
    const { code, stderr, stdout } = await docsite([
      'build',
      dir,
      '--out-dir',
      join(dir, name),
      '--allow-shrink',
    ])
    expect(code, stderr + stdout).toBe(0)
  }
  await build('first')
  const first = JSON.parse(readFileSync(join(dir, 'first/addresses.json'), 'utf8')) as Published
  const gone = new Set<string>()
  /** Writes redirects for what was lost since an earlier build; nothing is left to find then. */
  const fix = async (before: string) => {
    const rules = ['--rules', 'lost-address,lost-anchor,redirect']
    const { code, stdout } = await docsite(['check', dir, '--against', join(dir, before), '--fix', ...rules])
    expect(code, stdout).toBe(0)
  }
  for (let round = 0; round < ROUNDS; round++) {
    const before = round === 0 ? 'first' : `built-${round}`
    const published = JSON.parse(readFileSync(join(dir, before, 'addresses.json'), 'utf8')) as Published
    let declared = ''
    for (let at = 0; at < MOVES; at++) {
      const address = change(pages, dir)
      if (address === null || !published.pages[address]) continue
      gone.add(address)
      declared += `- { from: ${address}, gone: Nobody needs it. }\n`
    }
    const list = join(dir, 'redirects.yml')
    writeFileSync(list, (existsSync(list) ? readFileSync(list, 'utf8') : '') + declared)
    await fix(before)
    await build(`built-${round + 1}`)
  }
  await fix('first')
  await build('last')
  const out = join(dir, 'last')
  const html = (path: string) => {
    const file = join(out, decodeURI(path), 'index.html')
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  }
  const written = readFileSync(join(dir, 'redirects.yml'), 'utf8')
  const lost: string[] = []
  for (const [path, { anchors }] of Object.entries(first.pages)) {
    const page = html(path)
    const next = page === null ? undefined : /content="0; url=([^"#]*)/.exec(page)?.[1]
    const end = next === undefined ? page : html(next)
    if (end === null || /http-equiv="refresh"/.test(end)) lost.push(path)
    if (end?.includes('Nobody needs it.')) continue
    for (const id of anchors) {
      const part = new RegExp(`class="moved-part" id="${id}"><a href="([^"#]*)#?([^"]*)"`).exec(page ?? '')
      const target = part ? html(part[1] ?? '') : end
      const wanted = part ? (part[2] ?? '') : id
      const isThere = wanted === '' ? target !== null : target?.includes(` id="${wanted}"`)
      // A heading that went without a successor: its page says so; that of a page that has moved leads to the page.
      if (!isThere && next === undefined && !written.includes(`from: ${path}#${id},`))
        lost.push(`${path}#${id}`)
    }
  }
  expect(lost).toEqual([])
  expect([...gone].filter((path) => !html(path)?.includes('<meta name="robots" content="noindex">'))).toEqual(
    [],
  )
  expect(gone.size).toBeGreaterThan(2)
}, 60_000)
