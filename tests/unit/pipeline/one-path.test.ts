// A build and a server put their questions to one graph: whatever file a build writes, a server gives with the same bytes.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { LargeFile, MemoryBody } from '../../../cli/model/output.ts'
import { textOfBody } from '../../../cli/text/body-text.ts'
import { memoryPipeline, writtenFiles } from '../../helpers/pipeline.ts'

const FIXTURES = fileURLToPath(new URL('../../../fixtures/', import.meta.url))

function fixtureFiles(name: string): Map<string, string> {
  const dir = join(FIXTURES, name)
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => relative(dir, join(entry.parentPath, entry.name)))
  const sources = paths.filter((path) => !/^(expected|build|\.docsite)\//.test(path))
  return new Map(sources.map((path) => [path, readFileSync(join(dir, path), 'utf8')]))
}

it.each(['basic', 'sidebars', 'locales', 'versions', 'theme'])('fixture %s', async (name) => {
  const built = await writtenFiles((await memoryPipeline(fixtureFiles(name))).pipeline)
  const { live } = (await memoryPipeline(fixtureFiles(name))).pipeline
  const text = (body: MemoryBody | LargeFile | undefined) => body !== undefined && textOfBody(body)
  expect(built.size).toBeGreaterThan(20)
  for (const [path, body] of built)
    expect([path, text((await live.fileAt([path]))?.body)]).toEqual([path, text(body)])
})
