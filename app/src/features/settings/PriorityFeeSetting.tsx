import type { NativeCurrency } from '@mintline/core/networks'
import { COMPUTE_LIMITS, priorityFeeLamports } from '@mintline/solana'
import { useState } from 'react'
import { type Settings, settingsStore, useSettings } from '#entities/settings/settings.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'

type Choice = Settings['priorityFee']

const CHOICES: readonly { value: Choice; label: string; description: string }[] = [
  {
    value: 'low',
    label: 'Low',
    description:
      'At least what half of recent transactions paid. It may wait while the network is busy.',
  },
  {
    value: 'normal',
    label: 'Normal',
    description: 'At least what three of four recent transactions paid.',
  },
  {
    value: 'fast',
    label: 'Fast',
    description: 'At least what 19 of 20 recent transactions paid, for busy moments.',
  },
  {
    value: 'off',
    label: 'None',
    description: 'Transactions may wait or expire while the network is busy.',
  },
]

/** The fee on top of the network's own, with its cap, in the network's currency. */
export function PriorityFeeSetting({ currency }: { currency: NativeCurrency }) {
  const { priorityFee, maxMicroLamports } = useSettings()
  // An invalid cap is not stored, and stays in the field to be corrected.
  const [cap, setCap] = useState<bigint | undefined>(() => lamportsOfCap(BigInt(maxMicroLamports)))
  const isTooHigh = cap !== undefined && cap > HIGHEST_CAP
  return (
    <div className="flex flex-col gap-6">
      <RadioGroupField
        label="Priority fee"
        hint="Paid on top of the network fee, so that a transaction lands sooner. Usually much less than the highest one."
        value={priorityFee}
        onValueChange={(next) => settingsStore.update({ priorityFee: next })}
        columns={2}
        options={CHOICES}
      />
      {priorityFee !== 'off' && (
        <AmountField
          label="Highest priority fee"
          hint="For the largest transaction; smaller ones pay at most their part of it."
          currency={currency}
          value={cap}
          error={isTooHigh ? `Enter at most ${amountText(HIGHEST_CAP, currency)}.` : undefined}
          onValueChange={(next) => {
            setCap(next)
            if (next !== undefined && next <= HIGHEST_CAP) {
              settingsStore.update({ maxMicroLamports: String(unitPriceOfCap(next)) })
            }
          }}
        />
      )}
    </div>
  )
}

/** Compute units in the largest transaction. */
const LARGEST = Math.max(...Object.values(COMPUTE_LIMITS))

/** Micro-lamports per lamport, the unit for prices. */
const MICRO_LAMPORTS = 1_000_000n

/** The highest cap in lamports: more than any wallet should pay. */
export const HIGHEST_CAP = 85_000_000n

/**
 * Returns the priority fee in lamports for the largest transaction.
 *
 * @param microLamports Compute unit price, in millionths of a lamport.
 */
export function lamportsOfCap(microLamports: bigint): bigint {
  return priorityFeeLamports({ unitLimit: LARGEST, microLamports })
}

/**
 * Returns the compute unit price, in millionths of a lamport, at which the largest transaction pays at most these
 * lamports.
 */
export function unitPriceOfCap(lamports: bigint): bigint {
  return (lamports * MICRO_LAMPORTS) / BigInt(LARGEST)
}
