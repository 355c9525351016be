import { Button } from './button'

interface UndoButtonProps {
  label: string
  canUndo: boolean
  onUndo: () => void
}

/** Takes back one step after the other. When none is left it keeps the focus, which a button that is disabled loses. */
export function UndoButton({ label, canUndo, onUndo }: UndoButtonProps) {
  return (
    <Button
      type="button"
      $variant="link"
      $size="sm"
      aria-disabled={!canUndo}
      onClick={canUndo ? onUndo : undefined}
    >
      {label}
    </Button>
  )
}
