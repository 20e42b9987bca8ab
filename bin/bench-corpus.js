// A deterministic Russian corpus for benchmarks: the same pages on every machine, about 6 kB each, with the contents of
// real pages: eight headings, a table, lists, three code blocks, an admonition, links to other pages and an image. The
// vocabulary grows as on real sites, and sections are as uneven.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const NOUNS =
  'дэшборд куб отчёт источник запрос фильтр атлас поток узел сервер журнал пароль доступ график показатель таблица столбец строка роль группа лицензия резерв копия кластер сеанс порт ключ запись версия настройка'.split(
    ' ',
  )
const VERBS =
  'открывает сохраняет проверяет показывает пересчитывает обновляет удаляет переносит связывает ограничивает настраивает запускает останавливает собирает передаёт'.split(
    ' ',
  )
const ADJECTIVES =
  'новый общий главный временный внешний служебный готовый отдельный полный быстрый защищённый числовой сводный обычный последний'.split(
    ' ',
  )
/**
 * Heaps' law: a text of n words has K n^beta distinct words. Fitted to the two documentation sites that the search is
 * measured on: K 12.3 and 12.7, beta 0.54 and 0.58.
 */
const HEAPS = { k: 12.5, beta: 0.56 }
/** Words per page, without code. */
const WORDS_OF_PAGE = 480

const STEMS =
  'бав вер гон дор жел зим кан лес мар нос пар рад сад тон фор хол цен чис шар щит бор вид год дом жар зон кор лин мер ном'.split(
    ' ',
  )
const ENDINGS = {
  noun: ['ник', 'ость', 'ение', 'ка', 'тор', 'ация'],
  verb: ['ует', 'ает', 'ится', 'еет'],
  adjective: ['ный', 'овый', 'ский', 'ивый'],
}

/** A unique word for a number and a part of speech. */
function rareWord(kind, number) {
  const endings = ENDINGS[kind]
  const syllables = []
  for (
    let rest = Math.floor(number / endings.length) + STEMS.length;
    rest > 0;
    rest = Math.floor(rest / STEMS.length)
  )
    syllables.push(STEMS[rest % STEMS.length])
  return syllables.join('о') + endings[number % endings.length]
}

/**
 * Returns a function that chooses words for a page: common ones often, rare ones seldom (Zipf's law), from the
 * vocabulary known by this page.
 */
function vocabulary(number, next) {
  const words = HEAPS.k * ((number + 1) * WORDS_OF_PAGE) ** HEAPS.beta
  return (kind, common, share) => {
    const rank = Math.floor((words * share) ** next())
    return rank < common.length ? common[rank] : rareWord(kind, rank - common.length)
  }
}

/** Code blocks of a page, unique to it. */
const codeOf = (number) => ({
  sql: `SELECT region_${number}, sum(amount) AS total\nFROM demo.sales\nWHERE dt >= DATE '2025-01-01' AND category = 'Кофе'\nGROUP BY region_${number}\nORDER BY total DESC\nLIMIT ${number};`,
  json: `{\n  "view_class": "column",\n  "dataSource": { "koob": "demo.sales_${number}", "xAxis": ["region"], "measures": ["sum(amount)"] },\n  "style": { "measures": { "amount": { "color": "#2266cc" } } }\n}`,
  bash: `set -euo pipefail\nfor service in web appserver datagate-${number}; do\n  systemctl status "bi-$service" --no-pager || exit 1\ndone`,
})
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAGCAIAAAB1kpiRAAAAFklEQVR4nGNkYGBgYGD4z4AHMOGTHDgAAJ8AAQ3t8VkAAAAASUVORK5CYII=',
  'base64',
)

/** A small deterministic random number generator (mulberry32). */
function numbers(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One page as Markdown. */
export function page(number, pages, folder = treeFolder) {
  const next = numbers(number * 7919 + 13)
  const pick = (list) => list[Math.floor(next() * list.length)]
  const choose = vocabulary(number, next)
  const noun = () => choose('noun', NOUNS, 0.5)
  const verb = () => choose('verb', VERBS, 0.25)
  const adjective = () => choose('adjective', ADJECTIVES, 0.25)
  const sentence = () => {
    const words = [adjective(), noun(), verb(), adjective(), noun(), 'и', verb(), noun()]
    const text = words.join(' ')
    return `${text[0].toUpperCase()}${text.slice(1)}.`
  }
  const paragraph = (sentences) => Array.from({ length: sentences }, sentence).join(' ')
  const other = () => Math.floor(next() * pages)
  const link = () => {
    const target = other()
    return `[${noun()} ${target}](../../${folder(target)}/page-${target}.md)`
  }
  const heading = (level, text) => `${'#'.repeat(level)} ${text}\n`
  const code = codeOf(number)
  const parts = [
    `---\ntitle: "${adjective()} ${noun()} ${number}"\ndescription: ${sentence()}\ntags: [${pick(NOUNS)}, ${pick(ADJECTIVES)}]\nsidebar_position: ${number % 40}\n---\n`,
    `${paragraph(4)} Смотрите ${link()}.\n`,
    heading(2, `Назначение ${noun()}`),
    `${paragraph(5)} Подробности: ${link()} и ${link()}.\n`,
    `:::tip Совет\n${paragraph(1)}\n:::\n`,
    heading(2, `Как ${verb()} ${noun()}`),
    `${Array.from({ length: 5 }, (_, i) => `${i + 1}. ${sentence()}`).join('\n')}\n`,
    `\`\`\`sql title="запрос.sql" {2-3}\n${code.sql}\n\`\`\`\n`,
    heading(3, `Параметры: ${noun()}`),
    `| Параметр | Тип | Описание |\n|---|---|---|\n${Array.from({ length: 5 }, () => `| \`${pick(['limit', 'offset', 'filters', 'measures'])}\` | число | ${sentence()} |`).join('\n')}\n`,
    heading(2, `Настройка: ${adjective()} ${noun()}`),
    `${paragraph(2)}\n\n\`\`\`json\n${code.json}\n\`\`\`\n`,
    `${Array.from({ length: 4 }, () => `- **${noun()}**: ${sentence()}`).join('\n')}\n`,
    heading(3, `Проверка: ${noun()}`),
    `${paragraph(2)}\n\n\`\`\`bash\n${code.bash}\n\`\`\`\n`,
    heading(2, `Схема: ${noun()}`),
    `![Схема ${number}](../../img/scheme-${number % 10}.png)\n\n${paragraph(2)}\n`,
    heading(2, `Ошибки: ${noun()}`),
    `> ${paragraph(3)}\n\n${paragraph(4)} Ещё: ${link()}.\n`,
    heading(2, 'Смотрите также'),
    `- ${link()}\n- ${link()}\n`,
  ]
  return parts.join('\n')
}

/** Number of pages in the sections of a part, repeated: as uneven as on the sites that the vocabulary is fitted to. */
const SECTIONS = [20, 40, 4, 11, 77, 7, 23, 5, 120, 13]
const PART = SECTIONS.reduce((sum, pages) => sum + pages, 0)

/** Folder of a page. A part has ten sections, so that a large site is deep, not wide. */
function treeFolder(number) {
  const part = Math.floor(number / PART)
  let section = 0
  for (let rest = number % PART; rest >= SECTIONS[section]; section++) rest -= SECTIONS[section]
  return `part-${part}/section-${String(part * SECTIONS.length + section).padStart(3, '0')}`
}

/** Layouts: a tree, or thousands of pages on one level. */
const SHAPES = { tree: treeFolder, flat: () => 'part-0/section-000' }

/** The corpus before it is adapted to a tool: pages and images, with paths relative to the docs folder. */
export function corpus(pages, shape = 'tree') {
  const folder = SHAPES[shape]
  const docs = Array.from({ length: pages }, (_, number) => ({
    path: `${folder(number)}/page-${number}.md`,
    text: page(number, pages, folder),
  }))
  const index = `---\ntitle: Начало\nslug: /\n---\n\nПример сайта из ${pages} страниц.\n`
  const images = Array.from({ length: 10 }, (_, i) => ({
    path: `img/scheme-${i}.png`,
    bytes: Buffer.concat([PNG, Buffer.from([i])]),
  }))
  return { docs: [{ path: 'index.md', text: index }, ...docs], images }
}

/**
 * Writes a docsite site with this many pages into a folder, which is emptied first. Each version and each locale has
 * all pages.
 */
export function writeCorpus(dir, pages, { shape = 'tree', versions = 1, locales = 1 } = {}) {
  const { docs, images } = corpus(pages, shape)
  const files = [
    ...docs.map(({ path, text }) => [path, text]),
    ...images.map(({ path, bytes }) => [path, bytes]),
  ]
  const names = Array.from({ length: versions - 1 }, (_, at) => `${versions - 1 - at}.0`)
  const codes = ['ru', 'en', 'de', 'fr'].slice(0, locales)
  const folders = ['current', ...names.map((name) => `version-${name}`)]
  const copies = (folder) => files.map(([path, body]) => [`${folder}/${path}`, body])
  const i18n = `, i18n: { defaultLocale: 'ru', locales: ${JSON.stringify(codes)} }`
  writeFiles(
    dir,
    Object.fromEntries([
      ...copies('docs'),
      ...names.flatMap((name) => copies(`versioned_docs/version-${name}`)),
      ...names.map((name) => [
        `versioned_sidebars/version-${name}-sidebars.json`,
        '{ "defaultSidebar": [{ "type": "autogenerated", "dirName": "." }] }',
      ]),
      ...(versions > 1 ? [['versions.json', JSON.stringify(names)]] : []),
      ...codes
        .slice(1)
        .flatMap((code) =>
          folders.flatMap((folder) => copies(`i18n/${code}/docusaurus-plugin-content-docs/${folder}`)),
        ),
      [
        'site.config.ts',
        `import { defineConfig } from 'docsite'\n\nexport default defineConfig({\n  title: 'Замер',\n  url: 'https://docs.example.com',\n  baseUrl: '/'${locales > 1 ? i18n : ''},\n})\n`,
      ],
    ]),
  )
}

/** Writes files by path into a folder, which is emptied first. */
export function writeFiles(dir, files) {
  rmSync(dir, { recursive: true, force: true })
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), body)
  }
}
