// After any edit the served files are those of a clean build, byte for byte, the reload script aside.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { copyFixture, docsite, remove, treeOf } from '../helpers/cli.ts'
import { RELOAD_SCRIPT, type RunningServer, startServer } from './helpers/server.ts'

const open: { server?: RunningServer; dir?: string } = {}
afterEach(async () => {
  await open.server?.stop()
  if (open.dir) remove(open.dir)
})

/** Differences between what is served and a clean build of the same files. */
async function differences(server: RunningServer, dir: string, out: string): Promise<string[]> {
  const run = await docsite(['build', dir, '--out-dir', out, '--quiet', '--force'])
  expect(run.code, run.stdout + run.stderr).toBe(0)
  const base = new URL(server.url).pathname
  const found: string[] = []
  for (const [path, built] of treeOf(out)) {
    if (path.startsWith('.docsite')) continue
    const target = base + path.split('/').map(encodeURIComponent).join('/')
    const { status, body } = await server.get(target)
    const served = path.endsWith('.html') ? Buffer.from(body.toString().replace(RELOAD_SCRIPT, '')) : body
    if (status !== 200 || !served.equals(built)) found.push(`${path} ${status}`)
  }
  return found
}

/** Makes an edit and waits until the server has taken it in. */
async function edit(server: RunningServer, change: () => void): Promise<void> {
  const from = server.events.length
  change()
  await server.next('changed', from)
}

describe.each(['basic', 'locales', 'versions'])('fixture %s', (name) => {
  it('serves what a build would write, before and after edits', async () => {
    const dir = copyFixture(name)
    const out = `${dir}-out`
    open.dir = dir
    const server = await startServer(dir)
    open.server = server
    expect(await differences(server, dir, out)).toEqual([])

    const pages = [...treeOf(join(dir, 'docs')).keys()].filter((path) => /\.mdx?$/.test(path))
    const page = join(dir, 'docs', pages.at(-1) ?? '')
    const text = readFileSync(page, 'utf8')
    await edit(server, () => writeFileSync(page, `${text}\n## Новый раздел\n\nЕщё абзац.\n`))
    expect(await differences(server, dir, out)).toEqual([])
    await edit(server, () => {
      mkdirSync(join(dir, 'docs/fresh'), { recursive: true })
      writeFileSync(join(dir, 'docs/fresh/new.md'), '---\ntitle: Новая\ntags: [новое]\n---\n\nТекст.\n')
    })
    expect(await differences(server, dir, out)).toEqual([])
    await edit(server, () => renameSync(join(dir, 'docs/fresh/new.md'), join(dir, 'docs/fresh/renamed.md')))
    expect(await differences(server, dir, out)).toEqual([])
    await edit(server, () => rmSync(join(dir, 'docs/fresh'), { recursive: true }))
    expect(await differences(server, dir, out)).toEqual([])
    const config = join(dir, 'site.config.ts')
    await edit(server, () =>
      writeFileSync(config, readFileSync(config, 'utf8').replace(/title: '[^']*'/, "title: 'Другое имя'")),
    )
    expect(await differences(server, dir, out)).toEqual([])
    remove(out)
  }, 90_000)
})
