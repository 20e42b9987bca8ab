// Tags of the reference: labels and addresses, undeclared tags, grouping, the index by letters.

import type { TagDefinition } from '../../cli/model/data-files.ts'
import type { Diagnostic } from '../../cli/model/diagnostic.ts'
import type { FrontMatterTag } from '../../cli/model/front-matter.ts'
import type { DocTag } from '../../cli/model/site.ts'
import { knownTags, tagsOf } from '../../cli/site/doc-tags.ts'
import type { DocsInput } from '../../cli/site/docs-input.ts'
import { buildTags } from '../../cli/site/tags.ts'
import { tagsIndexView } from '../../cli/view/tag-pages.ts'
import { docOf, siteTablesOf, versionOf, versionTablesOf } from '../helpers/site-tables.ts'
import { configOf } from '../helpers/tables.ts'
import { viewContextOf } from '../helpers/view-context.ts'
import { REFUSED, recordedSuite } from './recorded-suite.ts'

type DeclaredTags = Readonly<Record<string, TagDefinition>>

function readTags(
  tags: readonly FrontMatterTag[],
  declared: DeclaredTags | null,
  options: { readonly base?: string; readonly onInlineTags?: string } = {},
) {
  const found: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => found.push(diagnostic)
  const config = configOf({ docs: { onInlineTags: options.onInlineTags ?? 'ignore' } })
  const input: DocsInput = {
    config,
    docs: config.docs[0]!,
    version: versionOf({ tagsPath: options.base ?? '/tags' }),
    baseUrl: '/',
    knownTags: declared && knownTags({ file: 'tags.yml', tags: declared, keyPlaces: {} }, report),
    history: null,
    mode: 'production',
  }
  const head = { file: 'docs/a.md', source: 'a.md', frontMatter: { tags }, keyPlaces: {}, bodyLine: 1 }
  const read = tagsOf(head, input, new Map(), report)
  return found.some(({ severity }) => severity === 'error') ? REFUSED : read
}

interface InlineTag {
  readonly label: string
  readonly inline: boolean
}

function reportInline(tags: readonly InlineTag[], onInlineTags: string): unknown {
  const declared = tags.filter(({ inline }) => !inline).map(({ label }) => [label, { label }] as const)
  const labels = tags.map(({ label }) => label)
  const read = readTags(labels, Object.fromEntries(declared), { onInlineTags })
  return read === REFUSED ? REFUSED : undefined
}

interface TaggedItem {
  readonly id: string
  readonly unlisted?: boolean
  readonly nested?: { readonly tags: readonly DocTag[] }
}

function group(items: readonly TaggedItem[]) {
  const tags = buildTags(items.map(({ id, nested }) => docOf(id, { tags: nested?.tags ?? [] })))
  return tags.map(({ label, permalink, docs }) => [permalink, { label, docs }] as const)
}

function visibility(items: readonly TaggedItem[]): unknown {
  const tags = [{ label: 'tag', permalink: '/tag' }]
  const [tag] = buildTags(items.map(({ id, unlisted = false }) => docOf(id, { tags, unlisted })))
  return { unlisted: tag?.unlisted, listed: tag?.docs }
}

function letters(tags: readonly DocTag[]): unknown {
  const entries = tags.map(({ label, permalink }) => ({ label, permalink, docs: [], unlisted: false }))
  const version = versionTablesOf([], { tags: entries })
  const index = tagsIndexView(version, viewContextOf(siteTablesOf([version])))
  return index.letters.map(({ letter, tags: shown }) => ({
    letter,
    tags: shown.map(({ label, href }) => ({ label, permalink: href })),
  }))
}

/** The recorded result as far as it has a meaning here. */
function expectedOf(fn: string | undefined, result: unknown): unknown {
  if (fn === 'normalizeTag') {
    const { inline: _inline, ...tag } = result as DocTag & { readonly inline: boolean }
    return [tag]
  }
  if (fn === 'groupTaggedItems') {
    const groups = Object.entries(result as Record<string, { tag: DocTag; items: readonly TaggedItem[] }>)
    return groups.map(([permalink, { tag, items }]) => [
      permalink,
      { label: tag.label, docs: items.map(({ id }) => id) },
    ])
  }
  if (fn === 'getTagVisibility') {
    const { unlisted, listedItems } = result as { unlisted: boolean; listedItems: readonly TaggedItem[] }
    return { unlisted, listed: listedItems.map(({ id }) => id) }
  }
  if (fn === 'listTagsByLetters') {
    return (result as readonly { letter: string; tags: readonly DocTag[] }[]).map(({ letter, tags }) => ({
      letter,
      tags: tags.map(({ label, permalink }) => ({ label, permalink })),
    }))
  }
  return result
}

recordedSuite({
  file: 'tags',
  total: 21,
  notApplicable: {},
  expected: ({ fn, result }) => expectedOf(fn, result),
  run(fn, [argument]) {
    switch (fn) {
      case 'normalizeTag': {
        const input = argument as {
          tagsBaseRoutePath: string
          tagsFile: DeclaredTags | null
          tag: FrontMatterTag
        }
        return readTags([input.tag], input.tagsFile, { base: input.tagsBaseRoutePath })
      }
      case 'reportInlineTags': {
        const input = argument as { tags: readonly InlineTag[]; options: { onInlineTags: string } }
        return reportInline(input.tags, input.options.onInlineTags)
      }
      case 'groupTaggedItems':
        return group(argument as readonly TaggedItem[])
      case 'getTagVisibility':
        return visibility((argument as { items: readonly TaggedItem[] }).items)
      case 'listTagsByLetters':
        return letters(argument as readonly DocTag[])
      default:
        throw new Error(`no run for ${fn}`)
    }
  },
})
