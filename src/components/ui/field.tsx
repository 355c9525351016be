import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

interface FieldProps {
  id: string
  label: string
  isRequired?: boolean
  error?: string
  isHalf?: boolean
  /** Render prop: receives the attributes that associate the control with its label and error. */
  children: (control: ControlProps) => React.ReactNode
}

export interface ControlProps {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
  'aria-required': boolean | undefined
}

/** Label, control and error of one field; owns the ids that associate them. */
export function Field({ id, label, isRequired = false, error, isHalf = false, children }: FieldProps) {
  const errorId = `${id}-error`
  return (
    <Cell $isHalf={isHalf}>
      <label htmlFor={id}>
        {label}
        {isRequired && ' *'}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
        'aria-required': isRequired || undefined,
      })}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </Cell>
  )
}

const Cell = styled.div<{ $isHalf: boolean }>`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  grid-column: ${({ $isHalf }) => ($isHalf ? 'span 1' : '1 / -1')};
  label {
    font-size: ${size.small};
    font-weight: 600;
  }
`

const ErrorText = styled.p`
  font-size: ${size.small};
  font-weight: 500;
  color: ${color.danger};
  &::before {
    content: '⚠ ';
  }
`

const control = css`
  width: 100%;
  min-height: 50px;
  padding: ${space[4]} 14px;
  border: 1px solid ${color.inkSoft};
  border-radius: ${layout.radius};
  background: ${color.white};
  color: ${color.ink};
  line-height: 1.4;
  &[aria-invalid] {
    border: 2px solid ${color.danger};
  }
`

export const Input = styled.input<{ $isUppercase?: boolean }>`
  ${control}
  ${({ $isUppercase }) => $isUppercase && 'text-transform: uppercase;'}
`

export const Textarea = styled.textarea`
  ${control}
  resize: vertical;
`

export const Select = styled.select`
  ${control}
`

/** Two columns of fields, one on a phone. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
