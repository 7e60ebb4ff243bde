import { ChangeRows } from '#entities/change/ui/ChangeRows.tsx'
import type { Difference } from '#shared/form/draftOfParts.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'

interface ConflictNoticeProps {
  /** From the edited values to the current ones on chain. */
  conflicts: readonly Difference[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Notice that edited values were changed on chain, with a choice between the two. */
export function ConflictNotice({ conflicts, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  if (conflicts.length === 0) return null
  return (
    <Callout
      kind="warn"
      announced
      title="Changed on chain while you were editing"
      actions={
        <>
          <Button size="sm" onClick={onTakeTheirs}>
            Use the on-chain value
          </Button>
          <Button size="sm" onClick={onKeepMine}>
            Keep my value
          </Button>
        </>
      }
    >
      <ChangeRows rows={conflicts} />
    </Callout>
  )
}
