// What is served against a clean build of the same files.
import { expect } from 'vitest'
import { docsite, remove, treeOf } from '../../helpers/cli.ts'
import { RELOAD_SCRIPT, type RunningServer } from './server.ts'

/**
 * Builds the site and waits until the server serves exactly that, the reload script aside: a change may reach it in several
 * batches. Returns the paths of the built files.
 */
export async function expectAsBuilt(
  server: RunningServer,
  dir: string,
  message = '',
): Promise<readonly string[]> {
  const out = `${dir}-out`
  const run = await docsite(['build', dir, '--out-dir', out, '--quiet', '--force'])
  expect(run.code, run.stdout + run.stderr).toBe(0)
  const built = [...treeOf(out)].filter(([path]) => !path.startsWith('.docsite'))
  remove(out)
  await expect.poll(() => differences(server, built), { message }).toEqual([])
  return built.map(([path]) => path)
}

/** Files that are served otherwise than they were built, with the status of the answer. */
async function differences(
  server: RunningServer,
  built: readonly (readonly [path: string, body: Buffer])[],
): Promise<string[]> {
  const base = new URL(server.url).pathname
  const found: string[] = []
  for (const [path, expected] of built) {
    const { status, body } = await server.get(base + path.split('/').map(encodeURIComponent).join('/'))
    const served = path.endsWith('.html') ? Buffer.from(body.toString().replace(RELOAD_SCRIPT, '')) : body
    if (status !== 200 || !served.equals(expected)) found.push(`${path} ${status}`)
  }
  return found
}
