// JSON Schemas of what pages show as JSON: dashlets, requests, records of the API. Keys are those of the guides; a key that is
// misspelled or invented is no key.
import { Ajv, type SchemaObject } from 'ajv'
import { facts } from '../facts.ts'

const texts: SchemaObject = { type: 'array', items: { type: 'string' } }
const filters: SchemaObject = {
  type: 'object',
  additionalProperties: { anyOf: [{ type: 'boolean' }, { type: 'array', minItems: 1 }] },
}

const style: SchemaObject = {
  type: 'object',
  additionalProperties: false,
  properties: { measures: { type: 'object' }, dimensions: { type: 'object' } },
}

const dataSource: SchemaObject = {
  type: 'object',
  additionalProperties: false,
  properties: {
    koob: { type: 'string', pattern: '^[a-z_]+\\.[a-z_]+$' },
    ...Object.fromEntries(['dimensions', 'measures', 'subtotals', 'hierarchy'].map((key) => [key, texts])),
    ...Object.fromEntries(['xAxis', 'yAxis', 'zAxis', 'sortBy'].map((key) => [key, { type: 'string' }])),
    filters,
    limit: { type: ['integer', 'string'] },
    style,
  },
}

const frame: SchemaObject = {
  type: 'object',
  required: ['x', 'y', 'w', 'h'],
  additionalProperties: false,
  properties: Object.fromEntries(['x', 'y', 'w', 'h'].map((key) => [key, { type: 'integer', minimum: 0 }])),
}

const dashlet: SchemaObject = {
  type: 'object',
  additionalProperties: false,
  required: ['view_class'],
  properties: {
    view_class: { enum: facts.view_classes.map(({ code }) => code) },
    ...Object.fromEntries(
      [
        'title',
        'description',
        'displayIf',
        'url',
        'htmlText',
        'bgImage',
        'goodValueColor',
        'badValueColor',
      ].map((key) => [key, { type: 'string' }]),
    ),
    ...Object.fromEntries(['options', 'saveAbilities', 'colorPalette'].map((key) => [key, texts])),
    dataSource,
    style,
    frame,
    dashboard_id: { type: 'integer' },
    isHidden: { type: 'boolean' },
    ...Object.fromEntries(['display', 'echart', 'context', 'config'].map((key) => [key, { type: 'object' }])),
    ...Object.fromEntries(
      ['onClick', 'onClickDataPoint'].map((key) => [key, { type: ['string', 'object'] }]),
    ),
  },
}

const request: SchemaObject = {
  type: 'object',
  additionalProperties: false,
  required: ['with', 'columns'],
  properties: {
    with: { type: 'string', pattern: '^[a-z_]+\\.[a-z_]+$' },
    columns: texts,
    filters,
    sort: { type: 'array', items: { type: 'string', pattern: '^[+-]?\\w+$' } },
    limit: { type: 'integer' },
    offset: { type: 'integer' },
    subtotals: texts,
    distinct: {},
    options: texts,
  },
}

const rule: SchemaObject = {
  type: 'object',
  additionalProperties: false,
  required: ['user_id', 'cube_id', 'filter'],
  properties: { user_id: { type: 'integer' }, cube_id: { type: 'string' }, filter: { type: 'string' } },
}

const ajv = new Ajv({ allowUnionTypes: true })
const compiled = {
  dashlet: ajv.compile(dashlet),
  request: ajv.compile(request),
  rule: ajv.compile(rule),
}

/** Faults of a value that says of itself what it is; nothing for other values. */
export function faultsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const kind =
    'view_class' in value ? 'dashlet' : 'with' in value ? 'request' : 'cube_id' in value ? 'rule' : undefined
  if (!kind || compiled[kind](value)) return []
  return (compiled[kind].errors ?? []).map(
    (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
  )
}
