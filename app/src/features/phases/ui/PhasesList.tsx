import type { CollectionInfo } from '@mintline/solana'
import { CalendarClock } from 'lucide-react'
import { secondsOf, useChainTime } from '#entities/cluster/model/useChainTime.ts'
import { draftOf } from '#entities/phase/lib/phaseDraft.ts'
import { usePhaseNames } from '#entities/phase/model/phaseNameStore.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ExportPhases } from './ExportPhases.tsx'
import { PhaseCard } from './PhaseCard.tsx'
import { PhasesSection } from './PhasesSection.tsx'
import { TimelineCard } from './TimelineCard.tsx'

/** The phases on chain, read-only. */
export function PhasesList({ collection }: { collection: CollectionInfo }) {
  const time = useChainTime()
  const names = usePhaseNames(collection)
  const { phases, editions } = collection
  if (phases.length === 0) {
    return (
      <EmptyState icon={<CalendarClock />} title="No phases yet">
        A phase defines who may mint, when, and at what price. Nobody can mint until the owner adds
        one.
      </EmptyState>
    )
  }
  return (
    <>
      <TimelineCard drafts={phases.map(draftOf)} names={names} time={time} />
      <PhasesSection actions={<ExportPhases collection={collection} />}>
        {phases.map((phase) => (
          <li key={phase.phaseIndex}>
            <PhaseCard
              phaseIndex={phase.phaseIndex}
              name={names[phase.phaseIndex]}
              draft={draftOf(phase)}
              phase={phase}
              collection={editions}
              now={secondsOf(time)}
            />
          </li>
        ))}
      </PhasesSection>
    </>
  )
}
