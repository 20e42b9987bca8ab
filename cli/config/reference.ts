// Generates the configuration reference as Markdown: every key with its type, default and description. It is derived
// from the schema, so it cannot become outdated.
import * as z from 'zod'
import { own } from '../../runtime/model/own.ts'
import { isEmptyObject } from '../text/record.ts'
import { siteConfigSchema } from './registry.ts'
import { NAVBAR_ITEMS } from './sections/navbar-items.ts'

type Schema = z.core.$ZodType

/** The parts of a schema definition that are read here, for any type of schema. */
interface Definition {
  readonly type: string
  readonly innerType?: Schema
  readonly defaultValue?: unknown
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly valueType?: Schema
  readonly options?: readonly Schema[]
  readonly values?: readonly unknown[]
  readonly entries?: Readonly<Record<string, unknown>>
  readonly in?: Schema
  readonly format?: string
}

function definition(schema: Schema): Definition {
  // A common view of all schema types; the library has a separate type for each.
  return schema._zod.def as unknown as Definition
}

const WRAPPERS: readonly string[] = ['default', 'prefault', 'optional', 'nullable']

/** Unwraps defaults, optionals and nullables. */
function bare(schema: Schema): Schema {
  const { type, innerType } = definition(schema)
  return innerType && WRAPPERS.includes(type) ? bare(innerType) : schema
}

function literal(value: unknown): string {
  return typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\')}'`
    : Array.isArray(value)
      ? `[${value.map(literal).join(', ')}]`
      : JSON.stringify(value)
}

function code(value: unknown): string {
  return `\`${literal(value)}\``
}

/** Names of types without parts. */
const PLAIN_TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: '`true`, `false`',
  object: 'object',
  custom: 'regular expression',
  null: '`null`',
}

function typeText(schema: Schema): string {
  const { type, innerType, element, valueType, options, values, entries, format } = definition(schema)
  if (type === 'nullable' && innerType) return `${typeText(innerType)} or \`null\``
  if (innerType) return typeText(innerType)
  if (type === 'number') return format === 'safeint' ? 'whole number' : 'number'
  if (type === 'enum')
    return Object.values(entries ?? {})
      .map(code)
      .join(', ')
  if (type === 'literal') return (values ?? []).map(code).join(', ')
  if (type === 'array' && element) return `list of ${isItem(element) ? 'items' : typeText(element)}`
  if (type === 'record' && valueType)
    return isAnything(valueType) ? 'object' : `object: name to ${typeText(valueType)}`
  if (type === 'union') return (options ?? []).map(typeText).join(' or ')
  return z.globalRegistry.get(schema)?.title ?? own(PLAIN_TYPES, type) ?? type
}

function isItem(schema: Schema): boolean {
  return ['pipe', 'lazy'].includes(definition(schema).type)
}

function isAnything(schema: Schema): boolean {
  return definition(schema).type === 'unknown'
}

function defaultText(schema: Schema): string {
  const { type, innerType, defaultValue } = definition(schema)
  if (type === 'optional') return 'none'
  if (type === 'prefault') return isEmptyObject(defaultValue) ? '`{}`' : code(defaultValue)
  if (type === 'default') return code(defaultValue)
  return innerType ? defaultText(innerType) : 'required'
}

function sentence(schema: Schema): string {
  return z.globalRegistry.get(schema)?.description ?? ''
}

interface Row {
  readonly key: string
  readonly schema: Schema
}

/** The key and all keys below it. */
function rows(key: string, schema: Schema): readonly Row[] {
  return [{ key, schema }, ...below(key, bare(schema))]
}

/** Schemas that a dispatched schema chooses from. */
function alternatives(schema: Schema): readonly Schema[] {
  const found = z.globalRegistry.get(schema)?.alternatives
  return Array.isArray(found) ? found : []
}

function below(key: string, schema: Schema): readonly Row[] {
  const { shape, element, valueType, options = alternatives(schema) } = definition(schema)
  if (shape) return Object.entries(shape).flatMap(([name, field]) => rows(`${key}.${name}`, field))
  if (element) return below(`${key}[]`, bare(element))
  if (valueType) return below(`${key}.<name>`, bare(valueType))
  return options.flatMap((option) =>
    definition(option).type === 'array' && options.length > 1 ? [] : below(key, bare(option)),
  )
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

function table(entries: readonly Row[]): string {
  const lines = entries.map(({ key, schema }) =>
    [`\`${key}\``, typeText(schema), defaultText(schema), sentence(schema)].map(cell).join(' | '),
  )
  return [
    '| Key | Type | Default | Meaning |',
    '|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n')
}

/** Navbar items, one table per type. */
function navbarItems(): readonly string[] {
  return [...NAVBAR_ITEMS].flatMap(([type, { schema }]) => {
    const fields = Object.entries(definition(schema).shape ?? {}).filter(
      ([name, field]) => name !== 'type' && sentence(field) !== '',
    )
    return [`#### Navbar item \`${type}\``, table(fields.map(([key, field]) => ({ key, schema: field })))]
  })
}

/** A key with its type, default and description, as Markdown. */
export interface DescribedKey {
  readonly key: string
  readonly type: string
  readonly byDefault: string
  readonly sentence: string
}

/** All keys except those of navbar items: `themeConfig.footer.links[].title`, `localeConfigs.<name>.label`. */
export function describedKeys(): readonly DescribedKey[] {
  return sections()
    .flatMap(({ key, schema }) => rows(key, schema))
    .map(({ key, schema }) => ({
      key,
      type: typeText(schema),
      byDefault: defaultText(schema),
      sentence: sentence(schema),
    }))
}

/** Each key of `themeConfig` gets its own section, because there are many. */
function sections(): readonly Row[] {
  return Object.entries(siteConfigSchema.shape).flatMap(([key, schema]): readonly Row[] => {
    if (key !== 'themeConfig') return [{ key, schema }]
    const { shape = {} } = definition(bare(schema))
    return Object.entries(shape).map(([name, field]) => ({ key: `${key}.${name}`, schema: field }))
  })
}

/** The reference of all configuration keys as Markdown, starting at heading level 3. */
export function configReference(): string {
  const all = sections()
  const hasParts = ({ key, schema }: Row) => below(key, bare(schema)).length > 0
  const single = table(all.filter((row) => !hasParts(row)))
  const parts = all
    .filter(hasParts)
    .flatMap(({ key, schema }) => [
      `### \`${key}\``,
      sentence(schema),
      table(below(key, bare(schema))),
      ...(key === 'themeConfig.navbar' ? navbarItems() : []),
    ])
  return `${['### Single keys', single, ...parts].join('\n\n')}\n`
}
