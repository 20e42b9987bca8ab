// `_category_` files, the tags file and plain data files.
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'
import { parseCategoryFile, reportExtraCategoryFiles } from '../../../cli/scan/category-file.ts'
import { parseDataFile } from '../../../cli/scan/data-file.ts'
import { parseTagsFile } from '../../../cli/scan/tags-file.ts'
import { line, readText } from './read-for-test.ts'

const variables = { product: 'Lux' }

function category(text: string, path = 'docs/a/_category_.json') {
  const { result, found, diagnostics } = readText(path, text, (source, report) =>
    parseCategoryFile(source, { variables }, report),
  )
  const { keyPlaces, file, ...metadata } = result ?? { keyPlaces: {}, file: '' }
  return { metadata, found, keyPlaces, hints: diagnostics.map(({ hint }) => hint) }
}

describe('parseCategoryFile', () => {
  it('reads all keys from JSON', () => {
    const { metadata, found, keyPlaces } = category(
      '{"label": "О {product}", "position": 2.5, "link": {"type": "generated-index", "slug": "/x", "title": "T", "description": "", "image": "i.png", "keywords": ["k"]},\n "collapsible": true, "collapsed": false, "className": "c", "customProps": {"a": 1}, "description": "d", "key": "k"}',
    )
    expect(found).toEqual([])
    expect(metadata).toEqual({
      label: 'О Lux',
      position: 2.5,
      link: {
        type: 'generated-index',
        slug: '/x',
        title: 'T',
        description: '',
        image: 'i.png',
        keywords: ['k'],
      },
      collapsible: true,
      collapsed: false,
      className: 'c',
      customProps: { a: 1 },
      description: 'd',
      key: 'k',
    })
    expect(keyPlaces.collapsed).toBe('2:23')
    expect(keyPlaces['link.slug']).toBe('1:79')
  })

  it('reads YAML', () =>
    expect(
      category('label: 1.10\nposition: 1\nlink:\n  type: doc\n  id: intro', 'docs/a/_category_.yml').metadata,
    ).toEqual({
      label: '1.10',
      position: 1,
      link: { type: 'doc', id: 'intro' },
    }))

  it('tells no link from a link that is not mentioned', () => {
    expect(category('{"link": null}').metadata).toEqual({ link: null })
    expect(category('{}').metadata).toEqual({})
  })

  it('takes an empty YAML file', () =>
    expect(category('', 'a/_category_.yaml')).toMatchObject({ metadata: {}, found: [] }))

  it.each([
    ['{"labl": "x"}', 'error scan/category-file 1:2 Unknown key `labl`'],
    ['{"label": ""}', "error scan/category-file 1:11 `label`: expected text that is not empty, found ''"],
    ['{"position": "a"}', "error scan/category-file 1:14 `position`: expected a number, found 'a'"],
    [
      '{"link": {}}',
      'error scan/category-file 1:10 `link`: expected null, or an object with a `type`, found an object',
    ],
    [
      '{"link": {"type": "page"}}',
      "error scan/category-file 1:19 `link.type`: expected `doc` or `generated-index`, found 'page'",
    ],
    [
      '{"link": {"type": "doc"}}',
      'error scan/category-file 1:10 `link`: expected an object with the `id` of a doc, found an object',
    ],
    [
      '{"link": {"type": "generated-index", "slgu": "/a"}}',
      'error scan/category-file 1:38 Unknown key `link.slgu`',
    ],
    [
      '{\n "label": "a",\n}',
      'error scan/data-syntax 3:1 The file is not valid JSON: Expected a key in double quotes, found `}`',
    ],
    ['[]', 'error scan/category-file 1:1 `_category_`: expected an object, found a list'],
  ])('%s', (text, expected) => expect(category(text).found).toEqual([expected]))

  it('suggests the nearest key', () =>
    expect(category('{"labl": "x"}').hints).toEqual(['Did you mean `label`?']))
})

describe('reportExtraCategoryFiles', () => {
  it('warns at every file but the first', () => {
    const found: Diagnostic[] = []
    reportExtraCategoryFiles(['a/_category_.json', 'a/_category_.yml'], (diagnostic) =>
      found.push(diagnostic),
    )
    expect(found.map(line)).toEqual([
      'warning scan/extra-category-file 1:1 The folder has several `_category_` files; a/_category_.json is used, this one is ignored',
    ])
    expect(found[0]?.place?.file).toBe('a/_category_.yml')
  })
})

describe('parseTagsFile', () => {
  const tags = (text: string) => {
    const { result, found } = readText('docs/tags.yml', text, (source, report) =>
      parseTagsFile(source, { variables }, report),
    )
    return { tags: result && JSON.parse(JSON.stringify(result.tags)), found, places: result?.keyPlaces }
  }

  it('reads tags with and without fields', () => {
    const {
      tags: read,
      found,
      places,
    } = tags(
      'koob:\n"{product}-sync":\n  label: "{product} Sync"\n  permalink: /lux-sync\n  description: d\npg-17: {}',
    )
    expect(read).toEqual({
      koob: {},
      'Lux-sync': { label: 'Lux Sync', permalink: '/lux-sync', description: 'd' },
      'pg-17': {},
    })
    expect(found).toEqual([])
    expect(places?.['pg-17']).toBe('6:1')
    expect(places?.['Lux-sync']).toBe('2:1')
  })

  it('takes any word as a tag and nothing as a prototype', () => {
    const { tags: read, found } = tags('constructor: {label: C}\n__proto__: {label: P}')
    expect(read).toEqual({ constructor: { label: 'C' } })
    expect(found).toEqual(['error scan/forbidden-key 2:1 The key `__proto__` is not allowed'])
  })

  it.each([
    ['a: b', "error scan/tags-file 1:4 `a`: expected an object, found 'b'"],
    ['a: {label: [b]}', 'error scan/tags-file 1:12 `a.label`: expected text, found a list'],
    ['a: {colour: red}', 'error scan/tags-file 1:5 Unknown key `a.colour`'],
    ['- a', 'error scan/tags-file 1:1 `tags`: expected an object with a key for each tag, found a list'],
  ])('%s', (text, expected) => expect(tags(text).found).toEqual([expected]))
})

describe('parseDataFile', () => {
  it('gives values with the places of everything inside', () => {
    const { result } = readText('versions.json', '["2.0",\n {"a": {"b": [1]}}]', parseDataFile)
    expect(JSON.parse(JSON.stringify(result?.value))).toEqual(['2.0', { a: { b: [1] } }])
    expect(Object.keys(result?.keyPlaces ?? {})).toEqual(['0', '1', '1.a', '1.a.b', '1.a.b.0'])
    expect(result?.keyPlaces['1.a']).toBe('2:3')
  })

  it('reads YAML by its extension', () =>
    expect(readText('a.yaml', 'a: [1]', parseDataFile).result?.value).toMatchObject({ a: [1] }))

  it('reports broken files', () =>
    expect(readText('sidebars.json', '{"a": }', parseDataFile)).toMatchObject({
      result: null,
      found: ['error scan/data-syntax 1:7 The file is not valid JSON: Expected a value, found `}`'],
    }))
})
