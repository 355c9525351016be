import { Button } from '@/components/ui/button'

interface ToolProps {
  label: string
  onClick: () => void
  disabled?: boolean
}

/** One of the designer's small buttons. */
export function Tool({ label, onClick, disabled }: ToolProps) {
  return (
    <Button type="button" $variant="outline" $size="sm" disabled={disabled} onClick={onClick}>
      {label}
    </Button>
  )
}
