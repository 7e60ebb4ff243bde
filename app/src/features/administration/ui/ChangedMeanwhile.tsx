import type { Difference } from '#shared/form/draftOfParts.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { DifferenceList } from './DifferenceList.tsx'

interface ChangedMeanwhileProps {
  /** From what was edited to what the chain holds now. */
  conflicts: readonly Difference[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Says that what is being edited was changed on chain, and has the person choose. */
export function ChangedMeanwhile({ conflicts, onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) {
  if (conflicts.length === 0) return null
  return (
    <Callout
      kind="warn"
      announced
      title="Changed on chain while you were editing"
      actions={
        <>
          <Button size="sm" onClick={onTakeTheirs}>
            Take what is on chain
          </Button>
          <Button size="sm" onClick={onKeepMine}>
            Keep what I entered
          </Button>
        </>
      }
    >
      <DifferenceList differences={conflicts} />
    </Callout>
  )
}
