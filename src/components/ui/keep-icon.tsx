/** A bookmark. */
export function KeepIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
      <path
        d="M5 2.75h10v14.5l-5-4-5 4z"
        fill="none"
        stroke="currentcolor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
    </svg>
  )
}
