// Splits a table of contents of any length into files of bounded length: parts that are too long move into files of
// their own behind a link.

/** A line of the contents and the entries below it. */
export interface ContentsEntry {
  /** Text of the entry without links. */
  readonly label: string
  /** Markdown of the line, without its list marker. */
  readonly line: string
  readonly below: readonly ContentsEntry[]
}

/** A file of contents. */
export interface ContentsFile {
  /** `2-1` is the first file below the second; empty for the first file. */
  readonly name: string
  readonly title: string
  /** Markdown list; each line ends with a line break. */
  readonly text: string
}

/** Most lines in a file: longer lists are hard to read. */
export const LINE_LIMIT = 500

/**
 * The files of several tables of contents, separated by blank lines; the first file links to all others. Branches move
 * to files of their own, longest first, until the rest fits; very long flat lists are cut into ranges.
 */
export function contentsFiles(
  parts: readonly (readonly ContentsEntry[])[],
  addressOf: (name: string) => string,
): readonly ContentsFile[] {
  const further: ContentsFile[] = []

  /** Shortens a list to `limit` lines, moving the rest into further files. */
  function bounded(entries: readonly ContentsEntry[], name: string, limit: number): readonly ContentsEntry[] {
    const moved = new Set<ContentsEntry>()
    let lines = lineCount(entries)
    const branches = entries.filter(({ below }) => below.length > 0)
    for (const entry of branches.toSorted((a, b) => lineCount(b.below) - lineCount(a.below))) {
      if (lines <= limit) break
      moved.add(entry)
      lines -= lineCount(entry.below)
    }
    const names = new Map(
      [...entries].filter((entry) => moved.has(entry)).map((entry, at) => [entry, at + 1]),
    )
    const short = entries.map((entry) => {
      const at = names.get(entry)
      return at === undefined ? entry : moveTo(`${name}${at}`, entry)
    })
    return short.length <= limit ? short : stretches(short, name, limit)
  }

  /** A line that links to a new file with the entries below this one. */
  function moveTo(name: string, { label, line, below }: ContentsEntry): ContentsEntry {
    const place = further.push({ name, title: label, text: '' }) - 1
    const text = listOf(bounded(below, `${name}-`, LINE_LIMIT), 0)
    further[place] = { name, title: label, text }
    const link = `[${label}](${addressOf(name)})`
    return { label, line: line === label ? link : `${line} (${link})`, below: [] }
  }

  /** Lines that each link to a file with a range of the list. */
  function stretches(
    entries: readonly ContentsEntry[],
    name: string,
    limit: number,
  ): readonly ContentsEntry[] {
    const size = Math.max(LINE_LIMIT, Math.ceil(entries.length / limit))
    const count = Math.ceil(entries.length / size)
    return Array.from({ length: count }, (_, at) => {
      const own = entries.slice(at * size, (at + 1) * size)
      const title = `${own[0]?.label} … ${own.at(-1)?.label}`
      const file = `${name}p${at + 1}`
      further.push({ name: file, title, text: listOf(own, 0) })
      return { label: title, line: `[${title}](${addressOf(file)})`, below: [] }
    })
  }

  const limit = Math.max(1, Math.floor(LINE_LIMIT / Math.max(1, parts.length)))
  const texts = parts.map((entries, at) =>
    listOf(bounded(entries, parts.length === 1 ? '' : `${at + 1}-`, limit), 0),
  )
  return [{ name: '', title: '', text: texts.join('\n') }, ...further]
}

const lineCount = (entries: readonly ContentsEntry[]): number =>
  entries.reduce((sum, { below }) => sum + 1 + lineCount(below), 0)

const listOf = (entries: readonly ContentsEntry[], depth: number): string =>
  entries.map(({ line, below }) => `${'  '.repeat(depth)}- ${line}\n${listOf(below, depth + 1)}`).join('')
