import { RotateCcw } from 'lucide-react'
import { IconButton } from '#shared/ui/IconButton.tsx'

interface ResetButtonProps {
  /** The default that the field returns to. */
  label: string
  /** True if the field differs from its default. */
  isChanged: boolean
  onReset: () => void
}

/** Resets the field beside it to its default; nothing while it has the default. */
export function ResetButton({ label, isChanged, onReset }: ResetButtonProps) {
  if (!isChanged) return null
  return (
    <IconButton label={label} variant="secondary" size="input" onClick={onReset}>
      <RotateCcw aria-hidden="true" />
    </IconButton>
  )
}
