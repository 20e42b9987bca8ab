// What is said about site code that fails.
import { expect, it } from 'vitest'
import { CodeEndedError } from '../../../cli/model/ports.ts'
import { failureHint, failureMessage, isEnded } from '../../../cli/pipeline/failed-component.ts'

const ELSEWHERE = 'Correct the code where it throws; pages are rendered outside a browser.'
const HOOK = 'Call hooks such as useState at the start of a component function.'

it.each([
  [new Error('no data'), 'no data', ELSEWHERE],
  ['text', 'text', ELSEWHERE],
  [null, 'null', ELSEWHERE],
  [undefined, 'undefined', ELSEWHERE],
  [{ message: 5 }, '[object Object]', ELSEWHERE],
  [
    new Error('Use renderToStringAsync'),
    'it waits for a promise, but pages are rendered synchronously',
    ELSEWHERE,
  ],
  [
    new Error('A component suspended while responding to input'),
    'it waits for a promise, but pages are rendered synchronously',
    ELSEWHERE,
  ],
  [
    new Error("Cannot read properties of undefined (reading '__H')"),
    'a hook is called outside a component',
    HOOK,
  ],
  [
    new Error("Cannot read properties of null (reading 'useState')"),
    'a hook is called outside a component',
    HOOK,
  ],
  [new Error('Invalid hook call.'), 'a hook is called outside a component', HOOK],
  [new Error('it gives 5, and no elements'), null, 'Return elements, text, a list of these, or null.'],
  [new Error('count is not defined'), null, ELSEWHERE],
  [new Error('the window is not defined'), null, ELSEWHERE],
  [
    new CodeEndedError('it took too long', 'limits.renderMs'),
    null,
    'Look for an endless loop; if the code is only slow, raise `limits.renderMs`.',
  ],
  [new CodeEndedError('it ended the process'), null, ELSEWHERE],
])('%s', (error, message, hint) => {
  expect(failureMessage(error)).toBe(message ?? (error as Error).message)
  expect(failureHint(error)).toBe(hint)
})

it.each(['window', 'localStorage', 'HTMLDivElement', 'ResizeObserver'])(
  '%s only exists in browsers',
  (name) => {
    expect(failureHint(new Error(`${name} is not defined`))).toContain(`where ${name} does not exist`)
  },
)

it('code that was ended does not run again', () => {
  expect([isEnded(new CodeEndedError('a')), isEnded(new Error('a'))]).toEqual([true, false])
})
