import { describe, expect, it } from 'vitest'
import type { PlanOptions } from '../../../../runtime/search/plan/answer.ts'
import { planSearch } from '../../../../runtime/search/plan/search.ts'
import { unionBackend } from '../../../../runtime/search/sharded/union.ts'
import { type MemoryPage, memoryBackend } from '../../../helpers/memory-backend.ts'

const page = (route: string, title: string, text: string, more: Partial<MemoryPage> = {}): MemoryPage => ({
  route,
  title,
  breadcrumb: [],
  tags: [],
  keywords: [],
  sections: [{ title, anchor: '', text }],
  ...more,
})

const PAGES = [
  page('/cloud', 'Облако слов', 'Размер букв повторяет выручку: частые слова крупнее.'),
  page('/encryption', 'Шифрование', 'Диски закрыты ключом.'),
  page('/setup', 'Настройка', 'Параметр proxy_read_timeout задаёт тайм-аут чтения.', {
    keywords: ['max-pool-size'],
  }),
  page('/buttons', 'Кнопка', 'Подписи и цвета.', { tags: ['Ввод данных'] }),
  page('/columns', 'Столбец', 'Порядок и ширина.'),
  page('/pyramid', 'Пирамида', 'Слои возрастов.'),
  page('/dictionary', 'Словарь', 'Слова и их смысл.'),
  page('/telegram', 'Узлы Telegram', 'Приём сообщений.'),
  page('/keywords', 'Ключи', 'Роли и записи.', { keywords: ['файл роли', 'файл подкачки'] }),
  page('/if', 'Оператор IF', 'Условие.'),
  page('/about', 'О чём это', 'Состав и порядок чтения.'),
  page('/order', 'Заказ', 'Порядок сборки общий, затем проверка веса и отгрузка заказа.'),
  page('/weight', 'Вес', 'Отгрузка общая: сборка веса, порядок и проверка заказа.'),
  page('/reports', 'Сводки', 'Таблицы за месяц.', { description: 'Квартальная отчётность бухгалтера.' }),
  ...Array.from({ length: 12 }, (_none, at) =>
    page(`/other-${at}`, `Страница ${at}`, 'Общий текст о разном.'),
  ),
]
const options: PlanOptions = { languages: ['ru', 'en'], synonyms: [], maxResults: 8, literal: false }
const backend = memoryBackend(PAGES, options)
const ask = (query: string, more: Partial<PlanOptions> = {}) =>
  planSearch(query, backend, { ...options, ...more })
const first = async (query: string, more?: Partial<PlanOptions>) =>
  (await ask(query, more)).results[0]?.stored.route

describe('planSearch', () => {
  it('slightly prefers pages near to the one that the reader is on', async () => {
    const pages = [
      page('/admin/access', 'Доступ', 'Права и роли.', { breadcrumb: ['Администратору', 'Права'] }),
      page('/user/access', 'Доступ', 'Права и роли.', { breadcrumb: ['Пользователю', 'Права'] }),
      page('/user/other', 'Права', 'О доступе.', { breadcrumb: ['Пользователю', 'Права'] }),
    ]
    const near = memoryBackend(pages, options)
    const routes = async (place?: readonly string[]) =>
      (await planSearch('доступ', near, { ...options, place })).results.map(({ stored }) => stored.route)
    expect(await routes()).toEqual(['/admin/access', '/user/access', '/user/other'])
    expect(await routes(['Пользователю', 'Права', 'Другое'])).toEqual([
      '/user/access',
      '/admin/access',
      '/user/other',
    ])
    expect(await routes(['Права'])).toEqual(await routes())
  })

  it.each([
    ['облаками слов', '/cloud'],
    ['«Облако слов»', '/cloud'],
    ['кнопок', '/buttons'],
    ['столбцов', '/columns'],
    ['шифровать', '/encryption'],
    ['настраивать', '/setup'],
    ['proxyReadTimeout', '/setup'],
    ['read timeout', '/setup'],
    ['таймаут', '/setup'],
    ['тайм аут', '/setup'],
    ['max pool size', '/setup'],
    ['пирам', '/pyramid'],
    ['пирмаида', '/pyramid'],
    ['пирамда', '/pyramid'],
    ['шифрваниями', '/encryption'],
    ['gbhfvblf', '/pyramid'],
    ['j,kfrj ckjd', '/cloud'],
    ['oblako slov', '/cloud'],
    ['шифрование форум', '/encryption'],
    ['облакослов', '/cloud'],
    ['телеграм', '/telegram'],
    ['ввод данных', '/buttons'],
    ['оператор if', '/if'],
    ['как настроить', '/setup'],
  ])('%s finds %s first', async (query, route) => {
    expect(await first(query)).toBe(route)
  })

  it.each([
    // What is typed is the beginning of one page's word; the first letters of its stem begin those of others.
    ['состо', '/state'],
    ['elas', '/elastic'],
    // Short pieces that the index knows by chance follow those typed on the other layout.
    ['yfcnhjqrf dt, epkf', '/node'],
    // The only vowel of the stem is lost, and a letter of the stem has changed places with one of the ending.
    ['дпнных', '/data'],
    ['заметакх', '/notes'],
  ])('%s finds %s first among words that are alike', async (query, route) => {
    const alike = memoryBackend(
      [
        page('/parts', 'Состав', 'Из чего состоит состав: состав частей.'),
        page('/state', 'Состояние', 'Каким бывает.'),
        page('/elt', 'Функция elt', 'elt elt.'),
        page('/elastic', 'Сервер', 'Общий текст. Elasticsearch.'),
        page('/dt', 'Единицы', 'Отрезок dt.'),
        page('/service', 'Настройка узла', 'Общее.'),
        page('/node', 'Настройка веб-узла', 'Общее.'),
        page('/data', 'Данные', 'Что дано.'),
        page('/seen', 'Люди', 'Заметят и заметят.'),
        page('/notes', 'Заметка', 'Что записано.'),
        ...PAGES,
      ],
      options,
    )
    const { results } = await planSearch(query, alike, options)
    expect(results[0]?.stored.route).toBe(route)
  })

  it('says for what results are shown', async () => {
    expect((await ask('j,kfrj ckjd')).shownFor).toBe('облако слов')
    expect((await ask('oblako slov')).shownFor).toBe('облако слов')
    expect((await ask('частыеслова')).shownFor).toBe('частые слова')
    expect((await ask('пирмаида')).shownFor).toBe('пирамида')
    expect(await ask('облако слов')).not.toHaveProperty('shownFor')
  })

  it('finds a title whose words are written as one, where the site writes them so elsewhere', async () => {
    const written = [page('/start', 'Quick Start', 'Install it.'), page('/ai', 'Agents', 'Say quickstart.')]
    const found = await planSearch('quickstart', memoryBackend([...written, ...PAGES], options), options)
    expect(found.results.map(({ stored }) => stored.route)).toEqual(['/start', '/ai'])
    expect((await ask('облакослов')).results[0]?.stored.route).toBe('/cloud')
  })

  it('lets words that the site also writes as one take nothing from a page with both', async () => {
    const drop = page('/drop', 'DROP', 'Removes.', {
      sections: [
        { title: 'DROP', anchor: '', text: 'Removes what was made.' },
        { title: 'DROP DATABASE', anchor: 'drop-database', text: 'DROP DATABASE drops a database.' },
      ],
    })
    const guard = page('/guard', 'Guard', 'Set drop_database, allow drop_database: a database, a drop.')
    const found = await planSearch('drop database', memoryBackend([guard, drop, ...PAGES], options), options)
    expect(found.results[0]?.stored).toMatchObject({ route: '/drop', anchor: 'drop-database' })
  })

  it('takes what is common on the site beside a word that is rare there', async () => {
    const deploy = Array.from({ length: 9 }, (_none, at) =>
      page(`/deploy-${at}`, `Deploy on Kubernetes ${at}`, 'Nodes of Kubernetes.'),
    )
    const pages = [page('/notes', 'Notes', 'A link about k8s and how to deploy.'), ...deploy]
    const english = { ...options, languages: ['en'] }
    const { results } = await planSearch('k8s deploy', memoryBackend(pages, english), {
      ...english,
      maxResults: 12,
    })
    expect(results[0]?.stored.route).toMatch(/^\/deploy-/)
    expect(results.map(({ stored }) => stored.route)).toContain('/notes')
  })

  it('puts a page that names a thing beside its kind before a section of another page with the bare name', async () => {
    const fields = ['Дата', 'Штрихкод', 'Цвет'].map((title) => ({
      title,
      anchor: title,
      text: `${title} в поле.`,
    }))
    const pages = [
      page('/fields', 'Поля формы: свойства и вид', '', { sections: fields }),
      page('/barcode', 'Атрибут типа «Штрихкод»', 'Чем отличается и где нужен.'),
      ...PAGES,
    ]
    const { results } = await planSearch('штрихкодов', memoryBackend(pages, options), options)
    expect(results.map(({ stored }) => stored.route)).toEqual(['/barcode', '/fields'])
  })

  it('asks for the last name of a path that the site never writes so', async () => {
    const pages = [
      page('/reduce', '.reduce()', 'Folds what an array has.'),
      page('/copies', 'Copies', 'The prototype of an array. Array, prototype; prototype, array.'),
      ...Array.from({ length: 2 }, (_none, at) =>
        page(`/reduce-${at}`, `Folding ${at}`, 'To reduce is to fold.'),
      ),
      ...PAGES,
    ]
    const { results } = await planSearch('Array.prototype.reduce', memoryBackend(pages, options), options)
    expect(results[0]?.stored.route).toBe('/reduce')
  })

  it('tells an option of a command from its word, while it is typed as well', async () => {
    const sections = [
      { title: 'Commands', anchor: '', text: 'What can be typed.' },
      { title: '--nodes', anchor: 'nodes', text: 'Prints a list.' },
      { title: '--from', anchor: 'from', text: 'Where to begin.' },
    ]
    const pages = [
      page('/nodes', 'Nodes', 'Nodes and nodes: a node beside nodes.'),
      page('/commands', 'Commands', '', { sections }),
      ...PAGES,
    ]
    const english = { ...options, languages: ['en'] }
    const found = async (query: string) => {
      const { results } = await planSearch(query, memoryBackend(pages, english), english)
      return `${results[0]?.stored.route}#${results[0]?.stored.anchor}`
    }
    expect(await found('--nodes')).toBe('/commands#nodes')
    expect(await found('--nod')).toBe('/commands#nodes')
    expect(await found('--from')).toBe('/commands#from')
    expect(await found('nodes')).toBe('/nodes#')
  })

  it('reads all of a query in other letters where one piece is near to a word as it is', async () => {
    const pages = [
      page('/csharp', 'Процессор', 'Имя processapp; шаблон процессора.'),
      page('/templates', 'Шаблон процесса', 'Что задаёт.'),
      ...PAGES,
    ]
    const answer = await planSearch('shablon processa', memoryBackend(pages, options), options)
    expect(answer.shownFor).toBe('шаблон процесса')
    expect(answer.results[0]?.stored.route).toBe('/templates')
  })

  it('finds what a site names in Latin letters, though one page writes it as it was typed', async () => {
    const named = Array.from({ length: 9 }, (_none, at) =>
      page(`/bot-${at}`, `Telegram ${at}`, 'Бот Telegram.'),
    )
    const pages = [page('/link', 'Ссылки', 'Ссылка на телеграм.'), ...named, ...PAGES]
    for (const query of ['бот в телеграме', 'телеграм бот']) {
      const { results } = await planSearch(query, memoryBackend(pages, options), options)
      expect(results[0]?.stored.route).toMatch(/^\/bot-/)
    }
  })

  it('gives little to the first letter of a word that is being typed', async () => {
    const pages = [
      page('/letters', 'Буквы', 'Буква ф и строковые знаки.'),
      page('/strings', 'Строковые функции', 'Слова и части слов.'),
      ...PAGES,
    ]
    const { results } = await planSearch('строковые ф', memoryBackend(pages, options), options)
    expect(results[0]?.stored.route).toBe('/strings')
  })

  it('mends a word of which the index has distant relatives alone', async () => {
    const pages = [
      page('/open', 'Открытие формы', 'Окна.'),
      page('/kin', 'Откровение', 'Открывать.'),
      ...PAGES,
    ]
    const { results } = await planSearch('откртие', memoryBackend(pages, options), options)
    expect(results[0]?.stored.route).toBe('/open')
  })

  it('takes a literal query as it is typed', async () => {
    expect((await ask('j,kfrj ckjd', { literal: true })).results).toEqual([])
    expect((await ask('пирмаида', { literal: true })).results).toEqual([])
  })

  it('never puts another reading before an exact hit', async () => {
    const routes = (await ask('слова')).results.map(({ stored }) => stored.route)
    expect([...routes].sort()).toEqual(['/cloud', '/dictionary'])
  })

  it('knows the synonyms of the configuration', async () => {
    expect(await first('кодирование', { synonyms: [['кодирование', 'шифрование']] })).toBe('/encryption')
    expect(await first('word cloud', { synonyms: [['word cloud', 'облако слов']] })).toBe('/cloud')
  })

  it('knows other words for the same thing where the index lacks those that were typed, and says so', async () => {
    const [found] = (await ask('конфиг')).results
    expect([found?.stored.route, found?.reason]).toEqual(['/setup', { kind: 'synonym', label: 'настройка' }])
    expect(await ask('конфиг')).not.toHaveProperty('shownFor')
    expect((await ask('конфиг', { languages: ['en'] })).results).toEqual([])
    // What the index has is meant.
    const pages = [...PAGES, page('/config', 'Файлы', 'Конфиг лежит рядом.')]
    const answer = await planSearch('конфиг', memoryBackend(pages, options), options)
    expect(answer.results.map(({ stored }) => stored.route)).toEqual(['/config'])
  })

  it('knows English words for the same thing, in any of their forms', async () => {
    const english = { ...options, languages: ['en'] }
    const pages = [...PAGES, page('/vectors', 'Vector columns', 'Distances.')]
    const { results } = await planSearch('embeddings', memoryBackend(pages, english), english)
    expect(results.map(({ stored }) => stored.route)).toEqual(['/vectors'])
  })

  it('takes two words without their space for one slip, not for another word two slips away', async () => {
    const pages = [...PAGES, page('/black', 'Адреса', 'Чёрный список.'), page('/odd', 'Чорныйспасок', 'Имя.')]
    const answer = await planSearch('черныйсписок', memoryBackend(pages, options), options)
    expect(answer.results[0]?.stored.route).toBe('/black')
    expect(answer.shownFor).toBe('черный список')
  })

  it('knows expressions for one word', async () => {
    const pages = [...PAGES, page('/backup', 'Резервное копирование', 'Каждую ночь.')]
    const answer = await planSearch('бэкап', memoryBackend(pages, options), options)
    expect(answer.results[0]?.stored.route).toBe('/backup')
    expect(answer).not.toHaveProperty('shownFor')
  })

  it('prefers titles that begin with what is typed', async () => {
    const pages = [
      page('/long', 'Порядок сборки', 'Порядок, порядок и порядок: экран входа.'),
      page('/start', 'Экран входа и выхода', 'Первое, что видно.'),
    ]
    const answer = await planSearch('экран вх', memoryBackend(pages, options), options)
    expect(answer.results[0]?.stored.route).toBe('/start')
  })

  it('tells names apart that differ in their signs', async () => {
    const text = 'Подключение и запросы.'
    const sdk = (name: string, route: string) => page(route, `Библиотека ${name}`, text)
    const pages = [sdk('C', '/c'), sdk('C#', '/c-sharp'), sdk('C++', '/c-plus'), ...PAGES]
    const backend = memoryBackend(pages, options)
    const firstOf = async (query: string) =>
      (await planSearch(query, backend, options)).results[0]?.stored.route
    expect(await firstOf('c#')).toBe('/c-sharp')
    expect(await firstOf('C++ ')).toBe('/c-plus')
    expect(await firstOf('библиотека c++')).toBe('/c-plus')
    expect(await firstOf('c ')).toBe('/c')
  })

  it('puts the title first that has the case and the signs of the query', async () => {
    const text = 'Обход значений.'
    const pages = ['map', 'Map', '.map()', 'MAP'].map((title, at) => page(`/${at}`, title, text))
    const backend = memoryBackend([...pages, ...PAGES], options)
    const firstOf = async (query: string) =>
      (await planSearch(query, backend, options)).results[0]?.stored.route
    expect(await firstOf('map')).toBe('/0')
    expect(await firstOf('Map')).toBe('/1')
    expect(await firstOf('.map()')).toBe('/2')
    expect(await firstOf('MAP')).toBe('/3')
  })

  it('finds operators, and ignores those that the index does not contain', async () => {
    const backend = memoryBackend(
      [
        ...PAGES,
        page('/apply', 'Применение', 'Оператор `~>` передаёт значение дальше: a ~> b.'),
        page('/json', 'Выбор из JSON', 'Стрелка ->> возвращает текст.'),
        page('/compare', 'Сравнение', 'Знак != означает «не равно», а == «равно».'),
      ],
      options,
    )
    const firstOf = async (query: string) =>
      (await planSearch(query, backend, options)).results[0]?.stored.route
    expect(await firstOf('~>')).toBe('/apply')
    expect(await firstOf('"!="')).toBe('/compare')
    // Still being typed: the index has `->>`.
    expect(await firstOf('->')).toBe('/json')
    expect(await firstOf('оператор ~>')).toBe('/apply')
    expect(await firstOf('порядок === сборки')).toBe('/order')
    expect((await planSearch('<=>', backend, options)).results).toEqual([])
  })

  it('answers stop words alone, and nothing to signs', async () => {
    expect((await ask('о')).results.length).toBeGreaterThan(0)
    expect(await ask('— !')).toEqual({ results: [], words: [] })
    expect(await ask('')).toEqual({ results: [], words: [] })
  })

  it('names the keyword or tag that no text shows', async () => {
    const [found] = (await ask('файл подкачки')).results
    expect([found?.stored.route, found?.reason]).toEqual([
      '/keywords',
      { kind: 'keyword', label: 'файл подкачки' },
    ])
    const [tagged] = (await ask('ввод данных')).results
    expect(tagged?.reason).toEqual({ kind: 'tag', label: 'Ввод данных' })
  })

  it('names the synonym that a page has in the place of the word', async () => {
    const synonyms = [['кодирование', 'шифрование']]
    expect((await ask('кодирование', { synonyms })).results[0]?.reason).toEqual({
      kind: 'synonym',
      label: 'шифрование',
    })
    expect((await ask('шифрование', { synonyms })).results[0]).not.toHaveProperty('reason')
  })

  it('fills places that are left with further sections behind their page, and pushes no page out', async () => {
    const sections = ['Обзор', 'Зубья', 'Масло', 'Чертёж'].map((title) => ({
      title,
      anchor: title === 'Обзор' ? '' : title,
      text: `Шестерня и ${title}.`,
    }))
    const gears = memoryBackend(
      [
        ...PAGES,
        page('/gear', 'Обзор', '', { sections }),
        page('/other', 'Прочее', `Есть шестерня. ${'Много другого. '.repeat(20)}`),
      ],
      options,
    )
    const found = async (maxResults: number) =>
      (await planSearch('шестерня', gears, { ...options, maxResults })).results.map(
        ({ stored }) => `${stored.route}#${stored.anchor}`,
      )
    expect(await found(8)).toHaveLength(4)
    expect((await found(8)).map((place) => place.replace(/#.*/, ''))).toEqual([
      '/gear',
      '/gear',
      '/gear',
      '/other',
    ])
    expect(new Set(await found(8)).size).toBe(4)
    expect((await found(2)).map((place) => place.replace(/#.*/, ''))).toEqual(['/gear', '/other'])
  })

  it.each([
    ['порядок сборки общий', '/order'],
    ['проверка веса и отгрузка', '/order'],
    ['"проверка веса"', '/order'],
    ['сборка веса', '/weight'],
    ['порядок и проверка заказа', '/weight'],
  ])('puts words in the order of the query first: %s', async (query, route) => {
    expect(await first(query)).toBe(route)
    const joined = unionBackend([
      memoryBackend(PAGES.slice(0, 12), options),
      memoryBackend(PAGES.slice(12), options),
    ])
    expect((await planSearch(query, joined, options)).results[0]?.stored.route).toBe(route)
  })

  it('answers stop words by titles, then by texts', async () => {
    expect(await first('о чём')).toBe('/about')
    expect((await ask('затем и')).results.length).toBeGreaterThan(0)
    const { results } = await ask('и')
    expect(results.map(({ stored }) => stored.text)).toEqual(results.map(() => expect.stringMatching(/ и /)))
    expect(results.length).toBeGreaterThan(3)
    expect((await ask('ибо ежели')).results).toEqual([])
  })

  it('finds the description of a page, and shows it', async () => {
    const [found] = (await ask('квартальная отчетность')).results
    expect(found?.stored).toMatchObject({ route: '/reports', text: 'Квартальная отчётность бухгалтера.' })
  })

  it('weighs words of any question little', async () => {
    const pages = [
      page('/save', 'Закладки', 'Закладки хранит сервер.'),
      page(
        '/do',
        'Что можно сделать',
        'Сделать можно всё: сделать, найти, сделать снова. Закладки в стороне.',
      ),
      ...PAGES,
    ]
    const found = (query: string) =>
      planSearch(query, memoryBackend(pages, options), options).then(
        ({ results }) => results[0]?.stored.route,
      )
    expect(await found('как сделать закладки')).toBe('/save')
    expect(await found('сделать')).toBe('/do')
  })

  it('puts what is written as one word first for its parts', async () => {
    const pages = [
      page('/both', 'Приложения', 'Клиент веб. Пароль, запись и клиент службы, потом веб.'),
      page('/one', 'Доступ', 'Нужен веб-клиент службы и место на диске, а также права на запись в каталог.'),
      ...PAGES,
    ]
    const { results } = await planSearch('клиент веб', memoryBackend(pages, options), options)
    expect(results[0]?.stored.route).toBe('/both')
    const joined = await planSearch('веб клиент', memoryBackend(pages, options), options)
    expect(joined.results[0]?.stored.route).toBe('/one')
  })

  it.each([
    ['лого', '/logo'],
    ['логотип', '/logo'],
    ['лог', '/logs'],
    ['логи', '/logs'],
    ['логов', '/logs'],
  ])('puts a title first that has a word which begins as «%s» does: %s', async (query, route) => {
    const pages = [page('/logs', 'Логи', 'Логи службы.'), page('/logo', 'Логотип', 'Знак в углу.'), ...PAGES]
    const { results } = await planSearch(query, memoryBackend(pages, options), options)
    expect(results[0]?.stored.route).toBe(route)
  })

  it('finds what a word is on the way to, letter by letter, without another reading', async () => {
    const pages = [
      page('/push', 'Notifications', 'Mail and messages.'),
      page('/done', 'Порядок выполнения', 'Шаги задания.'),
      ...PAGES,
    ]
    const near = memoryBackend(pages, options)
    for (const [word, route] of [
      ['notifications', '/push'],
      ['выполненного', '/done'],
    ] as const)
      for (let length = 3; length <= word.length; length++) {
        const { results, shownFor } = await planSearch(word.slice(0, length), near, options)
        expect([results[0]?.stored.route, shownFor]).toEqual([route, undefined])
      }
  })

  it('takes a word that the index has for no beginning of another', async () => {
    const pages = [page('/line', 'Baseline', 'Known findings.'), page('/base', 'Base', 'A base.'), ...PAGES]
    const { results } = await planSearch('baseline', memoryBackend(pages, options), options)
    expect(results.map(({ stored }) => stored.route)).toEqual(['/line'])
  })

  it('looks for the most frequent of many words that begin alike', async () => {
    const letters = [...'abcdefgh']
    const rare = letters.flatMap((one) => letters.map((other) => `opa${one}${other}x`))
    const pages = [
      page('/rare', 'Names', rare.join(' ')),
      page('/options', 'Core options', 'Options of the core.'),
      ...Array.from({ length: 5 }, (_none, at) => page(`/more-${at}`, `Page ${at}`, 'More options.')),
      ...PAGES,
    ]
    const { results } = await planSearch('op', memoryBackend(pages, options), options)
    expect(results[0]?.stored.route).toBe('/options')
  })

  it('finds members of dotted names, however they are typed', async () => {
    const members = [
      page('/ssr', 'SSR', 'About.', {
        sections: [{ title: 'ssr.noExternal', anchor: 'a', text: 'Packages that are bundled.' }],
      }),
      page(
        '/changes',
        'Changes',
        'Fixed noExternal. The option noExternal of the server is read again, external too.',
      ),
      page('/plain', 'External links', 'No external page is opened here, external pages are.'),
    ]
    const near = memoryBackend([...members, ...PAGES], options)
    for (const query of ['noExternal', 'noexternal', 'no-external', '--no-external'])
      expect((await planSearch(query, near, options)).results[0]?.stored.route).toBe('/ssr')
  })

  it('takes a part of a name for a part of what the title says', async () => {
    const text = `Switches it off. ${'The hot one. '.repeat(4)}`
    const pages = [
      page('/option', 'Server', 'About.', { sections: [{ title: 'server.hot', anchor: 'a', text }] }),
      page('/guide', 'Hot API', 'How it works.'),
      ...PAGES,
    ]
    const near = memoryBackend(pages, options)
    expect((await planSearch('hot', near, options)).results[0]?.stored.route).toBe('/guide')
    expect((await planSearch('server.hot', near, options)).results[0]?.stored.route).toBe('/option')
  })

  it('puts no page first because it has words of everything', async () => {
    const notes = Array.from({ length: 200 }, (_none, at) => ({
      title: `0.${at}.0`,
      anchor: `v${at}`,
      text: at % 2 === 0 ? 'Better upload of files.' : 'Faster validation of forms.',
    }))
    const pages = [
      page('/notes', 'Notes', '', { sections: notes }),
      page(
        '/forms',
        'Input',
        'Validation comes before an upload, whatever the form has, and whoever sends it.',
      ),
      ...PAGES,
    ]
    const { results } = await planSearch('upload validation', memoryBackend(pages, options), options)
    expect(results[0]?.stored.route).toBe('/forms')
  })

  it('puts the very word of a title before others with its stem', async () => {
    const pages = [page('/set', 'Set', 'Values.'), page('/settings', 'Settings', 'Values.'), ...PAGES]
    const found = (query: string) =>
      planSearch(query, memoryBackend(pages, options), options).then(
        ({ results }) => results[0]?.stored.route,
      )
    expect([await found('settings '), await found('set ')]).toEqual(['/settings', '/set'])
  })

  it.each([
    ['докер', '/docker'],
    ['кубернетес', '/kubernetes'],
    ['юпитер', '/jupyter'],
    ['джейсон', '/json'],
  ])('finds what sounds like %s', async (query, route) => {
    const named = ['docker', 'kubernetes', 'jupyter', 'json'].map((name) =>
      page(`/${name}`, `Узел ${name}`, 'Описание.'),
    )
    const pages = [...named, ...PAGES]
    const ofEnglish = { ...options, languages: ['en'] }
    for (const own of [options, ofEnglish]) {
      const { results } = await planSearch(query, memoryBackend(pages, own), own)
      expect(results[0]?.stored.route).toBe(route)
    }
  })

  it.each([
    ['gbhfblf', '/pyramid'],
    ['gbhvfblf', '/pyramid'],
    ['ibahjdfbt', '/encryption'],
  ])('puts %s right on the other layout', async (query, route) => {
    expect(await first(query)).toBe(route)
  })

  it('takes a syllable that was left out for a slip', async () => {
    const pages = [page('/login', 'Аутентификация', 'Вход.'), ...PAGES]
    const { results, shownFor } = await planSearch('аутефикация', memoryBackend(pages, options), options)
    expect([results[0]?.stored.route, shownFor]).toEqual(['/login', 'аутентификация'])
  })

  it('loads what mistyped words need of the lexicon while it tries the other layout', async () => {
    const order: string[] = []
    const seen = {
      ...backend,
      find: async (question: Parameters<typeof backend.find>[0]) => {
        const answer = await backend.find(question)
        order.push(`find ${question.needed[0]}`)
        return answer
      },
      around: async () => ({ terms: [], frequencies: [] }),
      lexicon: (prefixes: readonly string[]) => {
        order.push('lexicon')
        return backend.lexicon(prefixes)
      },
    }
    await planSearch('пирмаида ', seen, options)
    expect(order.slice(0, 2)).toEqual(['find пирмаид', 'lexicon'])
  })

  it('looks no further for a mistyped word where the alphabet has the one that was meant beside it', async () => {
    const further: string[] = []
    const seen = {
      ...backend,
      lexicon: (prefixes: readonly string[]) => {
        further.push(...prefixes)
        return backend.lexicon(prefixes)
      },
    }
    const { results, shownFor } = await planSearch('пирмаида ', seen, options)
    expect([results[0]?.stored.route, shownFor, further]).toEqual(['/pyramid', 'пирамида', []])
  })

  it('is limited to an area, and not by one that there is not', async () => {
    const areas = [{ label: 'Первые', route: '/', runs: [[0, 5] as const] }]
    const limited = (area: string) =>
      planSearch('слова', { ...backend, areas }, { ...options, area }).then(({ results }) =>
        results.map(({ stored }) => stored.route),
      )
    expect(await limited('Первые')).toEqual(['/cloud'])
    expect(await limited('Другие')).toEqual(['/dictionary', '/cloud'])
  })

  it('shows near words where nothing is found, as texts write them', async () => {
    const { results, near } = await ask('перомэда')
    expect([results, near]).toEqual([[], ['пирамида']])
    expect(await ask('ыыыыы')).not.toHaveProperty('near')
  })

  it('gives what is known before all texts are loaded', async () => {
    const waiting: (() => void)[] = []
    const slow: typeof backend = {
      ...backend,
      stored: async (refs) => {
        await new Promise<void>((resolve) => waiting.push(resolve))
        return backend.stored(refs)
      },
    }
    const counts: number[] = []
    const answer = planSearch('страница', slow, options, (make) => counts.push(make().results.length))
    await expect.poll(() => waiting.length).toBe(10)
    for (const go of waiting) go()
    expect((await answer).results).toHaveLength(8)
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 8])
  })

  it('gives each page once, and no more than asked for', async () => {
    const { results } = await ask('страница', { maxResults: 5 })
    expect(results).toHaveLength(5)
    expect(new Set(results.map(({ stored }) => stored.page)).size).toBe(5)
  })

  it('gives back the terms that the page has', async () => {
    expect((await ask('облаками слов')).results[0]?.terms).toEqual(['облак', 'слов'])
  })
})
