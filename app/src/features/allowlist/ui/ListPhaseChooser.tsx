import type { CollectionInfo } from '@mintline/solana'
import { phaseWithType } from '#entities/phase/lib/phaseLabel.ts'
import { usePhaseNames } from '#entities/phase/model/phaseNameStore.ts'
import { SelectField } from '#shared/ui/SelectField.tsx'

interface ListPhaseChooserProps {
  collection: CollectionInfo
  /** The open phase's index. */
  value: number
  onValueChange: (phaseIndex: number) => void
}

/** Chooses the phase whose list is open. */
export function ListPhaseChooser({ collection, value, onValueChange }: ListPhaseChooserProps) {
  const names = usePhaseNames(collection)
  return (
    <div className="max-w-sm">
      <SelectField
        label="Phase"
        hint="Each phase has its own list."
        value={String(value)}
        onValueChange={(phaseIndex) => onValueChange(Number(phaseIndex))}
        options={collection.phases.map((phase) => ({
          value: String(phase.phaseIndex),
          label: phaseWithType(phase, names),
        }))}
      />
    </div>
  )
}
