// The steps of the pages on PostgreSQL 13, 15 and 17, executed in their order on a cluster with the demo set. With the versions of
// the pages where the machine has them, else skipped and counted; and always from the newest version here to itself, which
// pg_upgrade allows: so the commands, their options and their order are executed on any machine with a server.

import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { SITE } from '../files.ts'
import { codeOf, openScratch, programsOf, type Scratch, versionsHere } from './scratch.ts'

interface Upgrade {
  readonly from: string
  readonly to: string
  /** The blocks in the order of the page, for the versions that they name. */
  readonly blocks: () => readonly string[]
}

const THIRTEEN = 'upgrade-guide/pg-13.md'
const EMPTY_CLUSTER = 'dnf install postgresql13-server'
const [STOP, UPGRADE] = ['От root: остановить', 'От postgres (sudo -iu postgres): проверка']
/** The general order stands on the page about 13; that about 15 sends there. */
const general = [EMPTY_CLUSTER, STOP, UPGRADE]
const startOf13 = () => codeOf(THIRTEEN, 'systemctl disable postgresql-12')

const upgrades: readonly Upgrade[] = [
  {
    from: '12',
    to: '13',
    blocks: () => [
      ...general.map((start) => codeOf(THIRTEEN, start)),
      startOf13(),
      codeOf(THIRTEEN, 'От postgres, сразу после'),
    ],
  },
  {
    from: '13',
    to: '15',
    blocks: () => [
      ...[...general.map((start) => codeOf(THIRTEEN, start)), startOf13()].map((code) =>
        code.replaceAll('13', '15').replaceAll('12', '13'),
      ),
      codeOf('upgrade-guide/pg-15.md', 'От postgres (sudo -iu postgres), после'),
    ],
  },
  {
    from: '15',
    to: '17',
    blocks: () =>
      ['1. ', '2. ', '3. ', '5. ', '6. ', '7. '].map((start) => codeOf('upgrade-guide/pg-17.md', start)),
  },
]

/** What stands for the packages and the services of the machine of the reader. */
const MACHINE = `
dnf() { :; }
systemctl() {
  local action=$1 unit; shift
  for unit in "$@"; do
    case $action:$unit in
      stop:postgresql-*) pg_server stop "\${unit#postgresql-}";;
      start:postgresql-*|enable:postgresql-*) pg_server start "\${unit#postgresql-}";;
    esac
  done
}
pg_server() {
  local data=$FOLDER/pgsql/$2/data bin
  bin=$(cat "$FOLDER/pgsql/$2/bin")
  if [ "$1" = start ]; then
    "$bin/pg_ctl" -D "$data" -w -l "$FOLDER/log" -o "-k $FOLDER -p $PGPORT -c listen_addresses='' -c fsync=off" start > /dev/null
  elif "$bin/pg_ctl" -D "$data" status > /dev/null; then
    "$bin/pg_ctl" -D "$data" -w -m fast stop > /dev/null
  fi
}`

const opened: { scratch?: Scratch } = {}
afterEach(() => {
  opened.scratch?.sh(
    'for one in pgsql/*/; do "$(cat $one/bin)/pg_ctl" -D $one/data -m immediate stop || true; done',
  )
  opened.scratch?.remove()
})

/** The programs write whole clusters to the disk and wait for it, which others may keep busy. */
const LIMIT_MS = 900_000

/** Extensions that no package of Debian brings. */
const isForeign = (line: string): boolean => /ALTER EXTENSION (?:plv8|pgnats) UPDATE/.test(line)

/** Executes the page with the programs of two versions in place of those that it names. */
function execute({ from, to, blocks }: Upgrade, oldPrograms: string, newPrograms: string): void {
  const scratch = openScratch({ PGPORT: '5434', PGUSER: undefined }, MACHINE)
  opened.scratch = scratch
  const { done, folder } = scratch
  for (const version of [from, to]) mkdirSync(scratch.at(`pgsql/${version}`), { recursive: true })
  cpSync(join(SITE, 'content/static/demo'), scratch.at('demo'), { recursive: true })
  scratch.own('pgsql', `pgsql/${from}`, `pgsql/${to}`, 'demo')
  done(`echo ${oldPrograms} > pgsql/${from}/bin; echo ${newPrograms} > pgsql/${to}/bin`)
  const onMachine = (code: string): string =>
    code
      .split('\n')
      .filter((line) => !isForeign(line))
      .join('\n')
      .replaceAll(`/usr/pgsql-${from}/bin`, oldPrograms)
      .replaceAll(`/usr/pgsql-${to}/bin`, newPrograms)
      .replaceAll('/var/lib/pgsql', `${folder}/pgsql`)

  done(`${oldPrograms}/initdb -D pgsql/${from}/data --locale=C.UTF-8 --encoding=UTF8 --data-checksums --no-sync
    systemctl start postgresql-${from}
    createuser bi; createdb -O bi mi; cd demo; psql -q -U bi -d mi -f demo.sql`)
  for (const code of blocks()) done(onMachine(code))

  const asked = (sql: string): string => done(`psql -d mi -Atc "${sql}"`)
  expect(asked('SELECT sum(amount) FROM sales')).toBe('5010000')
  expect(asked("SELECT count(*) > 0 FROM pg_stats WHERE tablename = 'sales'")).toBe('t')
  expect(asked('SHOW data_directory')).toBe(`${folder}/pgsql/${to}/data`)
  // The way back of the table: files were copied, so the old version starts with its data.
  done(`systemctl stop postgresql-${to}; systemctl start postgresql-${from}`)
  expect(asked('SELECT sum(amount) FROM sales')).toBe('5010000')
  expect(asked('SHOW data_directory')).toBe(`${folder}/pgsql/${from}/data`)
}

describe('the upgrade of PostgreSQL, in the order of the pages', () => {
  for (const upgrade of upgrades) {
    const [oldPrograms, newPrograms] = [programsOf(upgrade.from), programsOf(upgrade.to)]
    it.skipIf(!oldPrograms || !newPrograms)(
      `${upgrade.from} → ${upgrade.to}`,
      () => execute(upgrade, oldPrograms ?? '', newPrograms ?? ''),
      LIMIT_MS,
    )
  }

  const own = versionsHere().at(-1)
  const programs = own && programsOf(own)
  // The page about 15 has the steps of that about 13: they are executed once.
  const pages = upgrades.filter(({ to }) => to !== '15')
  it.skipIf(!programs).each(pages)(
    `page about $to, executed as ${own} → ${own}`,
    (upgrade) => execute(upgrade, programs ?? '', programs ?? ''),
    LIMIT_MS,
  )
})
