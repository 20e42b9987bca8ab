import { describe, expect, it } from 'vitest'
import { kebabCase } from '../../../cli/site/kebab-case.ts'
import { build, findings, page } from './support.ts'

describe('kebab case', () => {
  it.each([
    ['pg-17', 'pg-17'],
    ['pg17', 'pg-17'],
    ['PostgreSQL', 'postgre-sql'],
    ['C++', 'c'],
    ['Кластер базы', 'кластер-базы'],
    ['МояБаза', 'моябаза'],
    ['API_koob', 'api-koob'],
    ['XMLHttpRequest', 'xml-http-request'],
    ["don't", 'dont'],
    ['Café au lait', 'cafe-au-lait'],
    ['и\u0306од', 'йод'],
    ['1С', '1-с'],
    ['+++', ''],
  ])('%s -> %s', (label, expected) => expect(kebabCase(label)).toBe(expected))
})

describe('tags of docs', () => {
  it('keep the label as written and have their own URL', () => {
    const { version } = build({
      'a.md': page('tags: [pg17, "Кластер базы", { label: Own, permalink: /my/Tag }]'),
    })
    expect(version.docs[0]?.tags).toEqual([
      { label: 'pg17', permalink: '/docs/tags/pg-17' },
      { label: 'Кластер базы', permalink: '/docs/tags/кластер-базы' },
      { label: 'Own', permalink: '/docs/tags/my/Tag' },
    ])
  })

  it('follow the trailing slash of the site', () => {
    const { version } = build({ 'a.md': page('tags: [a]') }, { config: { trailingSlash: true } })
    expect(version.docs[0]?.tags[0]?.permalink).toBe('/docs/tags/a/')
  })

  it.each([
    ['"+++"', "The tag '+++' cannot have the address '': it has neither letters nor digits"],
    [
      '{ label: x, permalink: ../../x }',
      "The tag 'x' cannot have the address '../../x': it must not contain `..`",
    ],
    ['{ label: x, permalink: "a?b" }', "The tag 'x' cannot have the address 'a?b': it must not contain `?`"],
    [
      '{ label: x, permalink: "..%2f..%2fx" }',
      "The tag 'x' cannot have the address '..%2f..%2fx': it must not contain `..`",
    ],
  ])('cannot be %s', (tag, message) => {
    const tables = build({ 'a.md': page('tags:', `  - ${tag}`) })
    expect(tables.diagnostics).toMatchObject([
      { code: 'site/bad-tag-address', severity: 'error', message, place: { start: { line: 3, column: 5 } } },
    ])
    expect(tables.version.docs[0]?.tags).toEqual([])
    expect(tables.version.tags).toEqual([])
  })
})

describe('the tags file', () => {
  const file = 'lpe:\n  label: LPE\n  permalink: /lpe-lang\n  description: Язык\npgCluster: {}\n'

  it('gives labels, addresses and descriptions, with defaults made from the key', () => {
    const { version, diagnostics } = build({ 'a.md': page('tags: [lpe, pgCluster]'), 'tags.yml': file })
    expect(version.docs[0]?.tags).toEqual([
      { label: 'LPE', permalink: '/docs/tags/lpe-lang', description: 'Язык' },
      { label: 'Pgcluster', permalink: '/docs/tags/pg-cluster' },
    ])
    expect(diagnostics).toEqual([])
  })

  it.each([
    ['ignore', undefined],
    ['log', 'info'],
    ['warn', 'warning'],
    ['throw', 'error'],
  ])('reports other tags with onInlineTags %s as %s', (onInlineTags, severity) => {
    const tables = build(
      { 'a.md': page('tags: [lpe, lpes, other]'), 'tags.yml': file },
      { config: { docs: { onInlineTags } } },
    )
    expect(tables.diagnostics.map((diagnostic) => diagnostic.severity)).toEqual(severity ? [severity] : [])
    if (severity) {
      expect(findings(tables)).toEqual([
        "docs/a.md:2:1 site/undeclared-tag: Tags [lpes, other] used in docs/a.md are not defined in docs/tags.yml (did you mean 'lpe'?)",
      ])
    }
  })

  it('must not give two tags the same URL', () => {
    const tables = build({ 'a.md': 'x', 'tags.yml': 'a: { permalink: /x }\nb:\n  permalink: /x\n' })
    expect(findings(tables)).toEqual([
      "docs/tags.yml:2:1 site/duplicate-tag: The tags 'a' and 'b' have the same address: /x (give one of them another `permalink`)",
    ])
  })

  it('can be switched off', () => {
    const tables = build(
      { 'a.md': page('tags: [lpe]'), 'tags.yml': file },
      { config: { docs: { tags: null } } },
    )
    expect(tables.version.docs[0]?.tags).toEqual([{ label: 'lpe', permalink: '/docs/tags/lpe' }])
    expect(tables.diagnostics).toEqual([])
  })
})

describe('the tags of a version', () => {
  it('are grouped by URL; the first label wins and a doc counts once', () => {
    const { version } = build({
      'a.md': page('tags: [Guide, guide, { label: Third, permalink: guide }]'),
      'b.md': page('tags: [guide, other]'),
    })
    expect(version.tags).toEqual([
      { label: 'Guide', permalink: '/docs/tags/guide', docs: ['a', 'b'], unlisted: false },
      { label: 'other', permalink: '/docs/tags/other', docs: ['b'], unlisted: false },
    ])
  })

  it('show unlisted docs only if there are no others', () => {
    const { version } = build({
      'a.md': page('tags: [one, two]', 'unlisted: true'),
      'b.md': page('tags: [one]'),
      'c.md': page('tags: [one]', 'draft: true'),
    })
    expect(version.tags).toEqual([
      { label: 'one', permalink: '/docs/tags/one', docs: ['b'], unlisted: false },
      { label: 'two', permalink: '/docs/tags/two', docs: ['a'], unlisted: true },
    ])
  })
})
