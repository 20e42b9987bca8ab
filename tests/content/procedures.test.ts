// What pages tell readers to configure they also tell them to start: a file of settings without the command that applies it
// leaves a reader with a service that does not run or does not know.
import { describe, expect, it } from 'vitest'
import { type Block, blocksOf, nameOf } from './examples/blocks.ts'
import { contentFiles } from './files.ts'

/** Files of settings and the units that read them. `$1` is a part of the name of the file. */
const READERS: readonly (readonly [file: RegExp, unit: string])[] = [
  [/^\/etc\/dnsmasq\.d\//, 'dnsmasq'],
  [/^\/etc\/consul\.d\//, 'consul'],
  [/^\/etc\/patroni\//, 'patroni'],
  [/^\/etc\/haproxy\//, 'haproxy'],
  [/^\/etc\/keepalived\//, 'keepalived'],
  [/^\/etc\/nats\//, 'nats-server'],
  [/^\/etc\/keydb\//, 'keydb'],
  [/^\/etc\/rsyslog\.d\//, 'rsyslog'],
  [/^\/etc\/systemd\/journald/, 'systemd-journald'],
  [/^\/etc\/systemd\/journal-upload/, 'systemd-journal-upload'],
  [/^\/etc\/bi\/web\//, 'bi-web'],
  [/^\/etc\/bi\/([a-z]+)\.(?:yml|env)\b/, 'bi-$1'],
]

/** The unit that a block is for; nothing for other blocks. */
function readerOf({ title }: Block): string | undefined {
  const read = READERS.map(([file, unit]) => ({ match: file.exec(title), unit })).find(({ match }) => match)
  return read?.unit.replace('$1', read.match?.[1] ?? '')
}

/** Units that commands of a text start or make read their settings again. */
function applied(source: string): (unit: string) => boolean {
  const commands = source
    .replaceAll('{product}', 'bi')
    .matchAll(/systemctl (?:enable --now|start|restart|reload)((?: [\w.@'*-]+)+)/g)
  const named = [...commands].flatMap(([, units = '']) => units.trim().replaceAll("'", '').split(' '))
  return (unit) => named.some((name) => name === unit || (name === 'bi-*' && unit.startsWith('bi-')))
}

const pages = contentFiles().filter(({ path }) => path.endsWith('.md'))
const settings = pages.flatMap((page) =>
  blocksOf(page).flatMap((block) => {
    const unit = readerOf(block)
    return unit ? [{ block, unit, isApplied: applied(page.source)(unit) }] : []
  }),
)

describe('files of settings', () => {
  it('are found', () => expect(settings.length).toBeGreaterThanOrEqual(18))

  it('are applied on the page that shows them', () => {
    const idle = settings.filter(({ isApplied }) => !isApplied)
    expect(idle.map(({ block, unit }) => `${nameOf(block)}: nothing starts ${unit}`)).toEqual([])
  })

  it('are missed when no command names the unit', () => {
    expect(applied('systemctl enable --now haproxy keepalived')('keepalived')).toBe(true)
    expect(applied("systemctl restart '{product}-*'")('bi-datagate')).toBe(true)
    expect(applied('systemctl stop keydb')('keydb')).toBe(false)
  })
})
