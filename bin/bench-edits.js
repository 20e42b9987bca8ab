// All kinds of edits of a site, each with the change that the open page shows once it has arrived. Used by benchmarks
// and tests.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The open page. */
export const PAGE = 'docs/part-0/section-000/page-1'
const SECTION = dirname(PAGE)
/** Files touched at once, as by a checkout of another branch. */
const MANY = 2000
/** Number of saves for slow kinds of edits. */
const FEW = 3

/** Files that the edits need in addition to the corpus. */
export const EXTRA_FILES = { 'theme/style.css': ':root { --edit: 0 }\n' }

/**
 * The edits of a site, in order. Each save receives an unused number and returns what to wait for: a text in an
 * element, a removed element, the value of a custom property, or the error overlay being shown or hidden.
 */
export function edits(dir) {
  const path = (file) => join(dir, file)
  const read = (file) => readFileSync(path(file), 'utf8')
  const write = (file, text) => {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), text)
  }
  const file = `${PAGE}.md`
  const original = read(file)
  const config = read('site.config.ts')
  const pageFiles = () =>
    readdirSync(path('docs'), { recursive: true }).flatMap((name) =>
      name.endsWith('.md') ? [`docs/${name}`] : [],
    )
  const save = {
    body(n) {
      write(file, `${original}\nПравка ${n}.\n`)
      return { selector: '[data-article]', text: `Правка ${n}.` }
    },
    title(n) {
      write(file, original.replace(/^title: .*$/m, `title: Название ${n}`))
      return { selector: 'h1', text: `Название ${n}` }
    },
    'new page'(n) {
      // Next to the open page: the sidebar shows only that part of a long level.
      write(`${SECTION}/added-${n}.md`, `---\ntitle: Новая ${n}\nsidebar_position: 1\n---\n\nТекст.\n`)
      return { selector: '.menu', text: `Новая ${n}` }
    },
    'renamed page'(n) {
      renameSync(path(`${SECTION}/added-${n}.md`), path(`${SECTION}/moved-${n}.md`))
      return { selector: `.menu a[href$="/moved-${n}"]`, text: `Новая ${n}` }
    },
    'deleted page'(n) {
      rmSync(path(`${SECTION}/moved-${n}.md`))
      return { gone: `.menu a[href$="/moved-${n}"]` }
    },
    sidebar(n) {
      write(`${SECTION}/_category_.json`, JSON.stringify({ label: `Раздел ${n}` }))
      return { selector: '.menu', text: `Раздел ${n}` }
    },
    configuration(n) {
      write('site.config.ts', config.replace(/title: '.*'/, `title: 'Сайт ${n}'`))
      return { selector: 'title', text: `Сайт ${n}` }
    },
    'style sheet'(n) {
      write('theme/style.css', `:root { --edit: ${n} }\n`)
      return { property: '--edit', value: String(n) }
    },
    broken(n) {
      write(file, original.replace(/^title: .*$/m, `title: [${n}`))
      return { overlay: true }
    },
    mended() {
      write(file, original)
      return { overlay: false }
    },
    [`${MANY.toLocaleString('en')} files`](n) {
      const files = pageFiles().filter((name) => name !== file)
      for (const name of files.slice(0, MANY - 1)) write(name, `${read(name)}\nВетка ${n}.\n`)
      for (let at = files.length; at < MANY - 1; at++) write(`static/many/${at}.txt`, `Ветка ${n}.\n`)
      write(file, `${original}\nВетка ${n}.\n`)
      return { selector: '[data-article]', text: `Ветка ${n}.` }
    },
  }
  return Object.entries(save).map(([kind, one]) => ({
    kind,
    save: one,
    few: kind.endsWith('files') ? FEW : Infinity,
  }))
}
