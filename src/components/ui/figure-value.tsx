interface FigureValueProps {
  value: string
  unit?: string | null
}

/** A large figure: what stands before its number is as small as the unit behind it. */
export function FigureValue({ value, unit }: FigureValueProps) {
  const [, before, number = value] = /^([A-Za-z ]+) (\d.*)$/.exec(value) ?? []
  return (
    <strong>
      {before && <small>{before} </small>}
      {number}
      {unit && <small> {unit}</small>}
    </strong>
  )
}
