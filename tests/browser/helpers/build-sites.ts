// Before all browser tests: builds the sites once for each engine.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { siteBuilder } from '../../helpers/built-site.ts'
import { ENGINES, type Engine } from './engines.ts'
import { writeLongSite } from './long-site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Output folder by engine. */
    sites: Readonly<Record<Engine, string>>
    /** The same, for the site with the alternative options. */
    otherSites: Readonly<Record<Engine, string>>
    /** The same, for the site with a value for each key of logos, footer and colour mode. */
    settingsSites: Readonly<Record<Engine, string>>
    /** The same, for the fixture with its own theme. */
    themedSites: Readonly<Record<Engine, string>>
    /** The same, for the fixture with components written for Docusaurus. */
    componentSites: Readonly<Record<Engine, string>>
    /** The same, for a site with long sidebar levels. */
    longSites: Readonly<Record<Engine, string>>
    /** The same, for this repository's own site; always includes its own engine. */
    ownSites: Readonly<Record<Engine, string>>
  }
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Font of this repository's own site. */
const FACE = 'node_modules/@fontsource-variable/golos-text'

/** Builds a site with each tested engine; `like` is its output with the engine before. */
async function ofEach(
  build: (engine: Engine, like: string) => Promise<string>,
): Promise<Record<Engine, string>> {
  const built: Record<Engine, string> = { preact: '', react: '' }
  let like = ''
  for (const engine of ENGINES) {
    like = await build(engine, like)
    built[engine] = like
  }
  return built
}

/** Called by vitest. */
export async function setup({ provide }: TestProject) {
  const builtSite = siteBuilder()
  const build = (name: 'site' | 'other-site' | 'settings-site') => (engine: Engine, like: string) =>
    builtSite(
      (dir) => cpSync(join(ROOT, 'tests/browser', name), dir, { recursive: true }),
      { DOCSITE_TEST_ENGINE: engine },
      { like },
    )
  /** Builds a copy of a site whose configuration sets the engine. */
  const buildWith = (baseUrl: string, copy: (dir: string) => void) => (engine: Engine, like: string) =>
    builtSite(
      (dir) => {
        copy(dir)
        const config = join(dir, 'site.config.ts')
        const text = readFileSync(config, 'utf8')
        writeFileSync(config, text.replace("baseUrl: '/'", `baseUrl: '${baseUrl}', engine: '${engine}'`))
      },
      {},
      { like },
    )
  const buildFixture = (name: 'theme' | 'components') =>
    buildWith('/base/', (dir) => cpSync(join(ROOT, 'fixtures', name), dir, { recursive: true }))
  const buildOwn = buildWith('/', (dir) => {
    for (const part of ['content', 'site.config.ts', FACE])
      cpSync(join(ROOT, part), join(dir, part), { recursive: true })
  })
  // Sequentially: each build uses all processors, and a page waiting for its turn would time out.
  const ownSites = await ofEach(buildOwn)
  provide('ownSites', { ...ownSites, preact: ownSites.preact || (await buildOwn('preact', ownSites.react)) })
  provide('sites', await ofEach(build('site')))
  provide('otherSites', await ofEach(build('other-site')))
  provide('settingsSites', await ofEach(build('settings-site')))
  provide('themedSites', await ofEach(buildFixture('theme')))
  provide(
    'longSites',
    await ofEach((engine, like) => builtSite((dir) => writeLongSite(dir, engine), {}, { like })),
  )
  provide('componentSites', await ofEach(buildFixture('components')))
}
