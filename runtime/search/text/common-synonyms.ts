// Words of computing that mean the same to whoever reads documentation: what a text calls by one of them is asked for by another.
// They stand for words that an index does not have; what else means the same on a site, its configuration says.
import { foldText } from './fold.ts'
import { stemRussian } from './russian.ts'

/** Groups by language: one a line, their members between commas. */
const GROUPS: Readonly<Record<string, string>> = {
  ru: `установка,инсталляция
установить,инсталлировать
удаление,деинсталляция
обновление,апгрейд,апдейт,update
обновить,апгрейдить
резервное копирование,бэкап,бекап,backup
восстановление,рестор
журнал,лог,логирование
настройка,конфигурация,конфиг,сетап
параметр,опция
иконка,значок,пиктограмма
снимок экрана,скриншот,скрин
ссылка,линк,гиперссылка
папка,каталог,директория
ошибка,баг
исправление,фикс,патч
учётная запись,аккаунт
вход,авторизация,аутентификация
пользователь,юзер
администратор,админ
экспорт,выгрузка
импорт,загрузка
excel,эксель
почта,email,имейл,мейл
дэшборд,дашборд,dashboard
диаграмма,чарт
подсказка,тултип
флажок,чекбокс,галочка
выпадающий список,дропдаун
всплывающее окно,попап,модалка
ползунок,слайдер
метка,тег,ярлык
планировщик,cron,крон,шедулер
расписание,cron,крон
база данных,бд,субд
плагин,расширение,аддон
перевод,локализация,мультиязычность,многоязычность
интернационализация,мультиязычность,многоязычность
тема,скин,оформление
озу,оперативная память,ram
процессор,цп,cpu
сочетание клавиш,горячие клавиши,хоткей,шорткат
отладка,дебаг
развёртывание,деплой
выпуск,релиз
документация,доки
репозиторий,репа
уведомление,оповещение,нотификация
комментарий,коммент
сводная таблица,пивот
фронтенд,фронт,frontend
бэкенд,бэк,backend
строка,стринг
массив,array
цикл,луп
конкатенация,сложение строк
кэш,кеш
postgresql,постгрес,постгре
clickhouse,кликхаус
kubernetes,кубернетес,k8s
javascript,джаваскрипт
python,питон,пайтон
windows,винда,виндовс`,
}

type Group = readonly string[]

/** Groups by the first word of each member, as it is written and as the index has it: a query is to cost no look at all of them. */
function byFirstWord(lines: string): ReadonlyMap<string, readonly Group[]> {
  const groups = lines.split('\n').map((line): Group => line.split(','))
  const found = new Map<string, Group[]>()
  for (const group of groups)
    for (const [first = ''] of group.map((member) => member.split(' ')))
      for (const key of new Set([first, stemRussian(foldText(first))]))
        found.set(key, [...(found.get(key) ?? []), group])
  return found
}

const groupsOf = new Map(Object.entries(GROUPS).map(([language, lines]) => [language, byFirstWord(lines)]))

/** Groups of words that mean the same in any of the languages, those that begin with one of these words; each once. */
export function commonSynonyms(
  words: readonly { readonly text: string; readonly term: string }[],
  languages: readonly string[],
): readonly Group[] {
  const found = languages.flatMap((language) =>
    words.flatMap(({ text, term }) => [text, term].flatMap((key) => groupsOf.get(language)?.get(key) ?? [])),
  )
  return [...new Set(found)]
}
