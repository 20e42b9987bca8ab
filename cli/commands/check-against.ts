// `docsite check --against`: reads the addresses that the site published before from the given source.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { own } from '../../runtime/model/own.ts'
import { checkOutTree, commitOf } from '../io/git-tree.ts'
import { publishedFolder, publishedSite, type ReadPublished } from '../io/published-text.ts'
import { isThere } from '../io/unreadable.ts'
import { ADDRESSES_FILE, type SiteAddresses } from '../model/addresses.ts'
import { EnvironmentError, UsageError } from '../model/ports.ts'
import { type PublishedAddresses, readPublishedAddresses } from '../pipeline/addresses.ts'
import type { Host } from './options.ts'
import { openSession, type Session } from './site-session.ts'

/** Reads addresses from a file, a folder, a website or a git revision. Throws `UsageError` and `EnvironmentError`. */
export async function addressesBefore(named: string, session: Session, host: Host): Promise<SiteAddresses> {
  if (/^https?:\/\//i.test(named)) return fromSite(named)
  const path = resolve(host.cwd, named)
  if (isThere(path)) {
    const isFolder = statSync(path).isDirectory()
    return fromPublished(
      publishedFolder(isFolder ? path : dirname(path)),
      named,
      isFolder ? ADDRESSES_FILE : basename(path),
    )
  }
  const commit = await commitOf(named, session.siteDir)
  if (commit !== null) return fromRevision(commit, named, session, host)
  throw new UsageError(`--against ${named}: there is no file, folder or git tag with this name`)
}

async function fromSite(address: string): Promise<SiteAddresses> {
  const isFile = address.endsWith('.json')
  const base = isFile ? address.slice(0, address.lastIndexOf('/') + 1) : address
  const file = isFile ? address.slice(base.length) : ADDRESSES_FILE
  try {
    return await fromPublished(publishedSite(base), address, file)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new EnvironmentError(`--against ${address}: cannot read the site (${reason})`, { cause: error })
  }
}

/** Reads the given file, and the files of other locales that it lists. */
async function fromPublished(read: ReadPublished, named: string, path: string): Promise<SiteAddresses> {
  const first = await read(path)
  if (first === null)
    throw new UsageError(
      `--against ${named}: there is no ${ADDRESSES_FILE}; \`docsite build\` writes this file`,
    )
  const parse = (text: string): PublishedAddresses => {
    const found = readPublishedAddresses(text)
    if (found === null)
      throw new UsageError(`--against ${named}: not an ${ADDRESSES_FILE} written by docsite`)
    return found
  }
  const { locale, addresses, folders } = parse(first)
  const found: [string, SiteAddresses[string]][] = [
    [locale, { ...addresses, folder: own(folders, locale) ?? '' }],
  ]
  for (const [code, folder] of Object.entries(folders)) {
    const text = code === locale ? null : await read(folder + ADDRESSES_FILE)
    if (text !== null) found.push([code, { ...parse(text).addresses, folder }])
  }
  return Object.fromEntries(found)
}

/** Addresses of the site in a commit. Its pages are compiled as for a check, in a temporary folder. */
async function fromRevision(
  commit: string,
  named: string,
  { siteDir }: Session,
  host: Host,
): Promise<SiteAddresses> {
  // Inside the site folder, so that the configuration can import its packages.
  const parent = join(siteDir, '.docsite')
  await mkdir(parent, { recursive: true })
  const dir = mkdtempSync(join(parent, 'against-'))
  const remove = () => rmSync(dir, { recursive: true, force: true })
  host.onExit(remove)
  try {
    const before = await checkOutTree(commit, siteDir, join(dir, 'revision'))
    if (!isThere(before)) throw new UsageError(`--against ${named}: this revision does not contain the site`)
    const session = await openSession({ siteDir: before, mode: 'production', factsOnly: true }, host)
    if (!('pipeline' in session))
      throw new UsageError(`--against ${named}: the site configuration in this revision has errors`)
    try {
      return await session.pipeline.addresses()
    } finally {
      await session.close()
    }
  } finally {
    remove()
  }
}
