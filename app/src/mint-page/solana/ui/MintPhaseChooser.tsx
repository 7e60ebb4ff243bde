import type { PhaseOption } from '@mintline/solana/reads'
import { amountText } from '#shared/lib/amountText.ts'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import { restrictionText } from '../../lib/restrictionText.ts'
import { phaseName } from '../lib/phaseAudience.ts'
import { useMintCluster } from '../model/mintClusterContext.ts'

interface MintPhaseChooserProps {
  /** All open phases. */
  options: readonly PhaseOption[]
  /** Index of the phase to mint in. */
  chosen: number
  onChoose: (phaseIndex: number) => void
}

/** Lists open phases with their prices for this wallet, and reasons why it may not mint. */
export function MintPhaseChooser({ options, chosen, onChoose }: MintPhaseChooserProps) {
  const { currency } = useMintCluster().identity
  if (options.length < 2) return null
  const phases = options.map(({ phase }) => phase)
  return (
    <RadioGroupField
      label="Phase to mint in"
      value={String(chosen)}
      onValueChange={(value) => onChoose(Number(value))}
      options={options.map(({ phase, terms, restriction }) => {
        const price =
          terms.price === 0n
            ? 'free'
            : `${amountText(terms.price, terms.token ?? currency)} for an item`
        const name = phaseName(phase, phases)
        return {
          value: String(phase.phaseIndex),
          // A private phase's price does not apply to wallets that are not on its list.
          label: terms.isListed ? `${name}, ${price}` : name,
          description: restriction && restrictionText(restriction, false).reason,
          disabled: restriction !== undefined,
        }
      })}
    />
  )
}
