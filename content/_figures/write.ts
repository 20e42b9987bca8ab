// Draws every figure into the folder beside its page, and takes away drawings that are no longer figures; writes the demo set
// of the same numbers. Run by `npm run figures`; the files are committed, and a test tells when they are out of date.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { demoFiles } from '../_demo/files.ts'
import { figures } from './index.ts'

/** Writes what changed below `content`; tells how many files that were. */
export function writeFigures(content: string): number {
  const drawn = new Map(figures.map(({ file, svg }) => [file, svg()]))
  const stale = drawings(content).filter((file) => !drawn.has(file))
  for (const file of stale) rmSync(join(content, file))
  const changed = [...drawn].filter(([file, svg]) => read(join(content, file)) !== svg)
  for (const [file, svg] of changed) {
    mkdirSync(dirname(join(content, file)), { recursive: true })
    writeFileSync(join(content, file), svg)
  }
  return changed.length + stale.length + writeDemo(join(content, 'static/demo'))
}

/** Writes what changed of the demo set; tells how many files that were. */
function writeDemo(folder: string): number {
  const changed = [...demoFiles()].filter(([name, text]) => read(join(folder, name)) !== text)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of changed) writeFileSync(join(folder, name), text)
  return changed.length
}

/** Drawings that lie in the folders of figures. */
export const drawings = (content: string): readonly string[] =>
  readdirSync(join(content, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\/assets\/[^/]+\.svg$/.test(file))
    .sort()

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
