// What the system refuses is the environment's, however deep it lies.
import { expect, it } from 'vitest'
import { refusalOf } from '../../../cli/io/refusal.ts'
import { EnvironmentError } from '../../../cli/model/ports.ts'

const failed = (code: string) => Object.assign(new Error('x'), { code, syscall: 'open', path: '/a' })

it('tells refusals of the system from other errors', () => {
  expect(refusalOf(failed('ENOSPC'))).toEqual(new EnvironmentError('the system refused open /a: ENOSPC'))
  expect(refusalOf(failed('EMFILE'))).toBeInstanceOf(EnvironmentError)
  for (const other of [failed('ENOENT'), failed('EEXIST'), new Error('x'), null, 'EIO', { code: 'EIO' }])
    expect(refusalOf(other)).toBe(null)
})

it('finds the one behind a failure of the bundler', () => {
  const own = new EnvironmentError('cannot read a')
  const failure = (...details: unknown[]) =>
    Object.assign(new Error('Build failed'), { errors: details.map((detail) => ({ detail })) })
  expect(refusalOf(failure(undefined, own))).toBe(own)
  expect(refusalOf(failure(failed('EIO')))?.message).toBe('the system refused open /a: EIO')
  expect(refusalOf(failure(undefined, new Error('x')))).toBe(null)
})
