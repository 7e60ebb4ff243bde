import { PHASE_TYPES, phaseLabel, phaseNumber, phaseWithin } from '@mintline/core'
import { PHASE_STATUS_NAMES } from '@mintline/core/drop'
import { type EditionPhase, phaseTiming } from '@mintline/solana'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { nextChangeText } from '#entities/phase/lib/nextChange.ts'
import { hasEnd, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { momentText } from '#entities/phase/lib/phaseLabel.ts'
import { STATUS_TONES, TYPE_NAMES } from '#entities/phase/lib/phaseNames.ts'
import { phasePriceText } from '#entities/phase/lib/phasePriceText.ts'
import { useListPrices } from '#entities/phase/useListPrices.ts'
import { usePriceCurrency } from '#entities/phase/usePriceCurrency.ts'
import { readableDateTime } from '#shared/lib/dateTimeText.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { limitsText } from '../lib/phaseTexts.ts'

interface PhaseCardProps {
  phaseIndex: number
  /** Undefined or '' = it has none. */
  name: string | undefined
  draft: PhaseDraft
  /** The phase on chain; undefined = it is not there yet. */
  phase: EditionPhase | undefined
  /** The deployment's address. */
  collection: string
  /** Chain time in unix seconds; undefined while it is not known. */
  now: bigint | undefined
  isChanged?: boolean
  /** A problem with the phase. */
  notice?: ReactNode
  /** Buttons. */
  actions?: ReactNode
  /** Fields for editing, in place of the terms. */
  children?: ReactNode
}

/** One phase's state and terms. */
export function PhaseCard({
  phaseIndex,
  name,
  draft,
  phase,
  collection,
  now,
  isChanged = false,
  notice,
  actions,
  children,
}: PhaseCardProps) {
  const hasList = phase !== undefined && PHASE_TYPES[phase.phaseType].isListed
  return (
    <article className="rounded-xl border bg-surface shadow-card">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-4">
        <h3 className="font-semibold text-[0.9375rem]">
          <UntrustedText>{phaseLabel(phaseIndex, name)}</UntrustedText>{' '}
          <span className="ml-1 font-normal text-muted">
            {name && `Phase ${phaseNumber(phaseIndex)} · `}
            {TYPE_NAMES[draft.phaseType]}
          </span>
        </h3>
        {phase && now !== undefined && <PhaseStatus phase={phase} now={now} />}
        {!phase && <Badge tone="accent">Not on chain yet</Badge>}
        {isChanged && <Badge tone="accent">Changed</Badge>}
        <div className="ml-auto flex items-center gap-1.5">
          {hasList && <ListLink collection={collection} phaseIndex={phaseIndex} name={name} />}
          {actions}
        </div>
      </header>
      <div className="px-5 pb-4 empty:hidden">{notice}</div>
      {children ?? (
        <PhaseTerms phaseIndex={phaseIndex} collection={collection} draft={draft} phase={phase} />
      )}
    </article>
  )
}

interface PhaseStatusProps {
  /** The phase on chain. */
  phase: EditionPhase
  /** Chain time in unix seconds. */
  now: bigint
}

/** A phase's state, and when it changes next. */
function PhaseStatus({ phase, now }: PhaseStatusProps) {
  const timing = phaseTiming(phase, now)
  return (
    <>
      <Badge tone={STATUS_TONES[timing]} dot>
        {PHASE_STATUS_NAMES[timing]}
      </Badge>
      <span className="text-[0.8125rem] text-muted">{nextChangeText(phase, now)}</span>
    </>
  )
}

interface ListLinkProps {
  /** The deployment's address. */
  collection: string
  phaseIndex: number
  /** The phase's name; undefined or '' = it has none. */
  name: string | undefined
}

/** Link to a phase's list. */
function ListLink({ collection, phaseIndex, name }: ListLinkProps) {
  return (
    <Link
      to="/collections/$collection/allowlists"
      params={{ collection }}
      search={{ phase: phaseNumber(phaseIndex) }}
      aria-label={`Open list of ${phaseWithin(phaseIndex, name)}`}
      className={buttonStyles({ variant: 'ghost', size: 'sm' })}
    >
      Open list
    </Link>
  )
}

interface PhaseTermsProps {
  phaseIndex: number
  /** The deployment's address. */
  collection: string
  draft: PhaseDraft
  /** The phase on chain; undefined = it is not there yet. */
  phase: EditionPhase | undefined
}

/** A phase's terms. */
function PhaseTerms({ phaseIndex, collection, draft, phase }: PhaseTermsProps) {
  const { currency } = usePriceCurrency(draft.priceToken)
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
