// Content-addressed file names of rendered diagrams: a drawing of an older source or of other settings is never shown in place
// of the right one.
import { hashText } from './fingerprint.ts'

/** Version of the drawing program's output; part of the content address. */
export const DRAWING_FORMAT = 3

/** The drawings of one diagram, relative to the site folder. */
export interface DrawingFiles {
  readonly light: string
  /** Absent if the site has no dark mode. */
  readonly dark?: string
}

/** The drawing files of a diagram with this source. */
export function drawingFiles(
  source: string,
  { folder, key, dark }: { readonly folder: string; readonly key: string; readonly dark: boolean },
): DrawingFiles {
  const name = hashText(`${key}\n${source}`).slice(0, 16)
  const light = `${folder}/${name}.svg`
  return dark ? { light, dark: `${folder}/${name}-dark.svg` } : { light }
}

/** Whether a file has the name of a drawing; other files in the folder are left alone. */
export const isDrawing = (file: string) => /(?:^|\/)[\da-f]{16}(?:-dark)?\.svg$/.test(file)
