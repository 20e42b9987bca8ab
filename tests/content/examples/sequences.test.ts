// The commands of the quick start, of the backup and of the way back, executed in the order of the pages on a PostgreSQL of the
// test's own. Skipped, and counted, where the machine has no server.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SITE } from '../files.ts'
import { allBlocks } from './blocks.ts'
import { hasProgram } from './programs.ts'

const PORT = '5433'
const PROGRAMS = ['initdb', 'pg_ctl', 'psql', 'pg_dump', 'pg_restore', 'createdb']
const canRun = PROGRAMS.every(hasProgram)
/** PostgreSQL refuses to be root: root runs it as nobody. */
const NOBODY = 65534
const isRoot = process.getuid?.() === 0
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

const folder = canRun ? mkdtempSync(join(tmpdir(), 'docsite-postgres-')) : ''
const inFolder = (path: string): string => join(folder, path)
const environment = {
  ...process.env,
  PGPORT: PORT,
  PGHOST: folder,
  PGUSER: 'postgres',
  HOME: folder,
  LC_ALL: 'C.UTF-8',
}

function sh(script: string): SpawnSyncReturns<string> {
  const options = { encoding: 'utf8', env: environment, cwd: folder, ...identity } as const
  return spawnSync('bash', ['-euo', 'pipefail', '-c', script], options)
}

/** What a script answers; the test fails with what it complains of. */
function done(script: string): string {
  const { status, stdout, stderr } = sh(script)
  expect(status, `${script}\n${stderr}`).toBe(0)
  return stdout.trim()
}

/** A block of a page with the addresses and folders of the test in place of those of the example. */
function block(page: string, start: string): string {
  const found = allBlocks().find(
    (one) => one.page.endsWith(page) && (one.title.startsWith(start) || one.code.startsWith(start)),
  )
  if (!found) throw new Error(`no block ${start} in ${page}`)
  return found.code
    .replaceAll('-h db.example.ru', `-h ${folder}`)
    .replaceAll('sudo -u postgres ', '')
    .replaceAll('ru_RU.UTF-8', 'C.UTF-8')
    .replaceAll(/(?<![\w/])\/(backup|etc)\b/g, (_, name: string) => inFolder(name))
}

beforeAll(() => {
  if (!canRun) return
  for (const path of ['etc/bi', 'etc/nats', 'etc/keydb', 'backup'])
    mkdirSync(inFolder(path), { recursive: true })
  cpSync(join(SITE, 'content/static/demo'), inFolder('demo'), { recursive: true })
  writeFileSync(inFolder('etc/bi/datagate.yml'), 'server: { port: 8200 }\n')
  chmodSync(folder, 0o755)
  if (isRoot) for (const path of ['', 'backup', 'demo', 'etc']) chownSync(inFolder(path), NOBODY, NOBODY)
  done('initdb -D data -U postgres -A trust --locale=C.UTF-8 --no-sync')
  done(
    `pg_ctl -D data -w -l log -o "-k ${folder} -p ${PORT} -c listen_addresses='' -c fsync=off" start > start.log 2>&1`,
  )
})
afterAll(() => {
  if (!canRun) return
  sh('pg_ctl -D data -m immediate stop')
  rmSync(folder, { recursive: true })
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
    expect(done(`tar -tzf backup/etc/${day}.tgz`)).toContain('bi/datagate.yml')
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
})
