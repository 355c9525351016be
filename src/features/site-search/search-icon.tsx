/** A magnifying glass. */
export function SearchIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d="M13.2 13.2L18 18M14.5 8.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  )
}
