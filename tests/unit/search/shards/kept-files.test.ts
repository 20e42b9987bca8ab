// The contents of files are kept as long as they are of use, so that a long visit does not fill the memory of the reader.
import { expect, it } from 'vitest'
import { createSiteSearch } from '../../../../cli/pipeline/site-search.ts'
import { backendOver, shardFilesOf } from '../../../helpers/shard-backend.ts'
import { searchConfig } from '../config.ts'
import { generatedPages } from './generated-pages.ts'

it('keeps the most recently used files and reloads older ones', async () => {
  const files = shardFilesOf(generatedPages(300), { languages: ['ru'] })
  const asked: string[] = []
  const backend = backendOver(files, (path) => void asked.push(path))
  const { terms } = await backend.lexicon([''])
  asked.length = 0
  for (const term of terms) await backend.exact([term])
  const [first] = asked
  expect(asked.length).toBeGreaterThan(60)
  expect(new Set(asked).size).toBe(asked.length)

  asked.length = 0
  await backend.exact([terms.at(-1) ?? ''])
  expect(asked).toEqual([])
  await backend.exact([terms[0] ?? ''])
  expect(asked).toEqual([first])
})

it('are all kept while the search tests of a site are run', async () => {
  const pages = generatedPages(300)
  const files = shardFilesOf(pages, { languages: ['ru'] })
  const asked: string[] = []
  const counted = new Map(files)
  counted.get = (path) => {
    asked.push(path)
    return files.get(path)
  }
  const ask = createSiteSearch(['docs-default-current'], counted, searchConfig)
  for (const { title } of pages.slice(0, 20)) await ask(title)
  expect(asked.length).toBeGreaterThan(100)
  expect(new Set(asked).size).toBe(asked.length)
})
