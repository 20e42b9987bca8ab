import { describe, expect, it } from 'vitest'
import { progressBySection, translationProgress } from '../../../cli/site/translation-progress.ts'

const page = (name: string, originalHash: string, translationHash: string | null) => ({
  original: `docs/${name}`,
  translation: `i18n/${name}`,
  section: 'docs',
  originalHash,
  translationHash,
})

describe('translationProgress', () => {
  it.each([
    ['there is none', null, undefined, 'missing', undefined],
    ['nothing is known of it', 't1', undefined, 'translated', ['o2', 't1']],
    ['nothing has changed', 't1', ['o2', 't1'], 'translated', ['o2', 't1']],
    ['the original has changed', 't1', ['o1', 't1'], 'outdated', ['o1', 't1']],
    ['both have changed', 't2', ['o1', 't1'], 'translated', ['o2', 't2']],
    ['it is the original', 'o2', undefined, 'copied', ['o2', 'o2']],
    ['it is what the original was', 'o1', ['o1', 'o1'], 'copied', ['o1', 'o1']],
    ['it was a copy and is translated now', 't1', ['o1', 'o1'], 'translated', ['o2', 't1']],
  ] as const)('judges a translation: %s', (_case, hash, known, progress, next) => {
    const lock = new Map(known ? [['i18n/a.md', known]] : [])
    const found = translationProgress([page('a.md', 'o2', hash)], lock)
    expect(found.pages.map((each) => each.progress)).toEqual([progress])
    expect(found.lock).toEqual(next ? { 'i18n/a.md': next } : {})
  })

  it('counts by section and ignores removed translations', () => {
    const found = translationProgress(
      [page('b.md', 'o', 't'), page('a.md', 'o', null)],
      new Map([['i18n/gone.md', ['o', 't'] as const]]),
    )
    expect([...progressBySection(found)]).toEqual([
      ['docs', { translated: 1, outdated: 0, copied: 0, missing: 1 }],
    ])
    expect(Object.keys(found.lock)).toEqual(['i18n/b.md'])
  })
})
