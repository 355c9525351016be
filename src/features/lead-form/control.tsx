import { Input, Select, Textarea, type ControlProps } from '@/components/ui/field'
import type { FormField } from '@/contracts/form-fields'

interface FieldControlProps extends ControlProps {
  field: FormField
  value: string
  options: readonly string[]
  onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
  onBlur: (event: React.FocusEvent) => void
}

/** The input, text box or select of one field. */
export function Control({ field, options, ...shared }: FieldControlProps) {
  const { name, kind = 'text', autoComplete, placeholder, rows, isUppercase } = field
  if (kind === 'textarea') return <Textarea name={name} rows={rows} {...shared} />
  if (kind === 'select') {
    return (
      <Select name={name} {...shared}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    )
  }
  return (
    <Input
      name={name}
      type={kind}
      inputMode={kind}
      autoComplete={autoComplete}
      autoCapitalize={isUppercase ? 'characters' : undefined}
      spellCheck={false}
      placeholder={placeholder}
      $isUppercase={isUppercase}
      {...shared}
    />
  )
}
