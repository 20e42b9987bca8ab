import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createQueue, type Turn } from '../../../runtime/search/turns.ts'

/** Queries that end when the test says so, in the order in which they begin. */
function asking() {
  const inTurn = createQueue<string>()
  const running: { readonly name: string; readonly turn: Turn; end(): void; fail(): void }[] = []
  const ask = (name: string) =>
    inTurn(
      (turn) =>
        new Promise((resolve, reject) => {
          running.push({ name, turn, end: () => resolve(name), fail: () => reject(new Error(name)) })
        }),
    )
  const begun = () => running.map(({ name }) => name)
  return { ask, running, begun }
}

const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('turns', () => {
  it('answers one query at a time, then the latest; superseded queries get its answer', async () => {
    const { ask, running, begun } = asking()
    const answers = [ask('к')]
    await soon()
    answers.push(ask('кл'), ask('кла'), ask('клас'))
    await soon()
    expect(begun()).toEqual(['к'])
    expect(running[0]?.turn.isReplaced()).toBe(true)
    running[0]?.end()
    await soon()
    expect(begun()).toEqual(['к', 'клас'])
    expect(running[1]?.turn.isReplaced()).toBe(false)
    running[1]?.end()
    expect(await Promise.all(answers)).toEqual(['к', 'клас', 'клас', 'клас'])
  })

  it('starts with the latest query that waited for the index', async () => {
    const { ask, running, begun } = asking()
    const index = Promise.resolve()
    const answers = ['к', 'кл', 'кла'].map((name) => index.then(() => ask(name)))
    await soon()
    expect(begun()).toEqual(['кла'])
    running[0]?.end()
    expect(await Promise.all(answers)).toEqual(['кла', 'кла', 'кла'])
  })

  it('starts the next query once the first results have arrived, and only once', async () => {
    const { ask, running, begun } = asking()
    const answers = [ask('к')]
    await soon()
    answers.push(ask('кл'))
    running[0]?.turn.pass()
    running[0]?.turn.pass()
    expect(begun()).toEqual(['к', 'кл'])
    answers.push(ask('кла'))
    running[0]?.end()
    await soon()
    expect(begun()).toEqual(['к', 'кл'])
    running[1]?.end()
    await soon()
    running[2]?.end()
    expect(await Promise.all(answers)).toEqual(['к', 'кл', 'кла'])
  })

  it('continues after a failure, which rejects the query and those it replaced', async () => {
    const { ask, running } = asking()
    const failing = [ask('к'), ask('кл')]
    await soon()
    const next = ask('кла')
    running[0]?.fail()
    expect(await Promise.allSettled(failing)).toMatchObject(failing.map(() => ({ status: 'rejected' })))
    await soon()
    running[1]?.end()
    expect(await next).toBe('кла')
  })

  it('answers every query with its own answer or that of a later one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('ask', 'pass', 'end'), { maxLength: 40 }), async (acts) => {
        const { ask, running } = asking()
        const answers: Promise<string>[] = []
        const ended = new Set<number>()
        for (const act of acts) {
          const at = running.findIndex((_query, place) => !ended.has(place))
          if (act === 'ask') answers.push(ask(String(answers.length)))
          else if (act === 'pass') running[at]?.turn.pass()
          else {
            running[at]?.end()
            ended.add(at)
          }
          await soon()
        }
        for (let at = 0; at < running.length; at++) {
          running[at]?.end()
          await soon()
        }
        const got = (await Promise.all(answers)).map(Number)
        expect(got.every((answer, query) => answer >= query)).toBe(true)
        expect(got.at(-1) ?? -1).toBe(answers.length - 1)
      }),
    )
  })
})
