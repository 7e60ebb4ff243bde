import type { NativeCurrency } from '@mintline/core/networks'
import { useState } from 'react'
import { settingsStore, useSettings } from '#entities/settings/model/settings.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { NumberField } from '#shared/ui/NumberField.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'

/** More than any wallet should pay: 0.085 coins for the largest transaction. */
const HIGHEST_CAP = 100_000_000n
/** Lamports for the largest transaction at the default cap. */
const MOST_AT_DEFAULT = 425_000n

/** Priority fee, in the currency of the network, and commitment of reads. */
export function TransactionSettings({ currency }: { currency: NativeCurrency }) {
  const { commitment, priorityFee, maxMicroLamports } = useSettings()
  // An invalid cap is not stored, and stays in the field to be corrected.
  const [cap, setCap] = useState<bigint | undefined>(BigInt(maxMicroLamports))
  return (
    <div className="flex flex-col gap-6">
      <RadioGroupField
        label="Priority fee"
        value={priorityFee}
        onValueChange={(next) => settingsStore.update({ priorityFee: next })}
        columns={2}
        options={[
          {
            value: 'recent',
            label: 'What others pay',
            description:
              'At least as high as three of four recent fees for the same accounts, up to a cap.',
          },
          {
            value: 'off',
            label: 'None',
            description: 'Transactions may wait, or expire, while the network is busy.',
          },
        ]}
      />
      {priorityFee === 'recent' && (
        <NumberField
          label="Cap of the priority fee"
          hint={`Millionths of a lamport for each compute unit. 500,000 is at most ${amountText(MOST_AT_DEFAULT, currency)} for the largest transaction.`}
          unit="µ-lamports"
          value={cap}
          max={HIGHEST_CAP}
          onValueChange={(next) => {
            setCap(next)
            if (next !== undefined) settingsStore.update({ maxMicroLamports: String(next) })
          }}
        />
      )}
      <SelectField
        label="Commitment"
        hint="How certain the network has to be before something is shown."
        value={commitment}
        onValueChange={(next) => settingsStore.update({ commitment: next })}
        options={[
          {
            value: 'processed',
            label: 'Processed',
            description: 'At once; a fork may undo it.',
          },
          {
            value: 'confirmed',
            label: 'Confirmed',
            description: 'Voted for by most of the network, after about a second.',
          },
          {
            value: 'finalized',
            label: 'Finalized',
            description: 'Cannot be undone, after about 13 seconds.',
          },
        ]}
      />
    </div>
  )
}
