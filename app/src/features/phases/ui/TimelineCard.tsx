import type { ChainTime } from '#entities/cluster/model/useChainTime.ts'
import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { PhaseTimeline } from './timeline/PhaseTimeline.tsx'

interface TimelineCardProps {
  drafts: readonly PhaseDraft[]
  names: PhaseNames
  time: ChainTime
}

/** The phases' timeline. */
export function TimelineCard(props: TimelineCardProps) {
  return (
    <Card title="Timeline">
      <Timeline {...props} />
    </Card>
  )
}

function Timeline({ drafts, names, time }: TimelineCardProps) {
  switch (time.status) {
    case 'known':
      return <PhaseTimeline drafts={drafts} names={names} now={time.now} />
    case 'unknown':
      return (
        <ErrorCallout
          title="Chain time could not be read"
          error={time.error}
          onRetry={time.retry}
        />
      )
    case 'asked':
      return (
        <>
          <VisuallyHidden>Loading chain time</VisuallyHidden>
          <Skeleton height="h-24" corners="rounded-lg" />
        </>
      )
  }
}
