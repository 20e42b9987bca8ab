// Images for shared links, drawn by the shipped command line with the real library.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import imageSize from 'image-size'
import { afterEach, describe, expect, it } from 'vitest'
import { shareImageDrawer } from '../../cli/io/share-images.ts'
import { docsite, remove, temporarySite, treeOf } from '../helpers/cli.ts'
import { memoryPipeline, writtenFiles } from '../helpers/pipeline.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const sites: string[] = []
afterEach(() => sites.splice(0).forEach(remove))

const PAGES = {
  'docs/index.md': '# Начало\n\nТекст.\n',
  'docs/guide/_category_.json': '{ "label": "Руководство" }',
  'docs/guide/a.md': '# Кластер → узлы 🚀\n\nТекст.\n',
  'docs/guide/own.md': '---\nimage: /own.png\n---\n# Своя\n\nТекст.\n',
  'docs/guide/han.md': '# 漢字\n\nТекст.\n',
}

function site(config: string, files: Readonly<Record<string, string>> = PAGES): string {
  const dir = temporarySite(files, config === '' ? '' : `  ${config},\n`)
  sites.push(dir)
  return dir
}

const imageOf = (dir: string, page: string) =>
  /property="og:image" content="([^"]+)"/.exec(readFileSync(join(dir, 'build', page), 'utf8'))?.[1]
const fileOf = (dir: string, page: string) =>
  join(dir, 'build', new URL(imageOf(dir, page) ?? '', 'https://none.example').pathname)
const drawn = (dir: string) =>
  [...treeOf(join(dir, 'build')).keys()].filter((path) => path.startsWith('assets/share/'))

describe('images for shared links', () => {
  it('that cannot be drawn are one finding, and nothing is drawn', async () => {
    const absent = () => {
      throw new Error('it is not installed')
    }
    const config =
      "export default { title: 'A', url: 'https://example.com', baseUrl: '/', shareImages: {} }\n"
    const { pipeline } = await memoryPipeline(
      new Map([...Object.entries(PAGES), ['site.config.ts', config]]),
      {
        shareImages: { problem: () => 'it is not installed', widthOf: absent, png: absent },
      },
    )
    const paths = [...(await writtenFiles(pipeline)).keys()]
    expect(paths.filter((path) => path.startsWith('assets/share/'))).toEqual([])
    const codes = (await pipeline.findings()).map(({ code, severity }) => `${severity} ${code}`)
    expect(codes).toContain('error emit/share-image-package')
  })

  it('are drawn for docs without one of their own, of a size that networks ask for', async () => {
    const dir = site("shareImages: {}, themeConfig: { image: '/site.png' }")
    expect(await docsite(['build', dir])).toMatchObject({ code: 0 })
    for (const page of ['docs/index.html', 'docs/guide/a/index.html'])
      expect(imageSize(readFileSync(fileOf(dir, page)))).toMatchObject({
        type: 'png',
        width: 1200,
        height: 630,
      })
    expect(imageOf(dir, 'docs/guide/own/index.html')).toMatch(/\/own\.png$/)
    // The font has no such letters, and lists are no docs.
    expect(imageOf(dir, 'docs/guide/han/index.html')).toMatch(/\/site\.png$/)
    expect(imageOf(dir, '404.html')).toMatch(/\/site\.png$/)
    expect(drawn(dir)).toHaveLength(2)
  })

  it('are the same files from the next build, and a new one for a new title', async () => {
    const dir = site('shareImages: {}')
    await docsite(['build', dir])
    const before = drawn(dir)
    await docsite(['build', dir, '--no-cache'])
    expect(drawn(dir)).toEqual(before)
    writeFileSync(join(dir, 'docs/index.md'), '# Другое начало\n\nТекст.\n')
    await docsite(['build', dir])
    expect(drawn(dir)).toHaveLength(2)
    expect(drawn(dir).filter((path) => before.includes(path))).toHaveLength(1)
    expect(existsSync(fileOf(dir, 'docs/index.html'))).toBe(true)
  })

  it('are drawn with fonts of the site, whose content is part of their names', async () => {
    const dir = site("shareImages: { fonts: ['fonts/own.ttf'] }")
    mkdirSync(join(dir, 'fonts'))
    const font = (name: string) =>
      copyFileSync(join(ROOT, `dist/fonts/arimo-${name}-700.ttf`), join(dir, 'fonts/own.ttf'))
    font('cyrillic')
    expect(await docsite(['build', dir])).toMatchObject({ code: 0 })
    const first = imageOf(dir, 'docs/index.html')
    font('latin')
    await docsite(['build', dir])
    expect(imageOf(dir, 'docs/index.html')).not.toBe(first)
    expect(existsSync(fileOf(dir, 'docs/index.html'))).toBe(true)
  })

  it('need their fonts: check says which is missing, and no build begins', async () => {
    const dir = site("shareImages: { fonts: ['fonts/none.ttf'] }")
    for (const command of ['check', 'build']) {
      const { code, stdout, stderr } = await docsite([command, dir])
      expect(code).toBe(1)
      expect(stdout + stderr).toMatch(/site\.config\.ts\n\s+\d+:\d+ error there is no font fonts\/none\.ttf/)
    }
  })

  it('need the library: it is told that there is none, or what is wrong with it', () => {
    const dir = site('')
    const none = shareImageDrawer(dir, dir)
    expect(none.problem()).toBe('it is not installed')
    const broken = join(dir, 'node_modules/@resvg/resvg-js')
    mkdirSync(broken, { recursive: true })
    writeFileSync(join(broken, 'package.json'), '{ "name": "@resvg/resvg-js", "main": "index.js" }')
    writeFileSync(join(broken, 'index.js'), "throw new Error('no binary for this machine')")
    expect(shareImageDrawer(dir, dir).problem()).toBe('no binary for this machine')
    expect(shareImageDrawer(dir, ROOT).problem()).toBeNull()
  })
})
