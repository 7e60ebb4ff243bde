import { phaseWithin } from '@mintline/core'
import { Copy, Trash2 } from 'lucide-react'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

interface DraftActionsProps {
  phaseIndex: number
  /** The phase's name; undefined or '' = it has none. */
  name: string | undefined
  isOpen: boolean
  onToggle: () => void
  /** Undefined if the collection cannot have another phase. */
  onDuplicate: (() => void) | undefined
  /** Undefined for a phase on chain, which cannot be removed. */
  onRemove: (() => void) | undefined
}

/** Actions on one phase. */
export function DraftActions({
  phaseIndex,
  name,
  isOpen,
  onToggle,
  onDuplicate,
  onRemove,
}: DraftActionsProps) {
  const phase = phaseWithin(phaseIndex, name)
  return (
    <>
      {onRemove && (
        <IconButton label={`Remove ${phase}`} size="sm" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
      {onDuplicate && (
        <IconButton label={`Duplicate ${phase}`} size="sm" onClick={onDuplicate}>
          <Copy aria-hidden="true" />
        </IconButton>
      )}
      <Button
        size="sm"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Close' : 'Edit'} ${phase}`}
        onClick={onToggle}
      >
        {isOpen ? 'Close' : 'Edit'}
      </Button>
    </>
  )
}
