// `@theme/TOCInline`: a table of contents of the given headings.
import { Html } from '../../components/html.tsx'

/** A heading; `value` is html. */
export interface TocEntry {
  readonly value: string
  readonly id: string
  readonly level: number
}

/** Props of the table of contents. */
export interface TocInlineProps {
  readonly toc?: readonly TocEntry[]
  readonly minHeadingLevel?: number
  readonly maxHeadingLevel?: number
}

/** Headings within the given levels, as nested lists. */
export function TOCInline({ toc = [], minHeadingLevel = 2, maxHeadingLevel = 3 }: TocInlineProps) {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)
  return shown.length === 0 ? null : <Entries entries={shown} className="table-of-contents" />
}

function Entries({
  entries,
  className,
}: {
  readonly entries: readonly TocEntry[]
  readonly className?: string
}) {
  const groups = grouped(entries)
  return (
    <ul className={className}>
      {groups.map(([first, ...below]) => (
        <li key={first.id}>
          <Html as="a" href={`#${first.id}`} html={first.value} />
          {below.length > 0 ? <Entries entries={below} /> : null}
        </li>
      ))}
    </ul>
  )
}

type Group = readonly [TocEntry, ...TocEntry[]]

/** Groups each heading with those below it, up to the next one of its level or higher. */
function grouped(entries: readonly TocEntry[]): readonly Group[] {
  const groups: [TocEntry, ...TocEntry[]][] = []
  for (const entry of entries) {
    const open = groups.at(-1)
    if (open && entry.level > open[0].level) open.push(entry)
    else groups.push([entry])
  }
  return groups
}

export { TOCInline as default }
