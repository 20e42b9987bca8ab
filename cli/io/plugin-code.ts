// Locates the Markdown plugins of a configuration and computes a cache key for them: versions of the packages that the
// configuration imports, the options, and the site's code if a plugin or an option comes from it.
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MarkdownPlugins, REHYPE_KEYS, REMARK_KEYS } from '../model/plugins.ts'
import { hashText } from '../text/fingerprint.ts'

/** The plugins of a bundled configuration; null if it has none. `config` is the exported configuration. */
export async function pluginCode(
  config: unknown,
  code: string | undefined,
  siteDir: string,
): Promise<MarkdownPlugins | null> {
  const markdown = ((config as { readonly markdown?: object }).markdown ?? {}) as Readonly<
    Record<string, unknown>
  >
  const keys = [...REMARK_KEYS, ...REHYPE_KEYS]
  const named = keys.map((key) => (markdown[key] ?? []) as readonly unknown[])
  if (code === undefined || named.every(({ length }) => length === 0)) return null
  const functions: string[] = []
  const text = textOf([...named, markdown.remarkRehypeOptions], functions)
  // A function of the site may use anything in the same bundle.
  const own = functions.some((each) => code.includes(each) || each.includes('[native code]')) ? code : ''
  return {
    key: hashText(JSON.stringify([text, own, await packageVersions(code)])),
    module: `data:text/javascript;base64,${Buffer.from(code).toString('base64')}#plugins`,
    siteDir,
  }
}

/** Text that identifies a value; the source texts of its functions are added to the list. */
function textOf(value: unknown, functions: string[]): string {
  const seen = new Set<unknown>()
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'function') return functions[functions.push(String(part)) - 1]
    if (typeof part === 'bigint' || typeof part === 'symbol' || part instanceof RegExp) return String(part)
    if (typeof part !== 'object' || part === null) return part
    if (seen.has(part)) return 'again'
    seen.add(part)
    return part
  })
}

const PACKAGE_FILE = /["'`]((?:file:\/\/)?[^"'`\n]*node_modules[^"'`\n]*)["'`]/g

/** Names and versions of the packages that code imports. */
async function packageVersions(code: string): Promise<readonly string[]> {
  const files = [...code.matchAll(PACKAGE_FILE)].map(([, file = '']) =>
    file.startsWith('file://') ? fileURLToPath(file) : file,
  )
  return Promise.all([...new Set(files)].sort().map(versionOf))
}

/** Name and version of the package that contains a file. */
async function versionOf(file: string): Promise<string> {
  for (let folder = dirname(file); folder.includes('node_modules'); folder = dirname(folder)) {
    const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}')
    const { name, version } = JSON.parse(text) as { readonly name?: string; readonly version?: string }
    if (name !== undefined && version !== undefined) return `${name}@${version}`
  }
  return file
}
