// `@theme/TOCInline`: a table of contents of the headings that a component gives it.
import { Html } from '../../components/html.tsx'

/** A heading; `value` is html. */
export interface TocEntry {
  readonly value: string
  readonly id: string
  readonly level: number
}

/** Props of the table. */
export interface TocInlineProps {
  readonly toc?: readonly TocEntry[]
  readonly minHeadingLevel?: number
  readonly maxHeadingLevel?: number
}

/** Headings of some levels, those of a lower one in a list below. */
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

/** A heading with those below it, up to the next one of its level or a higher one. */
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
