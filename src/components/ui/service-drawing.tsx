interface ServiceDrawingProps {
  /** The service's `icon`: the key of its drawing in static/service-drawings.svg. */
  name: string
  /** What it shows, where no words beside it say so. */
  label?: string
  className?: string
}

/** A service drawn: at the left the fault, at the right the remedy. */
export function ServiceDrawing({ name, label, className }: ServiceDrawingProps) {
  return (
    <svg
      viewBox="0 0 320 160"
      // Of a small sign; who shows it large draws it finer.
      strokeWidth="2.2"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`/service-drawings.svg#${name}`} />
    </svg>
  )
}
