import type { OnConflict } from '@mintline/solana'
import { type Option, SelectField } from '#shared/ui/SelectField.tsx'

const CHOICES: readonly Option<OnConflict>[] = [
  { value: 'report', label: 'Leave the wallet out' },
  { value: 'first', label: 'Use its first row' },
  { value: 'last', label: 'Use its last row' },
]

interface ConflictChoiceProps {
  value: OnConflict
  onChoose: (value: OnConflict) => void
}

/** Chooses the row that counts for wallets with conflicting rows. */
export function ConflictChoice({ value, onChoose }: ConflictChoiceProps) {
  return (
    <div className="max-w-sm">
      <SelectField
        label="Wallets with conflicting rows"
        hint="Their rows are listed under Conflicts."
        value={value}
        onValueChange={onChoose}
        options={CHOICES}
      />
    </div>
  )
}
