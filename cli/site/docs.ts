// Builds the docs of a version from page heads: ids, addresses, titles, tags, edit links. Sidebars are attached later.
import type { DocsConfig } from '../model/config.ts'
import type { Report } from '../model/diagnostic.ts'
import { schemeOf } from '../model/link-schemes.ts'
import type { Doc, DocsVersion } from '../model/site.ts'
import { type DocName, docName } from '../text/doc-id.ts'
import { visible } from '../text/escape.ts'
import { keyPlaceOrStart } from '../text/key-place.ts'
import { pageTitle } from '../text/page-title.ts'
import { present } from '../text/present.ts'
import { hasSafeScheme } from './address.ts'
import { type SeenTags, tagsOf } from './doc-tags.ts'
import type { DocsInput, LocatedHead } from './docs-input.ts'
import { editUrl } from './edit-url.ts'
import { lastUpdate } from './last-update.ts'
import { permalinksOf } from './version-settings.ts'
import { writtenPath } from './written-path.ts'

/** A doc with data that only sidebars need. */
export interface NamedDoc {
  readonly doc: Doc
  readonly position?: number
}

interface Context extends DocsInput {
  readonly seenTags: SeenTags
  readonly permalink: (slug: string) => string
}

/** Builds the docs for consecutive heads, drafts included. */
export function buildDocs(
  heads: readonly LocatedHead[],
  input: DocsInput,
  report: Report,
): readonly NamedDoc[] {
  const context: Context = { seenTags: new Map(), permalink: permalinksOf(input), ...input }
  return heads.map((head) => namedDoc(head, context, report))
}

function namedDoc(head: LocatedHead, context: Context, report: Report): NamedDoc {
  const { frontMatter } = head
  const name = safeName(head, context.docs)
  if (name.problem !== undefined) reportSlug(head, name, report)
  else if (/\s/.test(frontMatter.slug ?? '')) reportSpaces(head, report)
  reportUnsafeAddresses(head, report)
  const position = frontMatter.sidebar_position ?? name.prefix
  return { doc: docOf(head, name, context, report), ...(position === undefined ? {} : { position }) }
}

/** Id and slug. If the slug is unusable, the slug of the file is used instead. */
function safeName({ source, frontMatter }: LocatedHead, docs: DocsConfig): DocName {
  const { id, slug } = frontMatter
  const numberPrefixes = docs.numberPrefixParser && frontMatter.parse_number_prefixes !== false
  const name = docName({ source, id, slug, numberPrefixes })
  if (slug === undefined || name.problem !== undefined) return name
  const checked = writtenPath(name.slug)
  if ('path' in checked) return { ...name, slug: checked.path }
  return { ...docName({ source, id, numberPrefixes }), problem: checked.problem }
}

function docOf(head: LocatedHead, name: DocName, input: Context, report: Report): Doc {
  const { version, mode } = input
  const { frontMatter, keyPlaces, file, source } = head
  const slug = name.slug.normalize()
  const permalink = input.permalink(slug)
  return present({
    id: name.id.normalize(),
    instance: version.instance,
    version: version.name,
    locale: version.locale,
    file,
    source,
    slug,
    permalink,
    title: pageTitle(head, name.baseId),
    description: frontMatter.description ?? head.excerpt ?? '',
    frontMatter,
    keyPlaces,
    tags: tagsOf(head, input, input.seenTags, report),
    draft: frontMatter.draft === true,
    unlisted: mode === 'production' && (frontMatter.unlisted === true || frontMatter.gone === true),
    editUrl: editUrl(head, permalink, input, report),
    lastUpdate: lastUpdate(head, input.docs, input.history),
  })
}

function reportSlug(head: LocatedHead, name: DocName, report: Report) {
  const { source, frontMatter } = head
  const written = frontMatter.slug ?? source
  report({
    code: 'site/bad-slug',
    severity: 'error',
    message: `Invalid page address: '${visible(written)}' ${name.problem}`,
    hint: frontMatter.slug === undefined ? 'rename the file or give the page a `slug`' : 'change the `slug`',
    place: keyPlaceOrStart(head, 'slug', 'id'),
  })
}

/** The page is published, but at an address that nobody types: every space becomes `%20`. */
function reportSpaces(head: LocatedHead, report: Report) {
  const { slug = '' } = head.frontMatter
  report({
    code: 'site/spaced-slug',
    severity: 'warning',
    message: `The page address contains spaces: '${visible(slug)}'`,
    hint: `write slug: ${visible(slug.trim().replace(/\s+/g, '-'))}`,
    place: keyPlaceOrStart(head, 'slug'),
  })
}

/** Addresses in front matter become attributes of the page and must not run code. */
function reportUnsafeAddresses(head: LocatedHead, report: Report): void {
  for (const key of ['image', 'custom_edit_url'] as const) {
    const address = head.frontMatter[key]
    if (!address || hasSafeScheme(address)) continue
    report({
      code: 'site/unsafe-address',
      severity: 'error',
      message: `\`${key}\` has a URL with a scheme that is not allowed: ${schemeOf(address)}:`,
      hint: 'use http, https, or a path of this site',
      place: keyPlaceOrStart(head, key),
    })
  }
}

/** The published docs, in the given order, and the ids of drafts, which a production build leaves out. */
export interface PublishedDocs {
  readonly named: readonly NamedDoc[]
  readonly draftIds: readonly string[]
}

/** Removes drafts, and docs whose id was already used by an earlier doc. */
export function publishedDocs(
  all: readonly NamedDoc[],
  { version, mode }: Pick<DocsInput, 'mode'> & { readonly version: Pick<DocsVersion, 'name'> },
  report: Report,
): PublishedDocs {
  const distinct = withoutDuplicates(all, version, report)
  const isLeftOut = ({ doc }: NamedDoc) => mode === 'production' && doc.draft
  return {
    named: distinct.filter((entry) => !isLeftOut(entry)),
    draftIds: distinct.filter(isLeftOut).map(({ doc }) => doc.id),
  }
}

function withoutDuplicates(
  named: readonly NamedDoc[],
  version: Pick<DocsVersion, 'name'>,
  report: Report,
): readonly NamedDoc[] {
  const first = new Map<string, Doc>()
  return named.filter(({ doc }) => {
    const other = first.get(doc.id)
    if (!other) {
      first.set(doc.id, doc)
      return true
    }
    report({
      code: 'site/duplicate-id',
      severity: 'error',
      message: `Two docs of version '${version.name}' have the id '${doc.id}': ${other.file} and ${doc.file}`,
      hint:
        other.file === doc.file
          ? 'the two file names differ only in Unicode normalization (NFC and NFD): rename or delete one of them'
          : 'give one of them another `id`',
      place: keyPlaceOrStart(doc, 'id'),
      related: [
        {
          message: 'the other one',
          place: keyPlaceOrStart(other, 'id'),
        },
      ],
    })
    return false
  })
}
