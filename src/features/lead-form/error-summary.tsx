import { forwardRef, useId } from 'react'
import styled from 'styled-components'
import type { FormField } from '@/contracts/form-fields'
import { color, layout, size, space } from '@/theme/tokens'

interface ErrorSummaryProps {
  /** The fields that are wrong, in the order of the form. */
  fields: readonly FormField[]
  /** Id of a field's control. */
  idOf: (name: string) => string
}

/**
 * Names the fields that are wrong, and leads to each; it takes the focus when a form is refused. What is wrong stands under
 * each field and is not said twice.
 */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { fields, idOf },
  ref,
) {
  const headingId = useId()
  if (fields.length === 0) return null
  return (
    <Plate ref={ref} role="group" tabIndex={-1} aria-labelledby={headingId}>
      <p id={headingId}>
        {fields.length === 1 ? 'One field needs another look' : `${fields.length} fields need another look`}
      </p>
      <ul>
        {fields.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              onClick={(event) => {
                // The address of a page with a dialog in it means something else.
                event.preventDefault()
                document.getElementById(idOf(name))?.focus()
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Plate>
  )
})

const Plate = styled.div`
  padding: ${space[4]} ${space[5]};
  border: 2px solid ${color.danger};
  border-radius: ${layout.radius};
  scroll-margin-top: ${space[5]};
  font-size: ${size.small};
  p {
    font-weight: 600;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space[5]};
  }
  a {
    display: inline-block;
    padding-block: ${space[3]};
    color: ${color.danger};
  }
`
