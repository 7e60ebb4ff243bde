import type { Restricted } from '@mintline/core'
import type { PhaseOption } from '@mintline/solana/reads'
import { Callout } from '#shared/ui/Callout.tsx'
import { phaseName } from '../../lib/statusTexts.ts'
import { restrictionText } from '../../lib/wallet/restrictionText.ts'

interface RestrictionProps {
  /** The reason to show if no phase is open. */
  restriction: Restricted
  /** All open phases; the wallet may not mint in any of them. */
  options: readonly PhaseOption[]
  /** True if another phase opens later. */
  isMoreToCome: boolean
}

/** Reason that this wallet may not mint in any open phase, with advice. */
export function Restriction({ restriction, options, isMoreToCome }: RestrictionProps) {
  const phases = options.map(({ phase }) => phase)
  const restrictions =
    options.length > 1
      ? options.map((option) => ({
          restriction: option.restriction ?? restriction,
          prefix: `${phaseName(option.phase, phases)}: `,
        }))
      : [{ restriction, prefix: '' }]
  return (
    <div role="status" className="flex flex-col gap-3">
      {restrictions.map(({ restriction, prefix }) => {
        const { reason, advice } = restrictionText(restriction, isMoreToCome)
        return (
          <Callout key={prefix} title={`${prefix}${reason}`}>
            {advice}
          </Callout>
        )
      })}
    </div>
  )
}
