// All groups of faults: which cases each has, and how one is tried.
import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { randomNumbers } from '../helpers/random.ts'
import { type AuthorCommand, faultyCommand } from './author-trials.ts'
import { afterFault, faultyBuild, healed } from './build-trials.ts'
import { DAMAGES, filesIn } from './damage.ts'
import type { Scenario } from './site.ts'
import { type Calls, type Fault, inCopy, problemsOf, run } from './trial.ts'

/** What trials are made with. */
export interface Ground {
  readonly builds: readonly Scenario[]
  readonly commands: readonly AuthorCommand[]
}

/** One trial: what it is, and what is wrong after it; null where the fault was not met. */
export interface Case {
  readonly what: string
  attempt(): Promise<readonly string[] | null>
}

/** Faults of one kind. `cases`: all there are; those that chance makes are as many as are asked for. */
export interface Group {
  readonly name: string
  readonly cases: (ground: Ground, seed: number) => readonly Case[]
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
/** Cases of groups in which chance decides. */
const BY_CHANCE = 400
const HOUR_MS = 3_600_000

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const named = (fault: Fault): string => JSON.stringify(fault)

/** Errors of calls: of all codes that a call can fail with, at this one or from it on, and of calls that do half of what they are to. */
const errorsOf = ({ codes, parts }: Calls): readonly Fault[] => [
  ...codes.flatMap((ofCall, index) =>
    ofCall.flatMap((code): readonly Fault[] => [
      { kind: 'error', at: index + 1, code },
      { kind: 'error', at: index + 1, code, stays: true },
    ]),
  ),
  ...upTo(parts).flatMap((at): readonly Fault[] => [
    { kind: 'short', at },
    { kind: 'short', at, stays: true },
  ]),
]

const killsOf = ({ codes }: Calls): readonly Fault[] => upTo(codes.length).map((at) => ({ kind: 'kill', at }))

const signalsOf = ({ codes }: Calls): readonly Fault[] =>
  upTo(codes.length).flatMap((at) => SIGNALS.map((signal): Fault => ({ kind: 'signal', at, signal })))

const atEachCall =
  (faultsOf: (calls: Calls) => readonly Fault[]): Group['cases'] =>
  ({ builds }) =>
    builds.flatMap((scenario) =>
      faultsOf(scenario.calls).map((fault) => ({
        what: `${scenario.name}, ${named(fault)}`,
        attempt: () => faultyBuild(scenario, fault),
      })),
    )

/** Cases that chance makes of a scenario. */
const byChance =
  (
    make: (
      scenario: Scenario,
      random: (below: number) => number,
    ) => { what: string; attempt: Case['attempt'] },
  ): Group['cases'] =>
  ({ builds }, seed) =>
    upTo(BY_CHANCE).map((index) => {
      const random = randomNumbers(seed * 1000 + index)
      const scenario = builds[random(builds.length)]
      if (!scenario) throw new Error('there is nothing to build')
      const { what, attempt } = make(scenario, random)
      return { what: `${scenario.name}, ${what}`, attempt }
    })

const atMoments = byChance((scenario, random) => {
  const signal = random(3) > 0 ? 'SIGKILL' : (SIGNALS[random(3)] ?? 'SIGTERM')
  const afterMs = Math.round((random(1100) / 1000) * scenario.ms)
  return {
    what: `${signal} after ${afterMs} ms`,
    attempt: () =>
      inCopy(scenario.template, async (dir) => {
        const ending = await run(['build', dir, ...scenario.args], { kind: 'none' }, { afterMs, signal })
        const allowed = signal === 'SIGKILL' ? [0, 137] : [0, 129, 130, 143]
        return [
          ...problemsOf(ending, allowed),
          ...afterFault(dir, scenario, ending),
          ...(await healed(dir, scenario)),
        ]
      }),
  }
})

const OFFSETS_MS = [1000, HOUR_MS, 24 * HOUR_MS, 400 * 24 * HOUR_MS, 30_000 * 24 * HOUR_MS]

/** The clock goes wrong during a build, or files say that they were written at another time. */
const clocks = byChance((scenario, random) => {
  const clockMs = (random(2) === 0 ? 1 : -1) * (OFFSETS_MS[random(OFFSETS_MS.length)] ?? HOUR_MS)
  const fault: Fault =
    random(2) === 0
      ? { kind: 'clock', clockMs }
      : { kind: 'jump', at: 1 + random(scenario.calls.codes.length), clockMs }
  const movesFiles = random(2) === 0
  return {
    what: `${named(fault)}${movesFiles ? ', files too' : ''}`,
    attempt: () =>
      inCopy(scenario.template, async (dir) => {
        const then = new Date(Math.max(0, Date.now() + clockMs))
        if (movesFiles) for (const file of filesIn(join(dir, 'docs'))) utimesSync(file, then, then)
        const ending = await run(['build', dir, ...scenario.args], fault)
        return [
          ...problemsOf(ending, [0]),
          ...afterFault(dir, scenario, ending),
          ...(await healed(dir, scenario)),
        ]
      }),
  }
})

const WAYS = Object.keys(DAMAGES)

/** Some files of a folder are damaged before a build. */
function damaged(
  dir: string,
  way: string,
  count: number,
  random: (below: number) => number,
  skip?: (path: string) => boolean,
): void {
  for (let round = 0; round < count; round++) {
    const files = filesIn(dir, skip)
    const file = files[random(files.length)]
    if (file !== undefined) DAMAGES[way]?.(file, random, files)
  }
}

const caches = byChance((scenario, random) => {
  const way = WAYS[random(WAYS.length)] ?? 'cut'
  const count = 1 + random(3)
  return {
    what: `${count} of the cache ${way}`,
    attempt: () =>
      inCopy(scenario.template, async (dir) => {
        // Where there is no cache yet one is made; then the same site is built again.
        if (!readdirSync(dir).includes('.docsite')) await healed(dir, scenario)
        damaged(join(dir, '.docsite'), way, count, random)
        return healed(dir, scenario)
      }),
  }
})

const sites = byChance((scenario, random) => {
  const way = WAYS[random(WAYS.length)] ?? 'cut'
  const count = 1 + random(3)
  const output = scenario.outputs[0]?.name ?? ''
  return {
    what: `${count} of ${output} ${way}`,
    attempt: () =>
      inCopy(scenario.template, async (dir) => {
        const first = await healed(dir, scenario)
        damaged(join(dir, output), way, count, random, (path) => path.endsWith('.docsite-build'))
        return [...first, ...(await healed(dir, scenario))]
      }),
  }
})

/** Several builds of one site at once, one of which may be killed. */
const together = byChance((scenario, random) => {
  const count = 2 + random(2)
  const starts = upTo(count).map(() => random(Math.ceil(scenario.ms / 2)))
  const killedMs = random(2) === 0 ? null : random(Math.ceil(scenario.ms * 1.5))
  return {
    what: `${count} at once${killedMs === null ? '' : `, the first killed after ${killedMs} ms`}`,
    attempt: () =>
      inCopy(scenario.template, async (dir) => {
        const endings = await Promise.all(
          starts.map(async (start, index) => {
            await pause(start)
            const moment =
              killedMs !== null && index === 0 ? { afterMs: killedMs, signal: 'SIGKILL' as const } : undefined
            return run(['build', dir, ...scenario.args], { kind: 'none' }, moment)
          }),
        )
        const problems = endings.flatMap((ending, index) =>
          problemsOf(ending, killedMs !== null && index === 0 ? [0, 3, 137] : [0, 3]),
        )
        if (killedMs === null && !endings.some(({ code }) => code === 0))
          problems.push('none of them has made the site')
        const code = endings.some((ending) => ending.code === 0) ? 0 : 137
        return [...problems, ...afterFault(dir, scenario, { code }), ...(await healed(dir, scenario))]
      }),
  }
})

const authors: Group['cases'] = ({ commands }) =>
  commands.flatMap((command) =>
    [errorsOf, killsOf, signalsOf]
      .flatMap((faultsOf) => faultsOf(command.calls))
      .map((fault) => ({
        what: `${command.name}, ${named(fault)}`,
        attempt: () => faultyCommand(command, fault),
      })),
  )

/** All groups; each is one line of the table. */
export const GROUPS: readonly Group[] = [
  { name: 'errors', cases: atEachCall(errorsOf) },
  { name: 'killed', cases: atEachCall(killsOf) },
  { name: 'stopped', cases: atEachCall(signalsOf) },
  { name: 'moments', cases: atMoments },
  { name: 'clock', cases: clocks },
  { name: 'cache', cases: caches },
  { name: 'published', cases: sites },
  { name: 'together', cases: together },
  { name: 'authors', cases: authors },
]
