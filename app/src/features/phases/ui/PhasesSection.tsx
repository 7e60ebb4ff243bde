import type { CollectionInfo } from '@mintline/solana'
import type { PriceTokenFacts } from '@mintline/solana/reads'
import { Download } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import type { ChainTime } from '#entities/cluster/model/useChainTime.ts'
import { currenciesOf } from '#entities/currency/amounts.ts'
import { usePriceTokens } from '#entities/currency/useCurrencies.ts'
import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { downloadText } from '#shared/lib/download.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { phasesJson } from '../lib/phasesJson.ts'
import { PhaseTimeline } from './PhaseTimeline.tsx'

interface PhasesSectionProps {
  /** Buttons beside the title. */
  actions?: ReactNode
  /** The list element, for moving the focus. */
  listRef?: Ref<HTMLOListElement>
  /** One `li` for each phase. */
  children: ReactNode
}

/** All phases as a list. */
export function PhasesSection({ actions, listRef, children }: PhasesSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-semibold text-base">
          Phases
        </h2>
        {actions}
      </header>
      <ol ref={listRef} className="flex flex-col gap-3">
        {children}
      </ol>
    </section>
  )
}

const NO_TOKENS: ReadonlyMap<string, PriceTokenFacts> = new Map()

/** A private network counts as Solana. */
const LOCAL = { blockchain: 'SOLANA' } as const

/** Exports the phases on chain as a file for the command's config. */
export function ExportPhases({ collection }: { collection: CollectionInfo }) {
  const { network = LOCAL } = useCluster().identity
  const names = usePhaseNames(collection)
  const { symbol, phases } = collection
  const mints = currenciesOf(phases).flatMap((mint) => mint ?? [])
  const { data: tokens = NO_TOKENS, isLoading } = usePriceTokens(mints)
  const download = () =>
    downloadText(
      `${symbol}-phases.json`,
      phasesJson(phases, { network, tokens, names }),
      'application/json',
    )
  return (
    <Button size="sm" disabled={isLoading} onClick={download}>
      <Download aria-hidden="true" /> Export phases
    </Button>
  )
}

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
