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

/** What the platform bears, and the ways pages say the same. */
export interface Limit {
  readonly name: string
  readonly value: string
  /** A group of the regular expression `find` is one of `as`, whichever case it has. */
  readonly said: readonly { readonly find: string; readonly as: readonly string[] }[]
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
  readonly limits: readonly Limit[]
  /** Ports that examples connect to, by the name of the machine. */
  readonly hosts: Readonly<Record<string, readonly number[]>>
}

/** The description of the API for programs: addresses, methods, answers. */
export interface Api {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { responses: Record<string, { $ref?: string }> } | object>>>
  >
}

const yamlAt = (path: string): unknown =>
  parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'))

/** The facts. */
export const facts = yamlAt('../../content/_facts/platform.yml') as Facts

/** What readers download to generate a client. */
export const api = yamlAt('../../content/static/api/openapi.yml') as Api
