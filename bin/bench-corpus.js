// A deterministic Russian corpus for measuring: the same pages on every machine, about 6 kB each, with what real pages
// have: eight headings, a table, lists, three code blocks, an admonition, links to other pages and an image.
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
/** Code blocks of a page: no two pages have the same. */
const codeOf = (number) => ({
  sql: `SELECT region_${number}, sum(amount) AS total\nFROM demo.sales\nWHERE dt >= DATE '2025-01-01' AND category = 'Кофе'\nGROUP BY region_${number}\nORDER BY total DESC\nLIMIT ${number};`,
  json: `{\n  "view_class": "column",\n  "dataSource": { "koob": "demo.sales_${number}", "xAxis": ["region"], "measures": ["sum(amount)"] },\n  "style": { "measures": { "amount": { "color": "#2266cc" } } }\n}`,
  bash: `set -euo pipefail\nfor service in web appserver datagate-${number}; do\n  systemctl status "bi-$service" --no-pager || exit 1\ndone`,
})
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAGCAIAAAB1kpiRAAAAFklEQVR4nGNkYGBgYGD4z4AHMOGTHDgAAJ8AAQ3t8VkAAAAASUVORK5CYII=',
  'base64',
)

/** A small generator of repeatable numbers (mulberry32). */
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
export function page(number, pages) {
  const next = numbers(number * 7919 + 13)
  const pick = (list) => list[Math.floor(next() * list.length)]
  const sentence = () => {
    const words = [
      pick(ADJECTIVES),
      pick(NOUNS),
      pick(VERBS),
      pick(ADJECTIVES),
      pick(NOUNS),
      'и',
      pick(VERBS),
      pick(NOUNS),
    ]
    const text = words.join(' ')
    return `${text[0].toUpperCase()}${text.slice(1)}.`
  }
  const paragraph = (sentences) => Array.from({ length: sentences }, sentence).join(' ')
  const other = () => Math.floor(next() * pages)
  const link = () => {
    const target = other()
    return `[${pick(NOUNS)} ${target}](../../${folder(target)}/page-${target}.md)`
  }
  const heading = (level, text) => `${'#'.repeat(level)} ${text}\n`
  const code = codeOf(number)
  const parts = [
    `---\ntitle: "${pick(ADJECTIVES)} ${pick(NOUNS)} ${number}"\ndescription: ${sentence()}\ntags: [${pick(NOUNS)}, ${pick(ADJECTIVES)}]\nsidebar_position: ${number % 40}\n---\n`,
    `${paragraph(4)} Смотрите ${link()}.\n`,
    heading(2, `Назначение ${pick(NOUNS)}`),
    `${paragraph(5)} Подробности: ${link()} и ${link()}.\n`,
    `:::tip Совет\n${paragraph(1)}\n:::\n`,
    heading(2, `Как ${pick(VERBS)} ${pick(NOUNS)}`),
    `${Array.from({ length: 5 }, (_, i) => `${i + 1}. ${sentence()}`).join('\n')}\n`,
    `\`\`\`sql title="запрос.sql" {2-3}\n${code.sql}\n\`\`\`\n`,
    heading(3, `Параметры: ${pick(NOUNS)}`),
    `| Параметр | Тип | Описание |\n|---|---|---|\n${Array.from({ length: 5 }, () => `| \`${pick(['limit', 'offset', 'filters', 'measures'])}\` | число | ${sentence()} |`).join('\n')}\n`,
    heading(2, `Настройка: ${pick(ADJECTIVES)} ${pick(NOUNS)}`),
    `${paragraph(2)}\n\n\`\`\`json\n${code.json}\n\`\`\`\n`,
    `${Array.from({ length: 4 }, () => `- **${pick(NOUNS)}**: ${sentence()}`).join('\n')}\n`,
    heading(3, `Проверка: ${pick(NOUNS)}`),
    `${paragraph(2)}\n\n\`\`\`bash\n${code.bash}\n\`\`\`\n`,
    heading(2, `Схема: ${pick(NOUNS)}`),
    `![Схема ${number}](../../img/scheme-${number % 10}.png)\n\n${paragraph(2)}\n`,
    heading(2, `Ошибки: ${pick(NOUNS)}`),
    `> ${paragraph(3)}\n\n${paragraph(4)} Ещё: ${link()}.\n`,
    heading(2, 'Смотрите также'),
    `- ${link()}\n- ${link()}\n`,
  ]
  return parts.join('\n')
}

/** Forty pages to a section, ten sections to a part: a large site is deep, not wide. */
const folder = (number) =>
  `part-${Math.floor(number / 400)}/section-${String(Math.floor(number / 40)).padStart(3, '0')}`

/** The corpus before any tool has its say: pages and images by path below the folder of docs. */
export function corpus(pages) {
  const docs = Array.from({ length: pages }, (_, number) => ({
    path: `${folder(number)}/page-${number}.md`,
    text: page(number, pages),
  }))
  const index = `---\ntitle: Начало\nslug: /\n---\n\nПример сайта из ${pages} страниц.\n`
  const images = Array.from({ length: 10 }, (_, i) => ({
    path: `img/scheme-${i}.png`,
    bytes: Buffer.concat([PNG, Buffer.from([i])]),
  }))
  return { docs: [{ path: 'index.md', text: index }, ...docs], images }
}

/** Writes a docsite site of so many pages into a folder, which is emptied first. */
export function writeCorpus(dir, pages) {
  const { docs, images } = corpus(pages)
  writeFiles(dir, {
    ...Object.fromEntries(docs.map(({ path, text }) => [`docs/${path}`, text])),
    ...Object.fromEntries(images.map(({ path, bytes }) => [`docs/${path}`, bytes])),
    'site.config.ts':
      "import { defineConfig } from 'docsite'\n\nexport default defineConfig({\n  title: 'Замер',\n  url: 'https://docs.example.com',\n  baseUrl: '/',\n})\n",
  })
}

/** Writes files by path into a folder, which is emptied first. */
export function writeFiles(dir, files) {
  rmSync(dir, { recursive: true, force: true })
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), body)
  }
}
