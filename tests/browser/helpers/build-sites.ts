// Before all browser tests: builds the sites once for each engine, and starts the one Chromium of the run.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../../helpers/chromium.ts'
import { docsite } from '../../helpers/cli.ts'
import { setup as bundle } from '../../helpers/global-setup.ts'
import { ENGINES, type Engine } from './engines.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser of the run is asked for pages. */
    browserAddress: string
    /** Output folder by engine. */
    sites: Readonly<Record<Engine, string>>
    /** Likewise, of the site whose options are the other ones. */
    otherSites: Readonly<Record<Engine, string>>
    /** Likewise, of the fixture with a theme of its own. */
    themedSites: Readonly<Record<Engine, string>>
    /** Likewise, of the fixture with components written for Docusaurus. */
    componentSites: Readonly<Record<Engine, string>>
    /** Likewise, of this repository's own site; with its own engine always. */
    ownSites: Readonly<Record<Engine, string>>
  }
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

async function run(site: string, env: Record<string, string> = {}): Promise<void> {
  const { code, stdout, stderr } = await docsite(['build', site], { env })
  if (code !== 0) throw new Error(`${site} does not build:\n${stdout}${stderr}`)
}

/** A site with each engine that is tested. */
async function ofEach(build: (engine: Engine) => Promise<string>): Promise<Record<Engine, string>> {
  const built: Record<Engine, string> = { preact: '', react: '' }
  for (const engine of ENGINES) built[engine] = await build(engine)
  return built
}

/** Called by vitest. */
export async function setup({ provide }: TestProject) {
  bundle()
  const dir = mkdtempSync(join(tmpdir(), 'docsite-browser-'))
  const build = async (name: 'site' | 'other-site', engine: Engine) => {
    const site = join(dir, `${name}-${engine}`)
    cpSync(join(ROOT, 'tests/browser', name), site, { recursive: true })
    await run(site, { DOCSITE_TEST_ENGINE: engine })
    return join(site, 'build')
  }
  const buildFixture = async (name: 'theme' | 'components', engine: Engine) => {
    const site = join(dir, `${name}-${engine}`)
    cpSync(join(ROOT, 'fixtures', name), site, { recursive: true })
    const config = join(site, 'site.config.ts')
    const text = readFileSync(config, 'utf8')
    writeFileSync(config, text.replace("baseUrl: '/'", `baseUrl: '/base/', engine: '${engine}'`))
    await run(site)
    return join(site, 'build')
  }
  const buildOwn = async (engine: Engine) => {
    const site = join(dir, `own-${engine}`)
    for (const part of ['content', 'static', 'theme'])
      if (existsSync(join(ROOT, part))) cpSync(join(ROOT, part), join(site, part), { recursive: true })
    const text = readFileSync(join(ROOT, 'site.config.ts'), 'utf8')
    writeFileSync(
      join(site, 'site.config.ts'),
      text.replace("baseUrl: '/'", `baseUrl: '/', engine: '${engine}'`),
    )
    await run(site)
    return join(site, 'build')
  }
  // One after the other: each uses all processors, and a page that waits for its turn runs out of time.
  const ownSites = await ofEach(buildOwn)
  provide('ownSites', { ...ownSites, preact: ownSites.preact || (await buildOwn('preact')) })
  provide('sites', await ofEach((engine) => build('site', engine)))
  provide('otherSites', await ofEach((engine) => build('other-site', engine)))
  provide('themedSites', await ofEach((engine) => buildFixture('theme', engine)))
  provide('componentSites', await ofEach((engine) => buildFixture('components', engine)))
  const browser = await chromium.launchServer({ executablePath: CHROMIUM ?? '', args: CHROMIUM_ARGUMENTS })
  provide('browserAddress', browser.wsEndpoint())
  return async () => {
    await browser.close()
    rmSync(dir, { recursive: true, force: true })
  }
}
