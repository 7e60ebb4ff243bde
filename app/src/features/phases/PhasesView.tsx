import type { CollectionInfo } from '@mintline/solana'
import { CalendarClock } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { secondsOf, useChainTime } from '#entities/cluster/model/useChainTime.ts'
import { useRole } from '#entities/collection/model/useRole.ts'
import { ReadOnlyNotice } from '#entities/collection/ui/ReadOnlyNotice.tsx'
import { HostedListNotice } from '#entities/list/ui/HostedListNotice.tsx'
import { draftOf } from '#entities/phase/lib/phaseDraft.ts'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PhaseCard } from './ui/PhaseCard.tsx'
import { ExportPhases, PhasesSection, TimelineCard } from './ui/PhasesSection.tsx'

/** Its planners bring web3.js, so it is loaded once the owner's wallet is connected. */
const PhasesEditor = lazy(async () => {
  const { PhasesEditor: editor } = await import('./ui/editor/PhasesEditor.tsx')
  return { default: editor }
})

interface PhasesViewProps {
  collection: CollectionInfo
}

/** A collection's phases: editable for its owner, read-only for others. */
export function PhasesView({ collection }: PhasesViewProps) {
  const role = useRole('owner', collection)
  const isHeld = role.status === 'held'
  const wasHeld = useRef(false)
  wasHeld.current ||= isHeld
  return (
    <div className="flex flex-col gap-6">
      <ReadOnlyNotice role={role} to="change phases" />
      {wasHeld.current && (
        // Hidden for other accounts: the owner's input reappears with its account.
        <div hidden={!isHeld}>
          <Suspense fallback={<PhasesList collection={collection} />}>
            <PhasesEditor collection={collection} />
          </Suspense>
        </div>
      )}
      {!isHeld && <PhasesList collection={collection} />}
    </div>
  )
}

/** The phases on chain, read-only. */
function PhasesList({ collection }: { collection: CollectionInfo }) {
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
              notice={<HostedListNotice collection={collection} phase={phase} />}
            />
          </li>
        ))}
      </PhasesSection>
    </>
  )
}
