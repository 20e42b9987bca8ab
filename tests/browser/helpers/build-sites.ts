// Builds the test site once for each engine, before all browser tests.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { docsite } from '../../helpers/cli.ts'
import { setup as bundle } from '../../helpers/global-setup.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Output folder by engine. */
    sites: Readonly<Record<Engine, string>>
    /** Likewise, of the fixture with a theme of its own. */
    themedSites: Readonly<Record<Engine, string>>
    /** Output folder of this repository's own site. */
    ownSite: string
  }
}

/** What stands behind the components. */
export type Engine = 'preact' | 'react'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

async function run(site: string, env: Record<string, string> = {}): Promise<void> {
  const { code, stdout, stderr } = await docsite(['build', site], { env })
  if (code !== 0) throw new Error(`${site} does not build:\n${stdout}${stderr}`)
}

/** Called by vitest. */
export async function setup({ provide }: TestProject) {
  bundle()
  const dir = mkdtempSync(join(tmpdir(), 'docsite-browser-'))
  const build = async (engine: Engine) => {
    const site = join(dir, engine)
    cpSync(fileURLToPath(new URL('../site', import.meta.url)), site, { recursive: true })
    await run(site, { DOCSITE_TEST_ENGINE: engine })
    return join(site, 'build')
  }
  const buildThemed = async (engine: Engine) => {
    const site = join(dir, `themed-${engine}`)
    cpSync(join(ROOT, 'fixtures/theme'), site, { recursive: true })
    const config = join(site, 'site.config.ts')
    const text = readFileSync(config, 'utf8')
    writeFileSync(config, text.replace("baseUrl: '/'", `baseUrl: '/base/', engine: '${engine}'`))
    await run(site)
    return join(site, 'build')
  }
  const own = join(dir, 'own')
  for (const part of ['site.config.ts', 'content', 'static', 'theme'])
    if (existsSync(join(ROOT, part))) cpSync(join(ROOT, part), join(own, part), { recursive: true })
  // One after the other: each uses all processors, and a page that waits for its turn runs out of time.
  await run(own)
  provide('ownSite', join(own, 'build'))
  provide('sites', { preact: await build('preact'), react: await build('react') })
  provide('themedSites', { preact: await buildThemed('preact'), react: await buildThemed('react') })
  return () => rmSync(dir, { recursive: true, force: true })
}
