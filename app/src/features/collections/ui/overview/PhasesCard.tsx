import { phaseLabel } from '@mintline/core'
import { type CollectionInfo, currentPhase } from '@mintline/solana'
import { Link } from '@tanstack/react-router'
import { secondsOf, useChainTime } from '#entities/cluster/model/useChainTime.ts'
import { usePhaseNames } from '#entities/phase/model/phaseNameStore.ts'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PhaseLine } from './PhaseLine.tsx'

/** The phases in short. */
export function PhasesCard({ collection }: { collection: CollectionInfo }) {
  const { editions, phases } = collection
  const names = usePhaseNames(collection)
  const now = secondsOf(useChainTime())
  const current = now === undefined ? undefined : currentPhase(phases, now)
  return (
    <Card
      title="Phases"
      description={
        now === undefined
          ? 'When people can mint, and at what price.'
          : current
            ? `${phaseLabel(current.phaseIndex, names[current.phaseIndex])} is open now.`
            : 'No phase is open now.'
      }
      actions={
        <Link
          to="/collections/$collection/phases"
          params={{ collection: editions }}
          className={buttonStyles({ size: 'sm' })}
        >
          Open phases
        </Link>
      }
    >
      {phases.length === 0 ? (
        <p className="text-muted">
          There is no phase yet. Nothing can be minted until the owner adds one.
        </p>
      ) : (
        <ul className="-my-3 divide-y">
          {phases.map((phase) => (
            <PhaseLine
              key={phase.phaseIndex}
              collection={editions}
              phase={phase}
              name={names[phase.phaseIndex]}
              now={now}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
