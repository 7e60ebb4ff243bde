import { RotateCcw } from 'lucide-react'
import { IconButton } from '#shared/ui/IconButton.tsx'

interface FollowButtonProps {
  /** What it sets the field to. */
  label: string
  /** Whether the field says something of its own. */
  isOwn: boolean
  onFollow: () => void
}

/** Beside a field: back to what it follows from; nothing while it does. */
export function FollowButton({ label, isOwn, onFollow }: FollowButtonProps) {
  if (!isOwn) return null
  return (
    <IconButton
      label={label}
      variant="secondary"
      className="size-10 shrink-0 sm:size-9"
      onClick={onFollow}
    >
      <RotateCcw aria-hidden="true" />
    </IconButton>
  )
}
