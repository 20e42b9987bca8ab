// Which falls in the number of pages keep a site from being published.
import { expect, it } from 'vitest'
import { pageLossFindings } from '../../../cli/commands/page-loss-findings.ts'

type Counts = Readonly<Record<string, number>>

const found = (before: Counts, now: Counts, chosen: readonly string[] = []) =>
  pageLossFindings(new Map(Object.entries(before)), new Map(Object.entries(now)), chosen).map(({ message }) =>
    message.replace(/:.*/, ''),
  )

it.each<[string, Counts, Counts, readonly string[]]>([
  ['nothing was published', {}, { en: 0 }, []],
  ['half is left', { en: 100 }, { en: 50 }, []],
  ['one of two pages goes', { en: 2 }, { en: 1 }, []],
  ['the site grows', { en: 3 }, { en: 400 }, []],
  ['a locale is built alone', { en: 100, ru: 100, de: 100 }, { en: 100 }, ['en']],
  ['a locale is built alone that was not published', { en: 100 }, { ru: 1 }, ['ru']],
  ['a locale is new', { en: 100 }, { en: 100, ru: 1 }, []],
  ['a version of the docs is dropped', { 'en a 1': 40, 'en a 2': 30 }, { 'en a 1': 40 }, []],
  ['a folder of docs is moved to another instance', { 'en a 1': 9 }, { 'en b 1': 9 }, []],
  ['the docs are published in fewer locales', { 'en a 1': 9, 'ru a 1': 9 }, { 'en a 1': 9 }, []],
  ['the list of an earlier version knew locales only', { en: 60 }, { 'en a 1': 3, 'en b 1': 40 }, []],
  ['a locale of three is dropped', { en: 100, ru: 100, de: 100 }, { en: 100, ru: 100 }, []],
])('says nothing when %s', (_what, before, now, chosen) => {
  expect(found(before, now, chosen)).toEqual([])
})

it.each<[string, Counts, Counts, readonly string[], readonly string[]]>([
  ['most goes', { en: 400 }, { en: 3 }, [], ['the site would shrink from 400 published pages to 3']],
  [
    'just over half goes',
    { en: 100 },
    { en: 49 },
    [],
    ['the site would shrink from 100 published pages to 49'],
  ],
  ['two of three go', { en: 3 }, { en: 1 }, [], ['the site would shrink from 3 published pages to 1']],
  [
    'most locales go',
    { en: 10, ru: 10, de: 10 },
    { en: 10 },
    [],
    ['the site would shrink from 30 published pages to 10'],
  ],
  [
    'one locale falls',
    { en: 90, ru: 90 },
    { en: 90, ru: 9 },
    [],
    ['locale ru would shrink from 90 published pages to 9'],
  ],
  [
    'one of several docs falls',
    { 'en a current': 20, 'en b current': 40 },
    { 'en a current': 2, 'en b current': 40 },
    [],
    ["docs 'a', version current would shrink from 20 published pages to 2"],
  ],
  [
    'a version falls in a locale built alone',
    { 'en a 1.0 beta': 30, 'en a current': 40, 'ru a 1.0 beta': 30, 'ru a current': 40 },
    { 'ru a 1.0 beta': 3, 'ru a current': 40 },
    ['ru'],
    ["docs 'a', version 1.0 beta would shrink from 30 published pages to 3"],
  ],
  [
    'a locale built alone falls',
    { en: 90, ru: 90 },
    { ru: 9 },
    ['ru'],
    ['locale ru would shrink from 90 published pages to 9'],
  ],
])('is an error when %s', (_what, before, now, chosen, messages) => {
  expect(found(before, now, chosen)).toEqual(messages)
})
