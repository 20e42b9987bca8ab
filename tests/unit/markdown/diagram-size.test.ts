// The room kept for diagrams, beside what the library really draws.
import { describe, expect, it } from 'vitest'
import { diagramSize } from '../../../runtime/model/diagram-size.ts'
import { costOf } from '../../helpers/cpu.ts'

/** Sizes of the drawings in Chromium with its usual font. */
const DRAWN: readonly [name: string, width: number, height: number, source: string][] = [
  [
    'a chart from top to bottom with a choice',
    542,
    1342,
    `flowchart TD
  A["Копия и контрольные числа"] --> B["Поставить NATS и pgnats заранее"]
  B --> C["Проверить публикацию из базы"]
  C --> D["Остановить службы"]
  D --> E["Точка отката: pg_dump"]
  E --> F["Пакеты версии 10"]
  F --> G["Миграции базы"]
  G --> H["Настроить nats_fdw_server"]
  H --> I["Запустить службы и веб-узел"]
  I --> J{"События доходят?"}
  J -- да --> K["Отключить прежнюю службу"]
  J -- нет --> L["Разбор цепочки, при нужде откат"]`,
  ],
  [
    'a chart from left to right with several sources',
    875,
    316,
    `flowchart LR
  K["Касса: Центр. маг., +7 900 000-00-01"] --> G
  B["1С: Магазин Центральный, УУИД"] --> G
  R["Редактор: 55.7512, 37.6184"] --> G
  G["Золотая запись Ц-01: Центральный, телефон из кассы, УУИД из 1С, координаты редактора"]
  G --> P["Публикация md_stores"]`,
  ],
  [
    'a sequence with a call of itself',
    1313,
    741,
    `sequenceDiagram
  autonumber
  participant C as Веб-клиент
  participant W as Веб-узел
  participant P as PostgreSQL, plv8
  participant G as Датагейт
  participant S as Источник
  C->>W: POST /api/v3/koob/data
  W->>W: проверка сессии
  W->>P: разбор LPE
  P->>P: условия доступа к строкам
  P-->>W: SQL под диалект источника
  W->>G: готовый SQL
  G->>S: выполнение по JDBC
  S-->>G: строки
  G-->>C: поток JSON-объектов
  C->>C: раскладка по осям, отрисовка`,
  ],
]

describe('the size of a diagram', () => {
  it.each(DRAWN)('is about what is drawn: %s', (_, width, height, source) => {
    const size = diagramSize(source)
    expect(size.width / width).toBeGreaterThan(0.8)
    expect(size.width / width).toBeLessThan(1.25)
    expect(size.height / height).toBeGreaterThan(0.8)
    expect(size.height / height).toBeLessThan(1.25)
  })

  it.each<[string, string]>([
    ['several targets of one arrow', 'flowchart LR\n A --> B & C'],
    ['several sources', 'flowchart LR\n A & B --> C'],
  ])('knows %s', (_, source) => {
    expect(diagramSize(source).height).toBe(54 + 50 + 54 + 16)
  })

  it('leaves room for labels in both notations', () => {
    const letters = 'Один Два C по ключу по имени'.replaceAll(' ', '').length + 2
    expect(diagramSize('graph LR\n A[Один] -->|по ключу| B[Два] -- по имени --> C')).toEqual({
      width: Math.round(letters * 8.3 + 3 * 60 + 2 * 50 + 16),
      height: 70,
    })
  })

  it('follows front matter, comments and other kinds', () => {
    expect(diagramSize('---\ntitle: T\n---\n%% a\nflowchart TD\n A --> B')).toEqual(
      diagramSize('flowchart TD\n A --> B'),
    )
    expect(diagramSize('pie\n "a" : 1\n "b" : 2')).toEqual({ width: 600, height: 354 })
  })

  it.each([
    ['an arrow without an end', `flowchart LR\nA --${' '.repeat(50_000)}`],
    ['dashes only', `sequenceDiagram\n${'-'.repeat(50_000)}`],
    ['brackets only', `flowchart LR\n${'A['.repeat(50_000)}`],
    ['edges only', `flowchart LR\nA${'-->A'.repeat(20_000)}`],
    ['nothing', ''],
  ])('is found in no time whatever the source: %s', (_, source) => {
    const { value, cpuMs } = costOf(1000, () => diagramSize(source))
    expect(value.height).toBeGreaterThan(0)
    expect(cpuMs).toBeLessThan(1000)
  })
})
