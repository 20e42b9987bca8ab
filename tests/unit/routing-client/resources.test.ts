import { expect, it, vi } from 'vitest'
import { createResources } from '../../../runtime/routing/resources.ts'

it('fetches each file once and has it at hand from then on', async () => {
  const fetch = vi.fn(async (address: string) => ({ address }))
  const resources = createResources(fetch)
  expect(resources.peek('/a')).toBeUndefined()
  const [one, two] = await Promise.all([resources.load('/a'), resources.load('/a')])
  expect(one).toBe(two)
  expect(resources.peek('/a')).toBe(one)
  expect(await resources.load('/a')).toBe(one)
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('asks again for a file that could not be had', async () => {
  let answer: unknown = null
  const resources = createResources(async () => answer)
  await expect(resources.load('/a')).rejects.toThrow('/a')
  answer = []
  expect(await resources.load('/a')).toEqual([])
})
