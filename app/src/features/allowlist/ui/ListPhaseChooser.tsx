import type { EditionPhase } from '@mintline/solana'
import { phaseLabel } from '#entities/phase/lib/phaseLabel.ts'
import { SelectField } from '#shared/ui/SelectField.tsx'

interface ListPhaseChooserProps {
  phases: readonly EditionPhase[]
  /** Index of the open phase. */
  value: number
  onValueChange: (phaseIndex: number) => void
}

/** Choice of the phase whose list is open. */
export function ListPhaseChooser({ phases, value, onValueChange }: ListPhaseChooserProps) {
  return (
    <div className="max-w-sm">
      <SelectField
        label="Phase"
        hint="Each phase has its own list."
        value={String(value)}
        onValueChange={(phaseIndex) => onValueChange(Number(phaseIndex))}
        options={phases.map((phase) => ({
          value: String(phase.phaseIndex),
          label: phaseLabel(phase),
        }))}
      />
    </div>
  )
}
