// Converts positions in bundled code, and columns counted in bytes, to lines and columns of the author's files.
import { SourceMap } from 'node:module'
import type { Position } from '../model/diagnostic.ts'

/** A position in one of the bundled sources; `source` is written as in the source map. */
export interface MappedPosition {
  readonly source: string
  readonly position: Position
}

/** Finds positions by a source map. */
export type PositionMapper = (line: number, column: number) => MappedPosition | null

/** Creates a mapper for 1-based lines and columns of generated code from a source map as JSON. */
export function positionMapper(mapJson: string): PositionMapper {
  const map = new SourceMap(JSON.parse(mapJson) as ConstructorParameters<typeof SourceMap>[0])
  return (line, column) => {
    const entry = map.findEntry(line - 1, column - 1)
    if (!('originalSource' in entry)) return null
    const position = { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
    return { source: entry.originalSource, position }
  }
}

/** Converts a 0-based byte column to a 1-based UTF-16 column. */
export function columnOfByte(lineText: string, byte: number): number {
  return Buffer.from(lineText).subarray(0, byte).toString().length + 1
}
