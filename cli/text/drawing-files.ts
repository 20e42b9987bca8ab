// Names of the files that drawings of diagrams are kept in: by what they are made from, so that a drawing of an older text or of
// other settings is never shown for the one that is wanted.
import { hashText } from './fingerprint.ts'

/** Changes with the program that draws. */
export const DRAWING_FORMAT = 3

/** Files of the drawings of a diagram, relative to the site folder. */
export interface DrawingFiles {
  readonly light: string
  /** Absent where the site is never dark. */
  readonly dark?: string
}

/** The files for the text of a diagram. */
export function drawingFiles(
  source: string,
  { folder, key, dark }: { readonly folder: string; readonly key: string; readonly dark: boolean },
): DrawingFiles {
  const name = hashText(`${key}\n${source}`).slice(0, 16)
  const light = `${folder}/${name}.svg`
  return dark ? { light, dark: `${folder}/${name}-dark.svg` } : { light }
}

/** Whether a file has the name of a drawing: all others in the folder are none of the program's business. */
export const isDrawing = (file: string) => /(?:^|\/)[\da-f]{16}(?:-dark)?\.svg$/.test(file)
