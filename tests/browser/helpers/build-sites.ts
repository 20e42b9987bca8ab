// Builds the test site once for each engine, before all browser tests.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
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
  }
}

/** What stands behind the components. */
export type Engine = 'preact' | 'react'

/** Called by vitest. */
export async function setup({ provide }: TestProject) {
  bundle()
  const dir = mkdtempSync(join(tmpdir(), 'docsite-browser-'))
  const build = async (engine: Engine) => {
    const site = join(dir, engine)
    cpSync(fileURLToPath(new URL('../site', import.meta.url)), site, { recursive: true })
    const run = await docsite(['build', site], { env: { DOCSITE_TEST_ENGINE: engine } })
    if (run.code !== 0) throw new Error(`the test site does not build:\n${run.stdout}${run.stderr}`)
    return join(site, 'build')
  }
  provide('sites', { preact: await build('preact'), react: await build('react') })
  return () => rmSync(dir, { recursive: true, force: true })
}
