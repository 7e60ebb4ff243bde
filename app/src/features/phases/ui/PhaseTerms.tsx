import type { EditionPhase } from '@mintline/solana'
import type { ReactNode } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { momentText } from '#entities/phase/lib/momentText.ts'
import { hasEnd, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { phasePriceText } from '#entities/phase/lib/phasePriceText.ts'
import { useListPrices } from '#entities/phase/useListPrices.ts'
import { readableDateTime } from '#shared/lib/dateTimeText.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { limitsText } from '../lib/phaseTexts.ts'

interface PhaseTermsProps {
  phaseIndex: number
  /** The deployment's address. */
  collection: string
  draft: PhaseDraft
  /** The phase on chain; undefined = it is not there yet. */
  phase: EditionPhase | undefined
}

/** A phase's terms. */
export function PhaseTerms({ phaseIndex, collection, draft, phase }: PhaseTermsProps) {
  const { currency } = useCluster().identity
  const listPrices = useListPrices({ deployment: collection, phaseIndex, ...draft })
  const { startTime, endTime } = draft
  return (
    <dl className="flex flex-col gap-x-6 gap-y-2 px-5 pb-5 text-[0.8125rem] lg:grid lg:grid-cols-[1fr_1.3fr_1.3fr_1.5fr_1fr]">
      <Term name="Price">{phasePriceText(draft, currency, listPrices)}</Term>
      <Term name="Start">
        {startTime === null ? 'When it is saved' : <Moment seconds={startTime} />}
      </Term>
      <Term name="End">
        {!hasEnd(draft) && 'No end'}
        {hasEnd(draft) && (endTime === null ? 'Not entered' : <Moment seconds={endTime} />)}
      </Term>
      <Term name="Limits">{limitsText(draft)}</Term>
      <Term name="Minted">{mintedText(phase)}</Term>
    </dl>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 justify-between gap-6 lg:block">
      <dt className="text-subtle">{name}</dt>
      <dd className="min-w-0 break-words text-right font-medium lg:mt-0.5 lg:text-left">
        {children}
      </dd>
    </div>
  )
}

function mintedText(phase: EditionPhase | undefined): string {
  if (!phase) return 'Nothing yet'
  const minted = formatGrouped(phase.currentMints, 0)
  return phase.maxMintsTotal === 0n
    ? minted
    : `${minted} of ${formatGrouped(phase.maxMintsTotal, 0)}`
}

/** A moment in local time and, below it, in UTC. */
function Moment({ seconds }: { seconds: bigint }) {
  const local = readableDateTime(seconds, 'local')
  if (local === '' || local === momentText(seconds)) return momentText(seconds)
  return (
    <>
      <span className="block">{local}</span>
      <span className="block font-normal text-subtle">{momentText(seconds)}</span>
    </>
  )
}
