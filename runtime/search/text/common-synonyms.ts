// Built-in synonyms of computing terms: a reader may search for one when the text uses another. They stand in for words that the
// index does not have, or has much less often. Site-specific synonyms come from the configuration.
import { stemEnglish } from './english.ts'
import { foldText } from './fold.ts'
import { stemRussian } from './russian.ts'

/** Groups by language: one per line, members separated by commas. */
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
windows,винда,виндовс
linux,линукс
удалить,снести,стереть,деинсталлировать
перезапуск,рестарт,перезагрузка,ребут
перезапустить,рестартовать,перезагрузить
запустить,стартовать,стартануть
отмена,откат,rollback,ролбэк
производительность,быстродействие,тормозит,тормоза,медленно
сбой,краш,падает,вылетает,глюк
исправить,устранить,починить
устранение неполадок,решение проблем,траблшутинг,troubleshooting
войти,авторизоваться,залогиниться
выход,разлогиниться,logout
логин,имя пользователя
права,разрешения,доступ,пермишены
печать,распечатка
печатать,распечатать,напечатать
скачать,загрузить
опубликовать,выложить
перенос,миграция,переезд
перейти,мигрировать,переехать
подключение,соединение,коннект
столбец,колонка
изображение,картинка,рисунок
вкладка,таб
шрифт,фонт
прокрутка,скролл
масштаб,зум
перетаскивание,drag-and-drop,драг-н-дроп
часовой пояс,таймзона,timezone
телефон,смартфон,мобильное устройство
вложение,аттач
запрос,query,квери
окружение,среда,environment
история изменений,чейнджлог,changelog
руководство,мануал,гайд,инструкция
учебник,туториал,tutorial
возможность,фича
круговая диаграмма,пайчарт,пирог,pie chart
тепловая карта,хитмап,heatmap
двухфакторная аутентификация,двухфакторка,2fa,mfa
электронная подпись,эцп,эп
искусственный интеллект,ии,ai
скрыть,спрятать
копирование,клонирование,дублирование
копировать,клонировать,дублировать
скопировать,склонировать,продублировать
api,апи
chrome,хром
docker,докер
git,гит
github,гитхаб
gitlab,гитлаб
google,гугл
html,хтмл
jira,джира
kafka,кафка
nginx,энджинкс,нджинкс
redis,редис
telegram,телеграм,телеграма,телеграмм
webhook,вебхук,веб хук
websocket,вебсокет,веб сокет
word,ворд
диаграмма рассеяния,точечная диаграмма,скаттер`,
  en: `configuration,config,settings,preferences
install,installation,setup
uninstall,remove,delete,erase
upgrade,update
backup,snapshot
restore,recover,recovery
authentication,login,log in,sign in
logout,log out,sign out
registration,sign up,signup
error,failure,exception,bug
failure,crash,outage
troubleshooting,troubleshoot,debugging
performance,speed,slow,latency
permission,privilege,authorization,access
directory,folder
repository,repo
documentation,docs,manual
tutorial,guide,walkthrough
example,sample,demo
release notes,changelog
kubernetes,k8s
postgresql,postgres
mongodb,mongo
elasticsearch,elastic
javascript,js
typescript,ts
golang,go
database,db
certificate,cert
tls,ssl,https
image,picture,photo
dropdown,select,combobox
dialog,modal,popup
tooltip,hint
dark mode,dark theme
theme,appearance,skin
localization,translation,internationalization,i18n
shortcut,hotkey,keybinding
schedule,cron,scheduler
expiration,retention,ttl
email,mail
parameter,argument,option,flag
cpu,processor
memory,ram
disk,storage
alert,notification,alarm
chart,graph,plot
vector,embedding
mobile,smartphone,phone
pricing,billing,price,cost
limit,quota
plugin,extension,addon
deployment,deploy,rollout
column,field
row,record
two-factor authentication,2fa,mfa`,
}

type Group = readonly string[]

/** Groups by the first word of each member, as written and as stemmed, so that a query need not scan all groups. */
function byFirstWord(lines: string): ReadonlyMap<string, readonly Group[]> {
  const groups = lines.split('\n').map((line): Group => line.split(','))
  const found = new Map<string, Group[]>()
  for (const group of groups)
    for (const [first = ''] of group.map((member) => member.split(' ')))
      for (const key of new Set([first, stemRussian(foldText(first)), stemEnglish(first)]))
        found.set(key, [...(found.get(key) ?? []), group])
  return found
}

const groupsOf = new Map(Object.entries(GROUPS).map(([language, lines]) => [language, byFirstWord(lines)]))

/** Synonym groups of these languages with a member that starts with one of the words, without duplicates. */
export function commonSynonyms(
  words: readonly { readonly text: string; readonly term: string }[],
  languages: readonly string[],
): readonly Group[] {
  const found = languages.flatMap((language) =>
    words.flatMap(({ text, term }) => [text, term].flatMap((key) => groupsOf.get(language)?.get(key) ?? [])),
  )
  return [...new Set(found)]
}
