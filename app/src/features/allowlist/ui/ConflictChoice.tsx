import type { OnConflict } from '@mintline/solana'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'

const CHOICES: { value: OnConflict; label: string; description: string }[] = [
  { value: 'report', label: 'Use none', description: 'The wallet is left out.' },
  { value: 'first', label: 'Use the first row', description: 'As the file begins.' },
  { value: 'last', label: 'Use the last row', description: 'As the file ends.' },
]

interface ConflictChoiceProps {
  value: OnConflict
  onChoose: (value: OnConflict) => void
}

/** Which row counts for wallets whose rows differ. */
export function ConflictChoice({ value, onChoose }: ConflictChoiceProps) {
  return (
    <RadioGroupField
      label="Wallets whose rows differ"
      value={value}
      onValueChange={onChoose}
      options={CHOICES}
    />
  )
}
