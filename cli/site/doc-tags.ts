// Converts the tags of a doc, as written, to labels and addresses. Tags declared in the site's tags file are taken from there.
import { LEVEL_SEVERITY } from '../model/config.ts'
import type { TagsFile } from '../model/data-files.ts'
import type { Report } from '../model/diagnostic.ts'
import type { FrontMatterTag } from '../model/front-matter.ts'
import type { DocTag } from '../model/site.ts'
import { keyPlaceOrStart } from '../text/key-place.ts'
import { present } from '../text/present.ts'
import { applyTrailingSlash, joinUrl } from '../text/url.ts'
import type { DocsInput, KnownTags, LocatedHead } from './docs-input.ts'
import { kebabCase } from './kebab-case.ts'
import { nearest } from './messages.ts'
import { type WrittenPath, writtenPath } from './written-path.ts'

/** Fills in the defaults of a tags file and reports tags with the same address. */
export function knownTags(tagsFile: TagsFile, report: Report): KnownTags {
  const { file, tags } = tagsFile
  const owners = new Map<string, string>()
  const known = Object.entries(tags).map(([key, { label, permalink, description }]) => {
    const tag = present({
      label: label ?? key.charAt(0).toUpperCase() + key.slice(1).toLowerCase(),
      permalink: permalink ?? `/${kebabCase(key)}`,
      description,
    })
    const owner = owners.get(tag.permalink)
    if (owner !== undefined) {
      report({
        code: 'site/duplicate-tag',
        severity: 'error',
        message: `The tags '${owner}' and '${key}' have the same address: ${tag.permalink}`,
        hint: 'give one of them another `permalink`',
        place: keyPlaceOrStart(tagsFile, key),
      })
    }
    owners.set(tag.permalink, key)
    return [key, tag] as const
  })
  return { file, tags: new Map(known) }
}

/** Tags by the name they were written with, shared between docs because many have the same tags. */
export type SeenTags = Map<string, DocTag>

/** Reads the tags of a doc. Tags missing from the tags file are reported with the level set by the site. */
export function tagsOf(
  head: LocatedHead,
  input: DocsInput,
  seen: SeenTags,
  report: Report,
): readonly DocTag[] {
  const written = head.frontMatter.tags ?? []
  reportUndeclared(written, head, input, report)
  return written.flatMap((tag, index) => {
    const known = typeof tag === 'string' ? seen.get(tag) : undefined
    const made = known ?? docTag(tag, index, head, input, report)
    if (made && typeof tag === 'string') seen.set(tag, made)
    return made ?? []
  })
}

/** The label of a tag without an entry in the tags file. */
function undeclaredLabel(tag: FrontMatterTag, known: KnownTags): string | null {
  if (typeof tag !== 'string') return tag.label
  return known.tags.has(tag) ? null : tag
}

function reportUndeclared(
  tags: readonly FrontMatterTag[],
  head: LocatedHead,
  { docs, knownTags }: DocsInput,
  report: Report,
): void {
  const severity = LEVEL_SEVERITY[docs.onInlineTags]
  if (!knownTags || !severity) return
  const labels = tags.flatMap((tag) => undeclaredLabel(tag, knownTags) ?? [])
  const [first] = labels
  if (first === undefined) return
  report(
    present({
      code: 'site/undeclared-tag',
      severity,
      message: `Tags [${labels.join(', ')}] used in ${head.file} are not defined in ${knownTags.file}`,
      hint: nearest(first, knownTags.tags.keys()),
      place: keyPlaceOrStart(head, 'tags'),
    }),
  )
}

function docTag(
  tag: FrontMatterTag,
  index: number,
  head: LocatedHead,
  { version, config, baseUrl, knownTags }: DocsInput,
  report: Report,
): DocTag | null {
  const declared = typeof tag === 'string' ? knownTags?.tags.get(tag) : undefined
  const label = declared?.label ?? (typeof tag === 'string' ? tag : tag.label)
  const permalink = declared?.permalink ?? (typeof tag === 'string' ? kebabCase(tag) : tag.permalink)
  const checked = tagPath(permalink)
  if ('problem' in checked) {
    report({
      code: 'site/bad-tag-address',
      severity: 'error',
      message: `The tag '${label}' cannot have the address '${permalink}': it ${checked.problem}`,
      hint: 'write it as { label: …, permalink: … } with another permalink',
      place: keyPlaceOrStart(head, `tags.${index}`, 'tags'),
    })
    return null
  }
  const address = joinUrl(version.tagsPath, checked.path)
  return present({
    label,
    permalink: applyTrailingSlash(address, { trailingSlash: config.trailingSlash, baseUrl }),
    description: declared?.description,
  })
}

function tagPath(permalink: string): WrittenPath {
  const isEmpty = permalink.replaceAll('/', '') === ''
  return isEmpty ? { problem: 'has neither letters nor digits' } : writtenPath(permalink)
}
