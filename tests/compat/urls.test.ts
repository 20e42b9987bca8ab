// Addresses as the reference joins, cuts and resolves them.

import { docName } from '../../cli/text/doc-id.ts'
import {
  encodePath,
  isInternalUrl,
  isValidPathname,
  joinUrl,
  resolvePath,
  splitUrl,
} from '../../cli/text/url.ts'
import { samePath } from '../../runtime/routing/same-path.ts'
import type { RecordedCase } from '../helpers/shared.ts'
import { recordedSuite } from './recorded-suite.ts'

const isMissing = (value: unknown) => typeof value === 'object' && value !== null && '$undefined' in value
const takesNothing = ({ fn, args }: RecordedCase) =>
  (fn === 'isInternalUrl' && isMissing(args?.[0])) ||
  (fn === 'isSamePath' && isMissing(args?.[0])) ||
  (fn === 'normalizeUrl' && JSON.stringify(args).includes('$undefined')) ||
  (fn === 'getEditUrl' && args?.length === 1)

const FUNCTIONS: Readonly<Record<string, (...args: never[]) => unknown>> = {
  normalizeUrl: (parts: readonly string[]) => joinUrl(...parts),
  getEditUrl: (file: string, url: string) => joinUrl(url, file),
  fileToPath: (file: string) => docName({ source: file, numberPrefixes: false }).slug,
  isValidPathname,
  parseLocalURLPath: (url: string) => (isInternalUrl(url) ? splitUrl(url) : null),
  parseURLPath: (url: string, from = '/') => {
    const parts = splitUrl(url)
    const pathname = parts.pathname === '' ? from : resolvePath(parts.pathname, from)
    return { ...parts, pathname: pathname === '' ? '/' : pathname }
  },
  resolvePathname: (to: string, from?: string) => resolvePath(to, from),
  encodePath,
  isSamePath: samePath,
  isInternalUrl,
}

recordedSuite({
  file: 'urls',
  total: 211,
  notApplicable: {
    'undefined is no argument of these functions here': { count: 5, covers: takesNothing },
    'input or result are URL objects, which the recording leaves empty': {
      count: 5,
      covers: ({ fn }) => fn === 'toURLPath' || fn === 'parseURLOrPath',
    },
    'query strings are merged by the platform (URLSearchParams) in the browser': {
      count: 6,
      covers: ({ fn }) => fn === 'mergeSearchParams' || fn === 'mergeSearchStrings',
    },
    'URLs are split, but never assembled from their parts': {
      count: 22,
      covers: ({ fn }) => fn === 'serializeURLPath',
    },
    'paths never hold the separators of Windows here': {
      count: 1,
      covers: ({ fn, args }) => fn === 'getEditUrl' && JSON.stringify(args).includes('\\\\'),
    },
  },
  run: (fn, args) => FUNCTIONS[fn]?.(...(args as never[])),
})
