// Names the files of a bundle after their content. The bundler's own hashes also cover the paths of the sources: the
// same site in another folder would get other names, and parts built in different places would not fit together.
import type { BuildResult, Metafile, OutputFile } from 'esbuild'
import { hashText } from '../text/fingerprint.ts'
import { groupBy } from '../text/group-by.ts'

/**
 * Hyphen, the bundler's hash and the extension: only these are matched, because the rest of a name may be any
 * characters. Captured, so that splitting keeps them.
 */
const ENDING = /(-[A-Z2-7]{8}\.(?:js|css))(?![\w.-])/g
/** Paths by which the metafile knows an output: its key, and the imports of other outputs. */
type Output = Metafile['outputs'][string]

/** A file that others refer to by the ending of its name. */
interface NamedText {
  /** Hash of the text without names. */
  readonly hash: string
  /** Endings in the text, in order. */
  readonly endings: readonly string[]
}

/** Replaces the hashes of code and stylesheets in names and references. The names of other files are kept. */
export function withContentNames<Result extends BuildResult>(result: Result): Result {
  const { outputFiles = [], metafile } = result
  const texts = new Map(
    outputFiles.flatMap((file) => endingsIn(file.path).map((ending) => [ending, namedText(file.text)])),
  )
  if (texts.size === 0) return result
  const endings = new Map([...texts.keys()].map((ending) => [ending, contentEnding(ending, texts)]))
  const renamed = (text: string) => text.replace(ENDING, (ending) => endings.get(ending) ?? ending)
  const named = outputFiles.map((file) =>
    endingsIn(file.path).length > 0 ? renamedFile(file, renamed) : file,
  )
  return {
    ...result,
    // Files with the same name have the same content.
    outputFiles: [...groupBy(named, ({ path }) => path).values()].flatMap(([file]) => file ?? []),
    ...(metafile ? { metafile: { ...metafile, outputs: renamedOutputs(metafile.outputs, renamed) } } : {}),
  }
}

const endingsIn = (text: string): readonly string[] => text.match(ENDING) ?? []

function namedText(text: string): NamedText {
  const parts = text.split(ENDING)
  const isEnding = (_part: string, index: number) => index % 2 === 1
  return {
    hash: hashText(parts.filter((part, index) => !isEnding(part, index)).join('-')),
    endings: parts.filter(isEnding),
  }
}

/**
 * The ending with a hash of the file and of all files that it refers to. Files may refer to each other, so each is
 * described by its text without names, followed by what the names stand for.
 */
function contentEnding(ending: string, texts: ReadonlyMap<string, NamedText>): string {
  const order = new Map<string, number>()
  const content: (string | number)[] = []
  const visit = (each: string): void => {
    const text = texts.get(each)
    const known = order.get(each)
    if (text === undefined || known !== undefined) {
      content.push(known ?? each)
      return
    }
    order.set(each, order.size)
    content.push(text.hash)
    for (const other of text.endings) visit(other)
  }
  visit(ending)
  const hash = hashText(JSON.stringify(content)).slice(0, 8).toUpperCase()
  return `-${hash}${ending.slice(1 + hash.length)}`
}

function renamedFile(file: OutputFile, renamed: (text: string) => string): OutputFile {
  const text = renamed(file.text)
  return { path: renamed(file.path), contents: Buffer.from(text), hash: file.hash, text }
}

function renamedOutputs(
  outputs: Metafile['outputs'],
  renamed: (text: string) => string,
): Metafile['outputs'] {
  const withImports = ({ imports, ...output }: Output): Output => ({
    ...output,
    imports: imports.map((each) => ({ ...each, path: renamed(each.path) })),
  })
  return Object.fromEntries(
    Object.entries(outputs).map(([path, output]) => [renamed(path), withImports(output)]),
  )
}
