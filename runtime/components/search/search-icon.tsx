// The sign of the search, in its button and in its dialog.

/** The magnifying glass. */
export function SearchIcon() {
  return (
    <svg className="search-icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m12.5 12.5 5 5" />
    </svg>
  )
}

/** A query of before: a clock. */
export function RecentIcon() {
  return (
    <svg className="search-icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4l2.5 2.5" />
    </svg>
  )
}

/** A section that was read: a sheet. */
export function SectionIcon() {
  return (
    <svg className="search-icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M5 3h7l3 3v11H5zM8 9h4m-4 4h4" />
    </svg>
  )
}
