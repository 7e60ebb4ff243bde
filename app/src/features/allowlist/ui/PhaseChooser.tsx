import type { EditionPhase } from '@mintline/solana'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { phaseLabel } from '../lib/phaseLabel.ts'

interface PhaseChooserProps {
  phases: readonly EditionPhase[]
  /** Index of the one that is open. */
  value: number
  onValueChange: (phaseIndex: number) => void
}

/** Which phase's list is open. */
export function PhaseChooser({ phases, value, onValueChange }: PhaseChooserProps) {
  return (
    <div className="max-w-sm">
      <SelectField
        label="Phase"
        hint="Each phase has a list of its own."
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
