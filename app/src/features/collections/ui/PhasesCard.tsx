import { phaseLabel } from '@mintline/core'
import { PHASE_STATUS_NAMES } from '@mintline/core/drop'
import { type CollectionInfo, currentPhase, type EditionPhase, phaseTiming } from '@mintline/solana'
import { Link } from '@tanstack/react-router'
import { secondsOf, useChainTime } from '#entities/cluster/model/useChainTime.ts'
import { supplyText } from '#entities/collection/lib/dropStatuses.ts'
import { nextChangeText } from '#entities/phase/lib/nextChange.ts'
import { draftOf } from '#entities/phase/lib/phaseDraft.ts'
import { STATUS_TONES, TYPE_NAMES } from '#entities/phase/lib/phaseNames.ts'
import { phasePriceText } from '#entities/phase/lib/phasePriceText.ts'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { useListPrices } from '#entities/phase/useListPrices.ts'
import { usePriceCurrency } from '#entities/phase/usePriceCurrency.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { Card } from '#shared/ui/Card.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

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

interface PhaseLineProps {
  /** The deployment's address. */
  collection: string
  phase: EditionPhase
  /** The phase's name; undefined or '' = it has none. */
  name: string | undefined
  /** Chain time in unix seconds; undefined until it is known. */
  now: bigint | undefined
}

/** A phase in one line: name, state, price and minted items. */
function PhaseLine({ collection, phase, name, now }: PhaseLineProps) {
  const { currency } = usePriceCurrency(phase.priceToken)
  const { phaseIndex, phaseType, currentMints, maxMintsTotal } = phase
  const listPrices = useListPrices({ deployment: collection, ...draftOf(phase), phaseIndex })
  const timing = now === undefined ? undefined : phaseTiming(phase, now)
  const minted = supplyText({
    numberOfTokensIssued: currentMints,
    maxNumberOfTokens: maxMintsTotal,
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2.5 font-medium">
          <UntrustedText>{`${phaseLabel(phaseIndex, name)} · ${TYPE_NAMES[phaseType]}`}</UntrustedText>
          {timing && (
            <Badge tone={STATUS_TONES[timing]} dot>
              {PHASE_STATUS_NAMES[timing]}
            </Badge>
          )}
        </p>
        {now !== undefined && (
          <p className="mt-0.5 text-[0.8125rem] text-muted">{nextChangeText(phase, now)}</p>
        )}
      </div>
      <div className="flex w-full items-baseline justify-between gap-4 sm:ml-auto sm:block sm:w-auto sm:text-right">
        <p className="font-medium">{phasePriceText(phase, currency, listPrices)}</p>
        <p className="mt-0.5 text-[0.8125rem] text-muted">{minted}</p>
      </div>
    </li>
  )
}
