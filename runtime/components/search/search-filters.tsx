// Filters of the results: a part of the site and a version, each a group of radio buttons that opens below its label. The result
// list is the only element with options here.
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react'
import { usePage, usePreferredVersions, useSite } from '../../contexts.tsx'
import { AREA_BELOW } from '../../search/backend.ts'
import { searchedVersion, versionedInstance } from '../../search/tags.ts'
import { classNames } from '../class-names.ts'
import { useMessage } from '../use-message.ts'
import type { SearchFilter, SearchState } from './search-state.ts'

interface SearchFiltersProps {
  readonly state: SearchState
  onFilter(filter: Partial<SearchFilter>): void
}

/** Filters with several choices; nothing if there are none. */
export function SearchFilters({ state: { outcome, filter }, onFilter }: SearchFiltersProps) {
  const text = useMessage()
  const { docs } = useSite()
  const page = usePage()
  const { names } = usePreferredVersions()
  const instance = versionedInstance(docs, page.docs?.instance)
  const current = instance && searchedVersion(instance, { active: page.docs, preferred: names })
  const areas = outcome?.areas ?? []
  if (areas.length === 0 && !instance) return null
  return (
    <div className="search-filters">
      {areas.length > 0 ? (
        <Choice
          label={text('docsite.search.area')}
          value={filter.area ?? ''}
          choices={[
            ['', text('docsite.search.allAreas')],
            ...areas.map(({ label }) => [label, label] as const),
          ]}
          onChoose={(value) => onFilter({ area: value || null })}
        />
      ) : null}
      {instance ? (
        <Choice
          label={text('docsite.search.version')}
          value={filter.version ?? current ?? ''}
          choices={instance.versions.map(({ name, label }) => [name, label] as const)}
          onChoose={(version) => onFilter({ version })}
        />
      ) : null}
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly (readonly [value: string, label: string])[]
  onChoose(value: string): void
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  const id = useId()
  const details = useRef<HTMLDetailsElement>(null)
  // Another version may lack the area that was chosen.
  const chosen = choices.find(([own]) => own === value) ?? choices[0]
  const close = () => {
    if (!details.current) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!details.current?.open || (event.key !== 'Escape' && event.key !== 'Enter')) return
    if (event.key === 'Enter' && !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    close()
  }
  return (
    <details ref={details} className="search-filter" onKeyDown={onKeyDown}>
      <summary>
        {label}: <span className="search-filter__value">{chosen?.[1]}</span>
      </summary>
      <fieldset className="search-filter__choices" aria-label={label}>
        {choices.map(([own, name]) => (
          <Radio
            key={own}
            group={id}
            name={name}
            isChosen={own === chosen?.[0]}
            onChoose={() => onChoose(own)}
            // `detail` is 0 for arrow keys, which also select but should not close the list.
            onClick={(event) => event.detail > 0 && close()}
          />
        ))}
      </fieldset>
    </details>
  )
}

interface RadioProps {
  readonly group: string
  readonly name: string
  readonly isChosen: boolean
  onChoose(): void
  onClick(event: MouseEvent): void
}

/** A choice. A nested area is shown indented, by its own name only. */
function Radio({ group, name, isChosen, onChoose, onClick }: RadioProps) {
  const at = name.lastIndexOf(AREA_BELOW)
  const own = at < 0 ? 0 : at + AREA_BELOW.length
  return (
    <label className={classNames('search-filter__choice', own > 0 && 'search-filter__choice--below')}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} onClick={onClick} />
      <span>
        {own > 0 ? <span className="visually-hidden">{name.slice(0, own)}</span> : null}
        {name.slice(own)}
      </span>
    </label>
  )
}
