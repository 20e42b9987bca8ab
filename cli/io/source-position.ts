// Positions in bundled code, and columns counted in bytes, as lines and columns of the author's own files.
import { SourceMap } from 'node:module'
import type { Position } from '../model/diagnostic.ts'

/** A place in one of the bundled sources; `source` is written as in the source map. */
export interface MappedPosition {
  readonly source: string
  readonly position: Position
}

/** Finds places by a source map given as JSON. */
export type PositionMapper = (line: number, column: number) => MappedPosition | null

/** Makes the look-up for 1-based lines and columns of generated code. */
export function positionMapper(mapJson: string): PositionMapper {
  const map = new SourceMap(JSON.parse(mapJson) as ConstructorParameters<typeof SourceMap>[0])
  return (line, column) => {
    const entry = map.findEntry(line - 1, column - 1)
    if (!('originalSource' in entry)) return null
    const position = { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
    return { source: entry.originalSource, position }
  }
}

/** The 1-based UTF-16 column of a 0-based column in bytes of the line. */
export function columnOfByte(lineText: string, byte: number): number {
  return Buffer.from(lineText).subarray(0, byte).toString().length + 1
}
