// Where front matter ends and the body begins.
import { describe, expect, it } from 'vitest'
import { splitFrontMatter } from '../../../cli/text/front-matter-split.ts'

describe('splitFrontMatter', () => {
  it.each([
    ['---\na: 1\n---\n\n# B\n', { yaml: 'a: 1\n', yamlStart: 4, body: '\n# B\n', bodyLine: 4 }],
    ['---\n---\nB', { yaml: '', yamlStart: 4, body: 'B', bodyLine: 3 }],
    ['---\na: 1\n---', { yaml: 'a: 1\n', yamlStart: 4, body: '', bodyLine: 4 }],
    ['---  \na: 1\n--- \nB', { yaml: 'a: 1\n', yamlStart: 6, body: 'B', bodyLine: 4 }],
    ['---\na: |\n  ---\n---\nB', { yaml: 'a: |\n  ---\n', yamlStart: 4, body: 'B', bodyLine: 5 }],
    ['# A\n---\nb: 1\n---\n', { yaml: null, yamlStart: 0, body: '# A\n---\nb: 1\n---\n', bodyLine: 1 }],
    ['\n---\na: 1\n---\n', { yaml: null, yamlStart: 0, body: '\n---\na: 1\n---\n', bodyLine: 1 }],
    ['\n \n---\ntitle: A\n---\nB', { yaml: 'title: A\n', yamlStart: 7, body: 'B', bodyLine: 6 }],
    [
      '\ufeff---\n# c\n\ntitle: A\ntags:\n- a\n---\nB',
      { yaml: '# c\n\ntitle: A\ntags:\n- a\n', yamlStart: 5, body: 'B', bodyLine: 8 },
    ],
    ['----\na\n----\n', { yaml: null, yamlStart: 0, body: '----\na\n----\n', bodyLine: 1 }],
    ['', { yaml: null, yamlStart: 0, body: '', bodyLine: 1 }],
    ['---\na: 1\n# B\n', { yaml: 'a: 1\n# B\n', yamlStart: 4, body: '', bodyLine: 5, unclosed: true }],
    ['---', { yaml: '', yamlStart: 3, body: '', bodyLine: 2, unclosed: true }],
  ])('%j', (text, split) => expect(splitFrontMatter(text)).toEqual(split))

  it.each(['\n---\nThe title: A\n---\n', '\n---\ntitle: A\n\nText\n---\n', '\n---\ntitle: A\n'])(
    'leaves text between rules: %j',
    (text) => expect(splitFrontMatter(text)).toEqual({ yaml: null, yamlStart: 0, body: text, bodyLine: 1 }),
  )
})
