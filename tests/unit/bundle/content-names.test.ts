import type { BuildResult, OutputFile } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { withContentNames } from '../../../cli/bundle/content-names.ts'

/** Paths and texts of the files after renaming. */
function renamed(files: Readonly<Record<string, string>>): Record<string, string> {
  const outputFiles = Object.entries(files).map(
    ([path, text]): OutputFile => ({ path, text, contents: Buffer.from(text), hash: '' }),
  )
  const metafile = { inputs: {}, outputs: {} }
  const result: BuildResult = { errors: [], warnings: [], mangleCache: {}, metafile, outputFiles }
  return Object.fromEntries(withContentNames(result).outputFiles?.map(({ path, text }) => [path, text]) ?? [])
}

describe('names of files', () => {
  it('follow their content, not the hashes that the bundler gave them', () => {
    const one = renamed({
      'a-AAAAAAAA.js': 'import "./b-BBBBBBBB.js"; one',
      'b-BBBBBBBB.js': 'import "./a-AAAAAAAA.js"; two',
    })
    const other = renamed({
      'a-CCCCCCCC.js': 'import "./b-DDDDDDDD.js"; one',
      'b-DDDDDDDD.js': 'import "./a-CCCCCCCC.js"; two',
    })
    expect(other).toEqual(one)
    const [a, b] = Object.keys(one)
    expect([a, b]).toEqual([
      expect.stringMatching(/^a-[0-9A-F]{8}\.js$/),
      expect.stringMatching(/^b-[0-9A-F]{8}\.js$/),
    ])
    expect(Object.values(one)).toEqual([`import "./${b}"; one`, `import "./${a}"; two`])
  })

  it('change with the files that they refer to, however far away, and with nothing else', () => {
    const files = (last: string) =>
      Object.keys(
        renamed({
          'a-AAAAAAAA.js': 'import "./b-BBBBBBBB.js"',
          'b-BBBBBBBB.js': 'import "./c-CCCCCCCC.js"',
          'c-CCCCCCCC.js': last,
          'd-DDDDDDDD.css': 'p { color: red }',
        }),
      )
    const [before, after] = [files('one'), files('two')]
    expect(after.map((name, index) => name === before[index])).toEqual([false, false, false, true])
  })

  it('of other files and hashes in longer names are kept', () => {
    const files = {
      'p-AAAAAAAA.png': 'pixels',
      'q-AAAAAAAA.js.map': 'map',
      'r-AAAAAAAA.js': 'p-AAAAAAAA.png q-AAAAAAAA.js.map u-EEEEEEEE.js aaAAAAAAAA.js r-AAAAAAAA.jsx',
    }
    const { 'p-AAAAAAAA.png': pixels, 'q-AAAAAAAA.js.map': map, ...rest } = renamed(files)
    expect([pixels, map, Object.values(rest)]).toEqual(['pixels', 'map', [files['r-AAAAAAAA.js']]])
  })

  it('are one where the content is', () => {
    expect(Object.keys(renamed({ 'a-AAAAAAAA.js': 'same', 'a-BBBBBBBB.js': 'same' }))).toHaveLength(1)
  })
})
