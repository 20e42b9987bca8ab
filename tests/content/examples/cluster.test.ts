// The cluster of the page «Кластер БД», started from its file on one machine: two nodes of Patroni, etcd in place of Consul, the
// planned switch. Skipped, and counted, where the machine lacks one of the programs.
import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { complaintOf, hasProgram } from './programs.ts'
import { codeOf, openScratch, programsOf, versionsHere } from './scratch.ts'

const PAGE = 'appendix/dbcluster.md'
const version = versionsHere().at(-1) ?? ''
const canRun =
  version !== '' &&
  ['patroni', 'patronictl', 'etcd', 'psql'].every(hasProgram) &&
  complaintOf('python3', ['-c', 'import etcd']) === ''
const scratch = canRun ? openScratch({ PGHOST: undefined, PGPASSWORD: 'secret' }) : undefined
const running: ChildProcess[] = []
const ETCD = '127.0.0.1:12379'

/** Starts a program as the user of the scratch folder; it is ended after the tests. */
function start(command: string): void {
  const identity = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const env = { ...process.env, LC_ALL: 'C.UTF-8', HOME: scratch?.folder }
  const child = spawn('bash', ['-c', `exec ${command}`], {
    cwd: scratch?.folder,
    stdio: 'ignore',
    env,
    ...identity,
  })
  running.push(child)
}

afterAll(async () => {
  for (const child of running.reverse()) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
  }
  scratch?.remove()
})

/** The file of the page for a node of this machine. */
function fileOf(node: number): string {
  const text = codeOf(PAGE, '/etc/patroni/patroni.yml')
    .replaceAll('db1', `db${node}`)
    .replace('consul:\n  host: 127.0.0.1:8500', `etcd3:\n  host: ${ETCD}`)
    .replaceAll('192.0.2.31:8008', `127.0.0.1:1800${node}`)
    .replaceAll('192.0.2.31:5432', `127.0.0.1:1543${node}`)
    .replaceAll('192.0.2.0/24', '127.0.0.0/8')
    .replaceAll('<пароль>', 'secret')
    .replace('/var/lib/pgsql/17/data', scratch?.at(`data${node}`) ?? '')
    .replace('/usr/pgsql-17/bin', programsOf(version) ?? '')
    // No package of Debian brings pgnats.
    .replace(',pgnats', '')
  return `${text}\n  parameters: { unix_socket_directories: '${scratch?.folder}' }\n`
}

const patronictl = (command: string): string => scratch?.done(`patronictl -c db1.yml ${command}`) ?? ''

/** Waits for the members: `name role` of those that run; a replica that runs is streaming in newer versions of Patroni. */
async function membersOnce(...expected: readonly string[]): Promise<void> {
  interface Member {
    readonly Member: string
    readonly Role: string
    readonly State: string
  }
  const members = (): readonly string[] => {
    const { status, stdout } = scratch?.sh('patronictl -c db1.yml list -f json') ?? { status: 1, stdout: '' }
    if (status !== 0) return []
    return (JSON.parse(stdout) as readonly Member[])
      .filter(({ State }) => State === 'running' || State === 'streaming')
      .map(({ Member, Role }) => `${Member} ${Role}`)
  }
  for (let tries = 0; tries < 60; tries++) {
    if (members().join() === expected.join()) return
    await pause(500)
  }
  expect(members()).toEqual(expected)
}

const asked = (node: number, sql: string): string =>
  scratch?.done(`psql -h 127.0.0.1 -p 1543${node} -U postgres -Atc "${sql}"`) ?? ''

describe.skipIf(!canRun)('the cluster of the page', () => {
  it('begins with its first node, which creates the database cluster', async () => {
    for (const node of [1, 2]) writeFileSync(scratch?.at(`db${node}.yml`) ?? '', fileOf(node))
    start(
      `etcd --data-dir etcd --listen-client-urls http://${ETCD} --advertise-client-urls http://${ETCD} --listen-peer-urls http://127.0.0.1:12380`,
    )
    start('patroni db1.yml > db1.log 2>&1')
    await membersOnce('db1 Leader')
    expect(asked(1, 'SHOW data_checksums')).toBe('on')
    expect(asked(1, 'SHOW max_connections')).toBe('200')
  })

  it('takes the second node as a replica that follows', async () => {
    start('patroni db2.yml > db2.log 2>&1')
    await membersOnce('db1 Leader', 'db2 Replica')
    asked(1, 'CREATE DATABASE mi')
    await expect.poll(() => asked(2, 'SELECT count(*) FROM pg_database')).toBe('4')
  })

  it('changes its leader by the command of the page', async () => {
    const command = codeOf(PAGE, 'Плановое переключение').split('\n').at(-1) ?? ''
    // The command asks for the leader, the time and a consent: a script gives them by --force.
    patronictl(`${command.replace(/^patronictl -c \S+ /, '')} --force`)
    await membersOnce('db1 Replica', 'db2 Leader')
    expect(asked(2, 'SELECT pg_is_in_recovery()')).toBe('f')
  })

  it('keeps a change of the common parameters', async () => {
    patronictl('edit-config -s postgresql.parameters.work_mem=32MB --force')
    await expect.poll(() => asked(1, 'SHOW work_mem')).toBe('32MB')
  })
})
