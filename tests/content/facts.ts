// The facts of the platform that pages repeat: `content/_facts/platform.yml`.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/** A port as the table of ports shows it. */
export interface Port {
  readonly service: string
  readonly port: string
  readonly protocol: string
  readonly clients: string
}

/** A key of a file of settings. */
export interface Setting {
  readonly file: string
  readonly key: string
  readonly default: string
  readonly meaning: string
}

/** What is decided once. `{product}` stands in texts as pages write it. */
export interface Facts {
  readonly ports: readonly Port[]
  readonly settings: readonly Setting[]
  readonly packages: readonly string[]
  readonly paths: readonly string[]
  readonly view_classes: readonly { readonly code: string; readonly page: string }[]
  readonly roles: readonly string[]
  readonly redirect: string
}

/** The facts. */
export const facts = parse(
  readFileSync(fileURLToPath(new URL('../../content/_facts/platform.yml', import.meta.url)), 'utf8'),
) as Facts
