// The commands of the quick start, of the backup and of the way back, executed in the order of the pages on a PostgreSQL of the
// test's own. Skipped, and counted, where the machine has no server.
import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SITE } from '../files.ts'
import { hasProgram } from './programs.ts'
import { codeOf, openScratch } from './scratch.ts'

const PORT = '5433'
/** The port of the server that keeps an archive of its log. */
const ARCHIVED = '5435'
/** The folder of that server, once it has been started. */
const opened: { archived?: string } = {}
const PROGRAMS = 'initdb pg_ctl psql pg_dump pg_restore createdb pg_basebackup pg_archivecleanup'.split(' ')
const canRun = PROGRAMS.every(hasProgram)

const scratch = canRun ? openScratch({ PGPORT: PORT, PGUSER: 'postgres' }) : undefined
const folder = scratch?.folder ?? ''
const inFolder = (path: string): string => join(folder, path)
const done = (script: string): string => scratch?.done(script) ?? ''

/** A block of a page with the addresses and folders of the test in place of those of the example. */
const block = (page: string, start: string): string =>
  codeOf(page, start)
    .replaceAll('-h db.example.ru', `-h ${folder}`)
    .replaceAll(/(?<![\w/])\/(backup|etc|var)\b/g, (_, name: string) => inFolder(name))

beforeAll(() => {
  if (!canRun) return
  for (const path of ['etc/bi', 'etc/nats', 'etc/keydb', 'backup', 'var/lib/bi/databoring'])
    mkdirSync(inFolder(path), { recursive: true })
  cpSync(join(SITE, 'content/static/demo'), inFolder('demo'), { recursive: true })
  writeFileSync(inFolder('etc/bi/datagate.yml'), 'server: { port: 8200 }\n')
  writeFileSync(inFolder('var/lib/bi/databoring/flows.json'), '[]\n')
  scratch?.own('backup', 'demo', 'etc', 'var/lib')
  done('initdb -D data -U postgres -A trust --locale=C.UTF-8 --no-sync')
  done(
    `pg_ctl -D data -w -l log -o "-k ${folder} -p ${PORT} -c listen_addresses='' -c fsync=off" start > start.log 2>&1`,
  )
})
afterAll(() => {
  scratch?.sh('pg_ctl -D data -m immediate stop')
  if (opened.archived) scratch?.sh(`pg_ctl -D ${opened.archived} -m immediate stop`)
  scratch?.remove()
})

const total = (database: string) => done(`psql -d ${database} -Atc 'SELECT sum(amount) FROM sales'`)

describe.skipIf(!canRun)('commands in the order of the pages', () => {
  it('load the demo set as the quick start says', () => {
    const load = block('advanced-user-guide/start.md', 'В каталоге с файлами')
    expect(done(`cd demo\n${load}`)).toContain('5010000 | 4950000')
  })

  it('back up by the script of the page, and prove the copy', () => {
    done(
      `psql -c 'CREATE ROLE bi SUPERUSER LOGIN'; createdb -O bi mi; cd demo; psql -q -U bi -d mi -f demo.sql`,
    )
    done(block('sysadm-guide/backup.md', '/usr/local/bin/bi-backup.sh').replace(/^#!.*\n/, ''))
    const day = done('date +%F')
    expect(done(`ls backup/${day} backup/etc`).split('\n')).toEqual([
      `backup/${day}:`,
      'globals.sql',
      'mi.dump',
      '',
      'backup/etc:',
      `${day}.tgz`,
    ])
    expect(done(`cat backup/${day}/globals.sql`)).toContain('CREATE ROLE bi;')
    const kept = done(`tar -tzf backup/etc/${day}.tgz`)
    expect([kept.includes('bi/datagate.yml'), kept.includes('databoring/flows.json')]).toEqual([true, true])
  })

  it('go back to the copy as the page on updates says', () => {
    done(`psql -d mi -c 'DELETE FROM sales'`)
    expect(total('mi')).toBe('')
    done(
      block('sysadm-guide/updates.md', 'sudo -u postgres dropdb mi').replaceAll('2026-03-12', '$(date +%F)'),
    )
    expect(total('mi')).toBe('5010000')
  })

  it('restore on a machine for checks', () => {
    const [create = '', restore = ''] = block('sysadm-guide/backup.md', 'На проверочном узле').split('\n')
    done(`${create}\n${restore.replace('2026-03-12', '$(date +%F)')}`)
    expect(total('mi_check')).toBe('5010000')
  })

  it('return to a moment by the physical copy and the archive of the log', async () => {
    const data = inFolder('var/lib/pgsql/17/data')
    const page = 'sysadm-guide/backup.md'
    const physical = (start: string) => block(page, start)
    const server = (action: string) =>
      done(
        `pg_ctl -D ${data} -w -m fast -l log -o "-k ${folder} -p ${ARCHIVED} -c listen_addresses='' -c fsync=off" ${action} > pg_ctl.log 2>&1`,
      )
    const psql = (sql: string) => done(`psql -p ${ARCHIVED} -d mi -Atc "${sql}"`)
    opened.archived = data
    done(`mkdir -p var/lib/pgsql/17 backup/base backup/wal backup/base/2020-01-05; touch -d 2020-01-05 backup/base/2020-01-05
      initdb -D ${data} -U postgres -A trust --locale=C.UTF-8 --no-sync`)
    appendFileSync(join(data, 'postgresql.conf'), `\n${physical('wal_level = replica')}\n`)
    server('start')
    done(`psql -p ${ARCHIVED} -c "${physical('CREATE ROLE replicator')}"
      createdb -p ${ARCHIVED} mi; cd demo; psql -p ${ARCHIVED} -q -d mi -f demo.sql`)
    done(`PGPORT=${ARCHIVED}\n${physical('pg_basebackup')}`)
    const moment = psql('SELECT clock_timestamp()')
    psql('DELETE FROM sales')
    server('stop')

    done(physical('data=').replaceAll('2026-03-08', '$(date +%F)').replace('2026-03-12 14:29:00+03', moment))
    server('start')
    await expect.poll(() => psql('SELECT pg_is_in_recovery()')).toBe('f')
    expect(psql('SELECT sum(amount) FROM sales')).toBe('5010000')

    const segments = () => done('ls backup/wal').split('\n')
    expect(segments()).toContain('000000010000000000000001')
    done(physical('find /backup/base'))
    expect(segments()).not.toContain('000000010000000000000001')
    expect(done('ls backup/base')).toBe(done('date +%F'))
  })
})
