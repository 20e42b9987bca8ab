// Ports, keys, paths, packages, addresses: pages say what `content/_facts/platform.yml` says, and name nothing that is not there.
import { describe, expect, it } from 'vitest'
import { positionAt } from '../../cli/text/position.ts'
import { api, facts } from './facts.ts'
import { contentFiles, isPage } from './files.ts'
import { rowsBelow } from './tables.ts'

const files = contentFiles().filter(({ path }) => path.endsWith('.md'))
const sourceOf = (end: string): string => files.find(({ path }) => path.endsWith(end))?.source ?? ''

const code = (text: string): string => text.replaceAll('`', '')

/** Places where a pattern finds what is not in a list. */
const strangers = (pattern: RegExp, known: (found: string) => boolean): readonly string[] =>
  files.flatMap(({ path, source }) =>
    [...source.matchAll(pattern)]
      .filter(([found]) => !known(found))
      .map(({ 0: found, index }) => `${path}:${positionAt(source, index).line}: ${found}`),
  )

describe('tables of the pages', () => {
  it('of ports are the facts', () => {
    const rows = rowsBelow(sourceOf('general-overview/tech-info.md'), '| Служба | Порт |')
    expect(rows).toEqual(
      facts.ports.map(({ service, port, protocol, clients }) => [service, port, protocol, clients]),
    )
  })

  it('of the keys of the datagate are the facts', () => {
    const rows = rowsBelow(sourceOf('sysadm-guide/setup.md'), '| Ключ `datagate.yml` |')
    const own = facts.settings.filter(({ file }) => file === 'datagate.yml')
    expect(rows.map((row) => row.map(code))).toEqual(
      own.map((one) => [one.key, one.default, code(one.meaning)]),
    )
  })

  it('of the keys of the other services are the facts', () => {
    const rows = rowsBelow(sourceOf('sysadm-guide/setup.md'), '| Файл и ключ |')
    const own = facts.settings.filter(({ file }) => file !== 'datagate.yml')
    expect(rows.map((row) => row.map(code))).toEqual(
      own.map((one) => [`${one.file}: ${one.key}`, one.default, code(one.meaning)]),
    )
  })
})

describe('limits', () => {
  it('are the facts, in their table', () => {
    const rows = rowsBelow(sourceOf('general-overview/tech-info.md'), '| Предел |')
    expect(rows.map(([name, value]) => [name, value])).toEqual(
      facts.limits.map(({ name, value }) => [name, value]),
    )
  })

  it.each(facts.limits)('$name: every page that speaks of it says the same', ({ said }) => {
    for (const { find, as } of said) {
      const numbers = files.flatMap(({ path, source }) =>
        [...source.matchAll(new RegExp(find, 'giu'))].map((match) => ({
          value: match.slice(1).find((group) => group !== undefined) ?? '',
          place: `${path}:${positionAt(source, match.index).line}`,
        })),
      )
      expect(numbers.length, find).toBeGreaterThan(0)
      expect(numbers.filter(({ value }) => !as.includes(value))).toEqual([])
    }
  })

  it('of waiting are what the formula gives', () => {
    const rows = rowsBelow(sourceOf('general-overview/tech-info.md'), '| Читатели |')
    const shown = rows.map((row) => row.map((cell) => Number(cell.replace(',', '.'))))
    expect(shown.length).toBeGreaterThan(3)
    for (const [readers = 0, dashlets = 0, seconds = 0, pool = 1, last] of shown) {
      expect(last).toBe(Math.round(((readers * dashlets * seconds) / pool) * 10) / 10)
    }
  })
})

describe('addresses of the API', () => {
  const described = Object.keys(api.paths).map(
    (path) =>
      new RegExp(`^${path.replaceAll(/[.()]/g, (sign) => `\\${sign}`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  )

  it('are all described for programs', () => {
    const isKnown = (found: string): boolean => {
      const path = found.replace('{schema}.{table}', 'schema.table').replace(/\.filter$/, '.filter(x)')
      return described.some((one) => one.test(path))
    }
    expect(strangers(/\/api\/(?:auth|db|v3)\/[\w./{}]*\w(?:\})?/g, isKnown)).toEqual([])
  })

  it('are all on a page', () => {
    const text = files.map(({ source }) => source).join('\n')
    const start = (path: string): string => path.replace(/\{.*$/, '')
    expect(Object.keys(api.paths).filter((path) => !text.includes(start(path)))).toEqual([])
  })

  it('answer a refusal with a reason, each', () => {
    const refusals = Object.values(api.paths).flatMap((operations) =>
      Object.entries(operations).flatMap(([method, operation]) =>
        'responses' in operation
          ? Object.entries(operation.responses)
              .filter(([code, { $ref }]) => code >= '400' && $ref !== '#/components/responses/Refused')
              .map(([code]) => `${method} ${code}`)
          : [],
      ),
    )
    expect(refusals).toEqual([])
  })
})

describe('what pages name', () => {
  it('are packages that there are', () => {
    const isKnown = (name: string) =>
      facts.packages.includes(name) || /-(?:cluster|nats|User|backup)$/.test(name)
    expect(strangers(/\{product\}-[A-Za-z]+/g, isKnown)).toEqual([])
  })

  it('are paths that there are', () => {
    const isKnown = (path: string) => facts.paths.includes(path.replace(/[./]+$/, ''))
    expect(strangers(/\/(?:etc|var|srv|opt)\/(?:lib\/|log\/)?\{product\}[\w./*-]*/g, isKnown)).toEqual([])
  })

  it('are ports where something answers', () => {
    const own = facts.ports.flatMap(({ port }) => port.match(/\d+/g) ?? [])
    const isKnown = (found: string): boolean => {
      const [host = '', port = ''] = found.split(/[: ]/)
      return facts.hosts[host]?.includes(Number(port)) ?? own.includes(port)
    }
    const address =
      /(?<![\w.@-])(?:[a-z][\w-]*(?:\.[\w-]+)*\.example\.ru[: ]|(?:localhost|nats\d?|(?:127\.0\.0|192\.0\.2)\.\d+):)\d{2,5}\b/g
    expect(strangers(address, isKnown)).toEqual([])
  })

  it('are keys of the datagate and its neighbours that there are', () => {
    const keys = facts.settings.map(({ key }) => key)
    const isKnown = (key: string) => keys.some((one) => one === code(key) || one.startsWith(`${code(key)}.`))
    const inText = /`\{product\}\.(?!ldap)[a-z-]+(?:\.[a-z-]+)*`/g
    expect(strangers(inText, isKnown)).toEqual([])
  })

  it('are all services that use the base, where a window of work stops or starts them', () => {
    const commands = /^systemctl (?:stop|start|disable --now) .*\{product\}-appserver.*$/gm
    const isWhole = (line: string) =>
      ['datagate', 'importer', 'databoring'].every((name) => line.includes(`{product}-${name}`))
    expect(strangers(commands, isWhole)).toEqual([])
  })

  it('is one address for the return from the single sign-on', () => {
    const callback = /https:\/\/bi\.example\.ru\/api\/auth\/oidc\/[^\s`'")]*/g
    expect(strangers(callback, (address) => address === facts.redirect)).toEqual([])
    expect(strangers(/https:\/\/bi\.example\.ru\/(?:\*|<путь[^>]*>)/g, () => false)).toEqual([])
  })

  it('are codes of dashlets that there are, each on its page', () => {
    const codes = facts.view_classes.map((one) => one.code)
    expect(strangers(/(?<="view_class": ")[\w-]+/g, (name) => codes.includes(name))).toEqual([])
    const missing = facts.view_classes.filter(
      ({ code: name, page }) =>
        !sourceOf(`${page}.md`).includes(`\`${name}\``) && !sourceOf(`${page}.md`).includes(`"${name}"`),
    )
    expect(missing).toEqual([])
  })

  it('are all codes of dashlets, in the table of codes', () => {
    const rows = rowsBelow(sourceOf('dashlet-conf-guide/config.md'), '| Вопрос | Коды |')
    const listed = rows.flatMap(([, codes = '']) => code(codes).split(', '))
    expect(listed.sort()).toEqual(facts.view_classes.map((one) => one.code).sort())
  })

  it('are actions beside every symptom', () => {
    expect(strangers(/^\| (?:Признак|Сообщение|Строка в журнале) \| [^|]+ \|$/gm, () => false)).toEqual([])
  })

  it('is one word for a page: no title stands twice', () => {
    const titles = files.filter(isPage).map(({ source }) => /^title: "?(.*?)"?$/m.exec(source)?.[1] ?? '')
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })
})
