// What others may know of a page does not depend on whether anybody will see it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { compileArticle } from '../../../cli/markdown/compile.ts'
import { inputForTest } from './compile-for-test.ts'

const FIXTURES = fileURLToPath(new URL('../../../fixtures/', import.meta.url))
const pages = readdirSync(FIXTURES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name) && !/expected|build/.test(entry.parentPath))
  .map((entry) => join(entry.parentPath, entry.name))

it('equals the facts of a full compilation on every fixture page', () => {
  expect(pages.length).toBeGreaterThan(50)
  for (const path of pages) {
    const input = inputForTest(readFileSync(path, 'utf8'))
    const { html, markdown, toc, sections, ...facts } = compileArticle(input)
    const unseen = compileArticle({ ...input, factsOnly: true })
    expect(unseen, path).toEqual({
      ...facts,
      html: { pieces: [''], slots: [] },
      markdown: { pieces: [''], slots: [] },
      toc: [],
      sections: [],
    })
  }
})
