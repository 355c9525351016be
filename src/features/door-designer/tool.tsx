import { Button } from '@/components/ui/button'

interface ToolProps {
  label: string
  onClick: () => void
  disabled?: boolean
}

/** One of the designer's tools: plain words, all in one row. */
export function Tool({ label, onClick, disabled }: ToolProps) {
  return (
    <Button type="button" $variant="link" $size="sm" disabled={disabled} onClick={onClick}>
      {label}
    </Button>
  )
}
