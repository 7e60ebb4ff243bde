import { phaseWithin } from '@mintline/core'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { FIELD_NAMES, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import type { PhaseConflict } from '../../lib/mergeDrafts.ts'
import { fieldText } from '../../lib/phaseTexts.ts'

interface ConflictsProps {
  conflicts: readonly PhaseConflict[]
  drafts: readonly PhaseDraft[]
  names: PhaseNames
  onTake: (conflict: PhaseConflict) => void
  onKeep: (conflict: PhaseConflict) => void
}

/** Fields changed both here and on chain, each with a choice between the two values. */
export function Conflicts({ conflicts, drafts, names, onTake, onKeep }: ConflictsProps) {
  const { currency } = useCluster().identity
  if (conflicts.length === 0) return null
  return (
    <Callout kind="warn" announced title="Changed on chain while you were editing">
      <ul className="mt-2 flex flex-col gap-3">
        {conflicts.map((conflict) => {
          const { phaseIndex, field, chain } = conflict
          const draft = drafts[phaseIndex] ?? chain
          const name = `${FIELD_NAMES[field]} of ${phaseWithin(phaseIndex, names[phaseIndex])}`
          return (
            <li
              key={`${phaseIndex}-${field}`}
              className="flex flex-wrap items-center gap-x-6 gap-y-2"
            >
              <span className="min-w-0 break-words">
                {name}: <strong>{fieldText(field, chain, currency)}</strong> on chain,{' '}
                <strong>{fieldText(field, draft, currency)}</strong> here
              </span>
              <span className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  aria-label={`Use the on-chain value: ${name}`}
                  onClick={() => onTake(conflict)}
                >
                  Use the on-chain value
                </Button>
                <Button
                  size="sm"
                  aria-label={`Keep my value: ${name}`}
                  onClick={() => onKeep(conflict)}
                >
                  Keep my value
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </Callout>
  )
}
