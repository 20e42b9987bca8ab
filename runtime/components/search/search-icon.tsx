// Icons of the search button and dialog.

/** The magnifying glass. */
export function SearchIcon() {
  return (
    <svg className="search-icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m12.5 12.5 5 5" />
    </svg>
  )
}

/** A clock, for an earlier query. */
export function RecentIcon() {
  return (
    <svg className="search-icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4l2.5 2.5" />
    </svg>
  )
}

/** A sheet, for a section opened earlier. */
export function SectionIcon() {
  return (
    <svg className="search-icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M5 3h7l3 3v11H5zM8 9h4m-4 4h4" />
    </svg>
  )
}
