// Which job a thread takes next.
import { describe, expect, it } from 'vitest'
import { type Load, nextAssignment } from '../../../cli/io/schedule.ts'

interface Thread {
  readonly name: string
  readonly queue: readonly unknown[]
}

const thread = (name: string, jobs: number): Thread => ({ name, queue: Array(jobs).fill('job') })
const some = (count: number) => Array(count).fill('job')

/** Two threads at most, one of them running and idle, and nothing to do. */
const IDLE: Load<Thread> = {
  threads: [thread('a', 0)],
  maxThreads: 2,
  waiting: { compile: [], render: [] },
  pages: 0,
  themeFails: false,
}

const next = (load: Partial<Load<Thread>>) => {
  const found = nextAssignment({ ...IDLE, ...load })
  return found && `${found.kind} ${found.thread === 'new' ? 'new' : found.thread.name}`
}

const compile = { compile: some(1), render: [] }
const render = { compile: [], render: some(1) }
const both = { compile: some(1), render: some(1) }

describe('the next assignment', () => {
  it('is none when nothing waits', () => {
    expect(next({})).toBeNull()
  })

  it('is compiling before rendering', () => {
    expect(next({ waiting: both, pages: 200 })).toBe('compile a')
  })

  it('goes to the thread with the fewest jobs, the first of equals', () => {
    const threads = [thread('a', 3), thread('b', 1), thread('c', 1)]
    expect(next({ threads, maxThreads: 3, waiting: compile })).toBe('compile b')
  })

  it('starts another thread only when all have as much to do as starting one takes', () => {
    expect(next({ threads: [], waiting: compile })).toBe('compile new')
    expect(next({ threads: [thread('a', 16)], waiting: compile })).toBe('compile new')
    expect(next({ threads: [thread('a', 15)], waiting: compile })).toBe('compile a')
    expect(next({ threads: [thread('a', 0)], waiting: compile })).toBe('compile a')
    expect(next({ threads: [thread('a', 16)], maxThreads: 1, waiting: compile })).toBe('compile a')
    const busy = { maxThreads: 3, threads: [thread('a', 16), thread('b', 3)] }
    expect(next({ ...busy, waiting: compile })).toBe('compile b')
  })

  it('is none while every thread holds as many jobs as it may', () => {
    expect(next({ threads: [thread('a', 127)], maxThreads: 1, waiting: compile })).toBe('compile a')
    expect(next({ threads: [thread('a', 128)], maxThreads: 1, waiting: compile })).toBeNull()
    expect(next({ threads: [thread('a', 3)], maxThreads: 1, waiting: render, pages: 24 })).toBe('render a')
    expect(next({ threads: [thread('a', 4)], maxThreads: 1, waiting: render, pages: 24 })).toBeNull()
  })

  it('sends no page to a thread before so many are wanted that the whole site is worth sending', () => {
    expect(next({ waiting: render, pages: 23 })).toBeNull()
    expect(next({ waiting: render, pages: 24 })).toBe('render a')
  })

  it('starts no thread for a few pages', () => {
    expect(next({ threads: [], waiting: render, pages: 95 })).toBeNull()
    expect(next({ threads: [], waiting: render, pages: 96 })).toBe('render new')
  })

  it('gives pages to no thread once code of the theme has ended one', () => {
    expect(next({ waiting: render, pages: 200, themeFails: true })).toBeNull()
    expect(next({ waiting: both, pages: 200, themeFails: true })).toBe('compile a')
  })
})
