// Whatever fails while the program works, no site, no page and no file of an author is lost. Each run tries some faults of each
// group; `npm run faults` tries more (DOCSITE_FAULTS: number of each group, or `all`), and prints a table.
import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomNumbers } from '../helpers/random.ts'
import { authorCommands } from './author-trials.ts'
import { type Case, GROUPS, type Ground } from './groups.ts'
import { scenarios } from './site.ts'
import { endServers } from './trial.ts'

const {
  DOCSITE_FAULTS = '8',
  DOCSITE_FAULTS_GROUP,
  DOCSITE_FAULTS_SEED = '1',
  DOCSITE_FAULTS_JOBS,
} = process.env
const count = DOCSITE_FAULTS === 'all' ? Number.POSITIVE_INFINITY : Number(DOCSITE_FAULTS)
const seed = Number(DOCSITE_FAULTS_SEED)
const jobs = Number(DOCSITE_FAULTS_JOBS ?? availableParallelism())
/** More than anybody waits for. */
const NO_LIMIT = 2 ** 31 - 1

const state: { ground: Ground } = { ground: { builds: [], commands: [] } }
const table: { name: string; tried: number; failed: number; missed: number; all: number }[] = []

beforeAll(async () => {
  const [builds, commands] = await Promise.all([scenarios(), authorCommands()])
  state.ground = { builds, commands }
})

afterAll(() => {
  endServers()
  if (process.env.DOCSITE_FAULTS === undefined) return
  const rows = table.map(
    ({ name, tried, failed, missed, all }) =>
      `${name.padEnd(12)}${[tried, tried - failed, missed, all].map((figure) => String(figure).padStart(10)).join('')}`,
  )
  process.stdout.write(
    `${['group            tried  survived   not met  possible', ...rows].join('\n')}\nseed ${seed}\n`,
  )
})

/** So many of the cases, by chance, the same for the same seed. */
function drawn(cases: readonly Case[]): readonly Case[] {
  const random = randomNumbers(seed)
  const rest = [...cases]
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(random(rest.length), 1),
  ).flat()
}

/** Tries cases, some at a time: what went wrong, and how many faults were not met. */
async function tryAll(name: string, cases: readonly Case[]) {
  const failures: string[] = []
  const state = { missed: 0 }
  const waiting = [...cases.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { what, attempt }] = next
      const problems = await attempt().catch((error: unknown) => [`it cannot be tried: ${String(error)}`])
      if (!problems) {
        state.missed++
        continue
      }
      failures.push(...problems.slice(0, 1).map(() => `${what}\n    ${problems.join('\n    ')}`))
      if (process.env.DOCSITE_FAULTS === undefined) continue
      if (problems.length > 0) process.stdout.write(`FAILED ${name}: ${failures.at(-1)}\n`)
      else if (index % 50 === 49) process.stdout.write(`${name}: ${index + 1} of ${cases.length}\n`)
    }
  }
  await Promise.all(Array.from({ length: jobs }, work))
  return { failures, missed: state.missed }
}

describe.runIf(process.platform === 'linux')('faults', () => {
  const groups = GROUPS.filter(
    ({ name }) => DOCSITE_FAULTS_GROUP === undefined || DOCSITE_FAULTS_GROUP.split(',').includes(name),
  )
  it.each(groups)(
    '$name',
    async ({ name, cases }) => {
      const all = cases(state.ground, seed)
      const chosen = drawn(all)
      const { failures, missed } = await tryAll(name, chosen)
      const tried = chosen.length - missed
      table.push({ name, tried, failed: failures.length, missed, all: all.length })
      expect(tried).toBeGreaterThan(0)
      expect(failures).toEqual([])
    },
    NO_LIMIT,
  )
})
