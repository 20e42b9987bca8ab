// Finds where an exception of the site's own code was thrown: the position in the author's file behind the bundled
// code.
import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { basename, resolve } from 'node:path'
import type { Place } from '../model/diagnostic.ts'
import type { CodeOrigin } from '../model/ports.ts'
import { onceFor } from '../text/once-for.ts'
import { pathBelow } from './path-below.ts'

const FRAME = /([\w-]+\.mjs):(\d+):(\d+)\)?$/

/** Position of the innermost call in the site's own code; undefined if there is none. */
export function placeOfError(error: unknown, origin: CodeOrigin): Place | undefined {
  const { map, sources, siteDir } = origin
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const code = basename(map, '.map')
  const frames = stack.split('\n').flatMap((line) => {
    const [, file, row, column] = FRAME.exec(line) ?? []
    return file === code ? [{ row: Number(row), column: Number(column) }] : []
  })
  const sourceMap = frames.length > 0 ? readMap(origin) : undefined
  for (const { row, column } of frames) {
    const found = sourceMap?.findEntry(row - 1, column - 1)
    if (!found || !('originalSource' in found)) continue
    const file = pathBelow(siteDir, resolve(sources, found.originalSource))
    if (file.startsWith('..') || file.includes('node_modules/')) continue
    return { file, start: { line: found.originalLine + 1, column: found.originalColumn + 1 } }
  }
  return undefined
}

/** Cached: the source map of a site's code is large, and many components may fail. */
const readMap = onceFor(({ map }: CodeOrigin): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload)
  } catch {
    return undefined
  }
})
