// Trials of builds: whatever happens, the published site is the old one or the new one, and the next build makes the new one.
import { readdirSync } from 'node:fs'
import { docsite } from '../helpers/cli.ts'
import { outputAt, type Scenario, sourcesOf } from './site.ts'
import {
  difference,
  type Ending,
  ended,
  type Fault,
  inCopy,
  isMissed,
  isSame,
  problemsOf,
  run,
  treeAt,
} from './trial.ts'

/** Codes that a build of a sound site may end with: it is made, or the machine has refused. */
const ENDS = [0, 3]
const STOPPED = [129, 130, 143]

/** Which codes a fault may lead to. */
const allowed = ({ kind }: Fault): readonly number[] =>
  kind === 'kill' ? [0, 137] : kind === 'signal' ? [0, ...STOPPED] : ENDS

/** Builds with a fault, looks, builds without it, looks again. What is wrong, in words; null: no fault was met. */
export function faultyBuild(scenario: Scenario, fault: Fault): Promise<readonly string[] | null> {
  return inCopy(scenario.template, async (dir) => {
    const ending = await run(['build', dir, ...scenario.args], fault)
    const where = ending.log === '' ? '' : ` [${ending.log.replaceAll(dir, '')}]`
    const problems = [
      ...problemsOf(ending, allowed(fault)),
      ...stopProblems(ending, fault),
      ...afterFault(dir, scenario, ending),
    ]
    if (problems.length === 0 && isMissed(ending, fault)) return null
    // Where nothing at all has changed, the next build is that of any clean copy.
    const isUntouched = isSame(treeAt(dir), scenario.whole)
    return [...problems, ...(isUntouched ? [] : await healed(dir, scenario))].map(
      (problem) => problem + where,
    )
  })
}

/** A build that was asked to stop has nothing to report. */
const stopProblems = ({ code, output }: Ending, { kind }: Fault): readonly string[] =>
  kind === 'signal' && STOPPED.includes(code) && /^docsite: |error/m.test(output)
    ? [`it was stopped and says ${output}`]
    : []

/** What is wrong with what lies on the disk after a fault. */
export function afterFault(
  dir: string,
  { outputs, sources }: Scenario,
  { code }: Pick<Ending, 'code'>,
): readonly string[] {
  const problems = outputs.flatMap(({ name, old, fresh }) => {
    const now = outputAt(dir, name)
    const kept = outputAt(dir, `.${name}.docsite-old`)
    if (code === 0 ? isSame(now, fresh) : isSame(now, old) || isSame(now, fresh)) return []
    // Killed between the two renames: the next command puts the old site back.
    if (code === 137 && now === null && isSame(kept, old)) return []
    return [
      `${name} is neither the old one nor the new one: ${difference(now, fresh)} against the new one, code ${code}`,
    ]
  })
  const author = sourcesOf(dir)
  return isSame(author, sources) ? problems : [...problems, `sources: ${difference(author, sources)}`]
}

/** Builds once more; what is wrong then. */
export async function healed(dir: string, { args, outputs, sources }: Scenario): Promise<readonly string[]> {
  // In this process: without a fault it is only what it makes that counts.
  const problems = [...problemsOf(ended(await docsite(['build', dir, ...args])), [0])]
  for (const { name, fresh } of outputs) {
    const now = outputAt(dir, name)
    if (!isSame(now, fresh)) problems.push(`${name} is not healed: ${difference(now, fresh)}`)
  }
  if (!isSame(sourcesOf(dir), sources)) problems.push('sources have changed')
  const left = readdirSync(dir).filter((entry) => entry.startsWith('.build'))
  if (left.length > 0) problems.push(`left behind: ${left.join(', ')}`)
  return problems
}
