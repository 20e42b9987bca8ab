// How a running server takes changes in: none is lost, none is shown twice, and a long session costs no more than a short one.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { remove, temporarySite } from '../helpers/cli.ts'
import { expectAsBuilt } from './helpers/differences.ts'
import { type RunningServer, startServer } from './helpers/server.ts'

const FOLDERS = 5
const PAGES = 400
const config = (title = 'Сайт') =>
  `export default { title: '${title}', url: 'https://example.com', baseUrl: '/', i18n: { defaultLocale: 'ru', locales: ['ru'] } }\n`
const page = (n: number, text: string) => `---\ntitle: Страница ${n}\n---\n\n${text}\n`

const state: { dir: string; server?: RunningServer } = { dir: '' }
const server = () => {
  if (!state.server) throw new Error('the server is not running')
  return state.server
}
const file = (path: string) => join(state.dir, path)
const write = (path: string, text: string) => writeFileSync(file(path), text)
const changes = (from: number) =>
  server()
    .events.slice(from)
    .filter(({ event }) => event === 'changed').length
const textAt = async (path: string) => (await server().get(path)).body.toString()
const shown = (path: string, text: string) =>
  expect.poll(() => textAt(path), { interval: 20 }).toContain(text)

async function start(files: Readonly<Record<string, string>>): Promise<void> {
  state.dir = temporarySite({ 'site.config.ts': config(), ...files })
  state.server = await startServer(state.dir)
  await server().next('findings')
}

beforeEach(() => {
  state.dir = ''
})
afterEach(async () => {
  await state.server?.stop()
  if (state.dir) remove(state.dir)
})

it('loses no change that comes while another is taken in', async () => {
  await start({ 'docs/a.md': page(1, 'А нулевая.'), 'docs/b.md': page(2, 'Б нулевая.') })
  for (let n = 1; n <= 5; n++) {
    write('docs/a.md', page(1, `А номер ${n}.`))
    // Some time in the middle of the first one.
    await new Promise((resolve) => setTimeout(resolve, n * 6))
    write('docs/b.md', page(2, `Б номер ${n}.`))
    write('site.config.ts', config(`Сайт ${n}`))
    await shown('/docs/a', `А номер ${n}.`)
    await shown('/docs/b', `Б номер ${n}.`)
    await shown('/docs/b', `Сайт ${n}`)
  }
  await expectAsBuilt(server(), state.dir)
})

it('has what a document names, also when a change came after the document was sent', async () => {
  await start({ 'docs/a.md': page(1, 'Один.'), 'docs/closed/b.md': page(2, 'Два.') })
  const site = async () => (await textAt('/docs/a')).match(/\/assets\/site-[^"]+/)?.[0] ?? ''
  const sidebar = (siteData: string) => siteData.match(/\/assets\/sidebar-[^"]+/)?.[0] ?? ''
  const first = await site()
  write('docs/closed/b.md', page(3, 'Два.'))
  write('site.config.ts', config('Другой сайт'))
  await shown('/docs/a', 'Другой сайт')
  await shown('/docs/closed/b', 'Страница 3')
  const second = await site()
  expect(second).not.toBe(first)
  const firstSidebar = sidebar(await textAt(first))
  expect(sidebar(await textAt(second))).not.toBe(firstSidebar)
  expect(await textAt(firstSidebar)).toContain('"Страница 2"')
})

it('shows the last of 200 saves in five seconds, and nothing new for a save without a change', async () => {
  await start({ 'docs/a.md': page(1, 'Начало.') })
  for (let n = 1; n <= 200; n++) {
    write('docs/a.md', page(1, `Запись ${n}.`))
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  await shown('/docs/a', 'Запись 200.')
  const settled = server().events.length
  const before = await server().get('/docs/a')
  write('docs/a.md', readFileSync(file('docs/a.md'), 'utf8'))
  await server().next('changed', settled)
  const again = await server().get('/docs/a', { 'if-none-match': String(before.headers.etag) })
  expect(again.status).toBe(304)
})

/** All at once for the server, however long this machine takes for it. */
function whileItSleeps(change: () => void): void {
  server().child.kill('SIGSTOP')
  change()
  server().child.kill('SIGCONT')
}

it('takes 2 000 files in with at most three updates, as a clean build would', async () => {
  const files = Array.from({ length: FOLDERS * PAGES }, (_each, n) => `docs/f${n % FOLDERS}/p${n}.md`)
  await start(Object.fromEntries(files.map((path, n) => [path, page(n, `Ветка один ${n}.`)])))
  const from = server().events.length
  whileItSleeps(() => {
    for (const [n, path] of files.entries()) write(path, page(n, `Ветка два ${n}.`))
  })
  await shown('/docs/f4/p1999', 'Ветка два 1999.')
  await shown('/docs/f0/p0', 'Ветка два 0.')
  expect(changes(from)).toBeLessThanOrEqual(3)
  const gone = server().events.length
  whileItSleeps(() => {
    for (const path of files.slice(0, 1500)) rmSync(file(path))
  })
  await expect.poll(async () => (await server().get('/docs/f4/p1499')).status).toBe(404)
  await expect.poll(async () => (await server().get('/docs/f0/p0')).status).toBe(404)
  expect(changes(gone)).toBeLessThanOrEqual(3)
  expect((await server().get('/docs/f0/p1500')).status).toBe(200)
})

it('shows pages that were renamed and deleted, and sidebars that were edited', async () => {
  await start({
    'site.config.ts': config().replace(' }\n', ", docs: { sidebarPath: 'sidebars.ts' } }\n"),
    'sidebars.ts': "export default { main: ['a', 'b'] }\n",
    'docs/a.md': page(1, 'А.'),
    'docs/b.md': page(2, 'Б.'),
    'docs/c.md': page(3, 'В.'),
  })
  write(
    'sidebars.ts',
    "export default { main: ['a', { type: 'category', label: 'Раздел', items: ['b', 'c'] }] }\n",
  )
  await shown('/docs/a', 'Раздел')
  await expectAsBuilt(server(), state.dir)
  write('sidebars.ts', "export default { main: ['a', 'd'] }\n")
  renameSync(file('docs/c.md'), file('docs/d.md'))
  await shown('/docs/d', 'В.')
  await shown('/docs/a', '/docs/d')
  expect((await server().get('/docs/c')).status).toBe(404)
  rmSync(file('docs/b.md'))
  await expect.poll(async () => (await server().get('/docs/b')).status).toBe(404)
  await expectAsBuilt(server(), state.dir)
})

it('keeps the last good page while it is broken and shows it mended', async () => {
  await start({ 'docs/a.md': page(1, 'Целая.') })
  await shown('/docs/a', 'Целая.')
  const health = async () =>
    JSON.parse((await server().get('/__docsite/page?path=/docs/a')).body.toString()).errors as unknown[]
  expect(await health()).toEqual([])
  write('docs/a.md', '---\ntitle: [\n---\n\nСломана.\n')
  await expect.poll(async () => (await health()).length).toBe(1)
  expect(await textAt('/docs/a')).toContain('Целая.')
  write('docs/a.md', page(1, 'Починена.'))
  await shown('/docs/a', 'Починена.')
  expect(await health()).toEqual([])
})

it('follows a link inside the site to a page', async () => {
  await start({ 'docs/a.md': page(1, 'А.'), 'docs/texts/real.md': page(2, 'Настоящая.') })
  symlinkSync('texts/real.md', file('docs/linked.md'))
  await shown('/docs/linked', 'Настоящая.')
  write('docs/texts/real.md', page(2, 'Переписана.'))
  await shown('/docs/texts/real', 'Переписана.')
  await shown('/docs/linked', 'Переписана.')
})

it('shows every save, also right after another, and needs no more after many edits than after a few', async () => {
  const files = Array.from({ length: 50 }, (_each, n) => `docs/p${n}.md`)
  await start(Object.fromEntries(files.map((path, n) => [path, page(n, 'Начало.')])))
  const { pid } = server().child
  const open = () => readdirSync(`/proc/${pid}/fd`).length
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  const edit = async (n: number) => {
    const from = server().events.length
    write('docs/p7.md', page(n, `Правка ${n}.`))
    await server().next('changed', from)
    await server().get('/docs/p7')
  }
  for (let n = 0; n < 40; n++) await edit(n)
  const before = { open: open(), memory: memory() }
  for (let n = 40; n < 200; n++) await edit(n)
  expect(await textAt('/docs/p7')).toContain('Правка 199.')
  expect(open()).toBeLessThanOrEqual(before.open + 4)
  expect(memory()).toBeLessThan(before.memory * 1.2 + 20)
})

it('takes a checkout of another branch in', async () => {
  await start({ 'docs/a.md': page(1, 'Главная ветка.'), 'docs/b.md': page(2, 'Б.') })
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', state.dir, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
      stdio: 'pipe',
    })
  git('init', '-q', '-b', 'first')
  git('add', 'docs', 'site.config.ts')
  git('commit', '-qm', 'first')
  git('checkout', '-qb', 'second')
  write('docs/a.md', page(1, 'Другая ветка.'))
  mkdirSync(file('docs/new'))
  write('docs/new/c.md', page(3, 'В.'))
  git('add', 'docs')
  git('commit', '-qm', 'second')
  await shown('/docs/new/c', 'В.')
  git('checkout', '-q', 'first')
  await shown('/docs/a', 'Главная ветка.')
  await expect.poll(async () => (await server().get('/docs/new/c')).status).toBe(404)
  git('checkout', '-q', 'second')
  await shown('/docs/a', 'Другая ветка.')
  await shown('/docs/new/c', 'В.')
})

it('takes no log in the site folder for a change, and a new file that the site would read for one', async () => {
  await start({ 'docs/a.md': page(1, 'Начало.') })
  const settled = server().events.length
  for (let n = 1; n <= 20; n++) {
    write('serve.log', `${'line\n'.repeat(n)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  write('docs/b.md', page(2, 'Новая.'))
  await server().next('changed', settled)
  await shown('/docs/b', 'Новая.')
  await server().next('findings', settled)
  const files = server()
    .events.slice(settled)
    .flatMap((event) => (event.event === 'changed' ? [event.files] : []))
  expect(files).toEqual([1])
})
