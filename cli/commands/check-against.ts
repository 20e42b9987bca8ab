// `docsite check --against`: the addresses that a site published before, read from where they are named, and the findings about
// those that would be lost.
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

/** The addresses that a file, a folder, a site on the web or a git revision names. Throws `UsageError` and `EnvironmentError`. */
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
  throw new UsageError(`--against ${named}: there is no such file or folder, and git knows no such tag`)
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
    throw new EnvironmentError(`--against ${address}: the site cannot be read (${reason})`, { cause: error })
  }
}

/** The file that is named and those of the other locales, which it names. */
async function fromPublished(read: ReadPublished, named: string, path: string): Promise<SiteAddresses> {
  const first = await read(path)
  if (first === null)
    throw new UsageError(`--against ${named}: there is no ${ADDRESSES_FILE}; a build of the site writes it`)
  const parse = (text: string): PublishedAddresses => {
    const found = readPublishedAddresses(text)
    if (found === null) throw new UsageError(`--against ${named}: that is no ${ADDRESSES_FILE} of docsite`)
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

/** Those of the site as it stands in a commit: its pages are compiled as a check does, in a folder that is removed then. */
async function fromRevision(
  commit: string,
  named: string,
  { siteDir }: Session,
  host: Host,
): Promise<SiteAddresses> {
  // Below the site folder, so that its configuration finds the packages that it imports.
  const parent = join(siteDir, '.docsite')
  await mkdir(parent, { recursive: true })
  const dir = mkdtempSync(join(parent, 'against-'))
  const remove = () => rmSync(dir, { recursive: true, force: true })
  host.onExit(remove)
  try {
    const before = await checkOutTree(commit, siteDir, join(dir, 'revision'))
    if (!isThere(before)) throw new UsageError(`--against ${named}: the site is not in this revision`)
    const session = await openSession({ siteDir: before, mode: 'production', factsOnly: true }, host)
    if (!('pipeline' in session))
      throw new UsageError(`--against ${named}: the configuration of this revision cannot be used`)
    try {
      return await session.pipeline.addresses()
    } finally {
      await session.close()
    }
  } finally {
    remove()
  }
}
