// Finds the page that a broken link meant before that page moved: the page that still has the id, otherwise the only
// page with that name.
import type { Doc, SiteTables, VersionTables } from '../model/site.ts'
import { stripNumberPrefixes } from '../text/doc-id.ts'
import { groupBy } from '../text/group-by.ts'
import { withoutMarkdown } from '../text/markdown-name.ts'
import { onceFor } from '../text/once-for.ts'
import { fileName } from '../text/site-path.ts'
import { addTrailingSlash, removeTrailingSlash } from '../text/url.ts'
import { isGenericName } from './generic-name.ts'

/** The page that was probably at a route before it moved. */
export function movedFromRoute(path: string, { versions }: SiteTables): Doc | undefined {
  const found = versions
    .filter(({ version }) => path.startsWith(addTrailingSlash(version.path)))
    .sort((a, b) => b.version.path.length - a.version.path.length)[0]
  if (!found) return undefined
  return movedPage([removeTrailingSlash(path.slice(addTrailingSlash(found.version.path).length))], found)
}

/** The page that was probably in one of these files, in the version of the linking page. */
export function movedFromFile(
  files: readonly string[],
  { instance, version: name }: Pick<Doc, 'instance' | 'version'>,
  { versions }: SiteTables,
): Doc | undefined {
  const own = versions.find(({ version }) => version.instance === instance && version.name === name)
  if (!own) return undefined
  const folders = [own.version.dir, own.version.localizedDir].flatMap((dir) =>
    dir === undefined ? [] : [`${dir}/`],
  )
  const ids = files.map((file) => {
    const folder = folders.find((dir) => file.startsWith(dir)) ?? ''
    return withoutMarkdown(file.slice(folder.length))
  })
  return movedPage(ids, own)
}

/** The page of a version that had one of these ids, which all end in the same name. */
function movedPage(ids: readonly string[], version: VersionTables): Doc | undefined {
  const { byId, byName, drafts } = indexOf(version)
  const wanted = [...new Set(ids.flatMap((id) => [id, stripNumberPrefixes(id)]))]
  const [same] = wanted.flatMap((id) => byId.get(id) ?? [])
  // A draft is not lost: it is where the link points to and only unpublished.
  if (same || wanted.some((id) => drafts.has(id))) return same
  const names = wanted.map(fileName)
  if (names.some(isGenericName)) return undefined
  const named = new Set(names.flatMap((name) => byName.get(name) ?? []).map(({ doc }) => doc))
  return named.size === 1 ? [...named][0] : undefined
}

/** Indexes the pages of a version by id and by name. */
const indexOf = onceFor(({ docs, draftIds }: VersionTables) => {
  const named = docs.flatMap((doc) =>
    [fileName(doc.id), withoutMarkdown(fileName(doc.file))].map((name) => ({ name, doc })),
  )
  return {
    byId: new Map(docs.map((doc) => [doc.id, doc])),
    byName: groupBy(named, ({ name }) => name),
    drafts: new Set(draftIds),
  }
})
