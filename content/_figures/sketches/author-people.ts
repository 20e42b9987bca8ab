// Sketches of the author's guide: discussions, accounts, users, themes.
import { color } from '../kit/colors.ts'
import { all, frame, line, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { type Box, box, columns, cutBottom, cutLeft, cutTop, equal, inset } from '../kit/geometry.ts'
import { icon } from '../kit/icons.ts'
import { entries } from '../kit/lists.ts'
import { logo, page, rail } from '../kit/parts.ts'
import { FACT, PLAN, REGIONS } from '../kit/sales.ts'
import { buttons, chip, chipWidth, field, mark, panel, portrait, tick, windowed } from '../kit/widgets.ts'

/** The section of communication: threads, messages, context, tasks, slides. */
export function talkSection(): Svg {
  const [shell, body] = page(box(8, 8, WIDTH - 16, 448), 'Коммуникации', 'Найти ветку')
  const [strip, rest] = cutLeft(body, 60)
  const [side, main] = cutLeft(rest, 206)
  const inside = inset(main, 18, 16)
  const [context, below] = cutTop(inside, 64, 14)
  const [tasks, feed] = cutBottom(below, 112, 14)
  const [task, slides] = columns(tasks, equal(2), 14)
  return frame(
    464,
    shell,
    rail(strip, 3),
    line(side.x + side.w, side.y, side.x + side.w, side.y + side.h),
    chip(side.x + 12, side.y + 30, 'Мои', 'accent'),
    chip(side.x + 82, side.y + 30, 'Все'),
    entries(
      box(side.x + 8, side.y + 60, side.w - 16, 0),
      [
        { label: 'Юг, 3-й квартал', active: true },
        { label: 'План на 2026' },
        { label: 'Карта магазинов' },
        { label: 'Возвраты чая' },
      ],
      40,
    ),
    panel(context, color.soft, color.accent),
    icon('chart', context.x + 24, context.y + 32, color.accent),
    text(context.x + 46, context.y + 20, 'Дэшборд «План-факт»', { bold: true }),
    text(context.x + 46, context.y + 44, 'Регион: Юг, 2025 год', { fill: color.muted }),
    portrait(feed.x + 18, feed.y + 24, 16, 'А'),
    text(feed.x + 44, feed.y + 14, 'Откуда недобор 80 тыс. ₽?'),
    text(feed.x + 44, feed.y + 38, 'сегодня, 10:05', { fill: color.muted }),
    portrait(feed.x + 18, feed.y + 84, 16, 'П'),
    text(feed.x + 44, feed.y + 74, 'Отстают все 8 магазинов.'),
    text(feed.x + 44, feed.y + 98, 'Проверяю сам план.'),
    panel(task, color.paper, color.outline),
    text(task.x + 14, task.y + 24, 'Задача', { bold: true }),
    tick(task.x + 14, task.y + 56, false, 'План «Юга»'),
    text(task.x + 14, task.y + 90, 'до пятницы', { fill: color.muted }),
    panel(slides, color.paper, color.outline),
    text(slides.x + 14, slides.y + 24, 'Слайды', { bold: true }),
    ...[0, 1, 2].map((i) =>
      rect(box(slides.x + 14 + i * 40, slides.y + 44, 32, 30), {
        fill: i ? color.strong : color.soft,
        radius: 4,
      }),
    ),
    text(slides.x + 14, slides.y + 96, '5 слайдов', { fill: color.muted }),
    mark(side.x + side.w - 24, side.y + 30, 1),
    mark(feed.x + feed.w - 14, feed.y + 14, 2),
    mark(context.x + context.w - 20, context.y + 32, 3),
    mark(task.x + task.w - 20, task.y + 22, 4),
    mark(slides.x + slides.w - 20, slides.y + 22, 5),
  )
}

/** The card of an author's account. */
export function authorAccount(): Svg {
  const outer = box(8, 8, WIDTH - 16, 430)
  const [head, body] = windowed(outer, 'Учётная запись', ['close'])
  const [left, right] = columns(inset(body, 24, 20), [4, 5], 28)
  const safety = box(right.x, right.y + 182, right.w, 158)
  return frame(
    446,
    head,
    portrait(left.x + 44, left.y + 44, 40, 'П'),
    text(left.x + 100, left.y + 32, 'Павел Орлов', { bold: true, size: 18 }),
    text(left.x + 100, left.y + 58, 'Аналитик', { fill: color.muted }),
    field(box(left.x, left.y + 112, left.w, 60), 'Имя входа', 'orlov', { tone: 'locked' }),
    field(box(left.x, left.y + 190, left.w, 60), 'Почта', 'orlov@example.ru'),
    text(right.x, right.y + 12, 'Роли', { fill: color.muted }),
    chip(right.x, right.y + 44, 'лицензия: Author', 'accent'),
    chip(right.x + chipWidth('лицензия: Author') + 12, right.y + 44, 'сайт: Author'),
    text(right.x, right.y + 92, 'Группы', { fill: color.muted }),
    chip(right.x, right.y + 124, 'analysts'),
    chip(right.x + chipWidth('analysts') + 12, right.y + 124, 'sales_all'),
    panel(safety, color.surface),
    text(safety.x + 16, safety.y + 24, 'Безопасность', { bold: true }),
    ...['Пароль', 'Второй шаг', 'Сессии', 'Токены'].map((label, i) =>
      all(
        text(safety.x + 16, safety.y + 56 + i * 28, label),
        text(
          safety.x + safety.w - 16,
          safety.y + 56 + i * 28,
          ['сменить', 'включён', '2 активных', '1 выпущен'][i],
          { anchor: 'end', fill: color.accent },
        ),
      ),
    ),
    mark(left.x + 80, left.y + 8, 1),
    mark(left.x + left.w - 20, left.y + 122, 2),
    mark(left.x + left.w - 20, left.y + 200, 3),
    mark(right.x + right.w - 20, right.y + 44, 4),
    mark(right.x + right.w - 20, right.y + 124, 5),
    mark(safety.x + safety.w - 20, safety.y + 24, 6),
  )
}

/** The list of users with the card of one of them. */
export function users(): Svg {
  const [shell, body] = page(box(8, 8, WIDTH - 16, 380), 'Администрирование', 'Найти')
  const [strip, rest] = cutLeft(body, 60)
  const [side, main] = cutLeft(rest, 252)
  const inside = inset(main, 20, 18)
  return frame(
    396,
    shell,
    rail(strip, 4),
    line(side.x + side.w, side.y, side.x + side.w, side.y + side.h),
    buttons(side.x + 14, side.y + 14, [['Добавить', 'primary']]),
    entries(
      box(side.x + 8, side.y + 64, side.w - 16, 0),
      [
        { label: 'Анна Кузнецова', sign: 'user', active: true },
        { label: 'Павел Орлов', sign: 'user' },
        { label: 'Ирина Соколова', sign: 'user' },
        { label: 'Служба загрузки', sign: 'gear' },
        { label: 'Олег Иванов', sign: 'user', tint: color.muted, side: 'блок.' },
      ],
      44,
    ),
    text(inside.x, inside.y + 14, 'Анна Кузнецова', { bold: true, size: 18 }),
    text(inside.x, inside.y + 42, 'kuznetsova', { fill: color.muted, mono: true }),
    text(inside.x, inside.y + 82, 'Лицензионная роль', { fill: color.muted }),
    chip(inside.x, inside.y + 112, 'Viewer', 'accent'),
    text(inside.x, inside.y + 152, 'Сайтовая роль', { fill: color.muted }),
    chip(inside.x, inside.y + 182, 'Viewer', 'accent'),
    text(inside.x, inside.y + 222, 'Группы', { fill: color.muted }),
    chip(inside.x, inside.y + 252, 'managers_south'),
    chip(inside.x + chipWidth('managers_south') + 10, inside.y + 252, 'viewers'),
  )
}

/** Colours of a theme of the platform. */
interface Skin {
  title: string
  ground: string
  card: string
  ink: string
  faint: string
  fact: string
  plan: string
}

const LIGHT: Skin = {
  title: 'Светлая тема',
  ground: color.surface,
  card: color.paper,
  ink: color.ink,
  faint: color.muted,
  fact: color.fact,
  plan: color.plan,
}

const DARK: Skin = {
  title: 'Тёмная тема',
  ground: '#12181c',
  card: '#1d262c',
  ink: '#f1f4f6',
  faint: '#b4bec5',
  fact: '#5cc0cc',
  plan: '#76838d',
}

/** The same dashboard in the light and in the dark theme. */
export function themes(): Svg {
  const [light, dark] = columns(box(8, 8, WIDTH - 16, 280), equal(2), 16)
  return frame(296, screen(light, LIGHT), screen(dark, DARK))
}

function screen(b: Box, skin: Skin): Svg {
  const total = box(b.x + 14, b.y + 58, b.w - 28, 58)
  const chart = box(b.x + 14, b.y + 128, b.w - 28, 138)
  const bar = (x: number, value: number, fill: string): Svg => {
    const h = (value / 2300) * 84
    return rect(box(x, chart.y + 104 - h, 22, h), { fill })
  }
  return all(
    rect(b, { fill: skin.ground, stroke: color.outline, radius: 10 }),
    logo(b.x + 30, b.y + 30),
    text(b.x + 54, b.y + 30, skin.title, { bold: true, fill: skin.ink }),
    rect(total, { fill: skin.card, radius: 6 }),
    text(total.x + 12, total.y + 29, 'Выручка', { fill: skin.faint }),
    text(total.x + total.w - 12, total.y + 29, '5\u00a0010 тыс. ₽', {
      anchor: 'end',
      bold: true,
      size: 20,
      fill: skin.ink,
    }),
    rect(chart, { fill: skin.card, radius: 6 }),
    ...REGIONS.map((name, i) => {
      const x = chart.x + 16 + i * 64
      return all(
        bar(x, PLAN[i], skin.plan),
        bar(x + 24, FACT[i], skin.fact),
        text(x + 23, chart.y + 121, name, { anchor: 'middle', fill: skin.faint }),
      )
    }),
  )
}
