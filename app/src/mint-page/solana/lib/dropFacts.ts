import { PHASE_TYPES } from '@mintline/core'
import {
  type CollectionInfo,
  type EditionPhase,
  type PlatformFees,
  phaseTiming,
} from '@mintline/solana/reads'
import { type DropStatus, dropStatus, mintablePhases } from '#entities/collection/lib/dropStatus.ts'
import { phasePriceText } from '#entities/phase/lib/phasePriceText.ts'
import { endsAt } from '../../lib/countdown.ts'
import type {
  DropFacts,
  DropTexts,
  OfferedPrice,
  PhaseFacts,
  StatusChange,
} from '../../lib/dropFacts.ts'
import { phaseLimitsText } from '../../lib/phaseLimits.ts'
import { priceSplit, priceWithFee } from '../../lib/priceSplit.ts'
import { feeOf } from './feeOf.ts'
import { audienceName } from './phaseAudience.ts'
import { type Currencies, phaseCurrency } from './phaseCurrency.ts'

interface DropFactsInput {
  collection: CollectionInfo
  texts: DropTexts
  currencies: Currencies
  /** Chain time in unix seconds. */
  now: bigint
}

/** Describes a collection as the page shows it. */
export function dropFacts({ collection, texts, currencies, now }: DropFactsInput): DropFacts {
  const { phases, platformFees } = collection
  const status = dropStatus(collection, now)
  const offered = offeredPhases(collection, { status, now })
  const named = offered.length === 0 && 'phase' in status ? [status.phase] : offered
  const isOneMoment = offered.every(({ endTime }) => endTime === offered[0]?.endTime)
  return {
    name: collection.metadata.collectionBaseName,
    texts,
    creator: collection.creator,
    status: status.status,
    audience: [...new Set(named.map(audienceName))].join(' and '),
    change: isOneMoment ? changeOf(status, now) : undefined,
    price: offeredPrice(offered, { platformFees, currencies }),
    minted: collection.numberOfTokensIssued,
    maxSupply: collection.maxNumberOfTokens,
    phases: phases.map((phase) => phaseFacts(phase, { platformFees, currencies, now })),
  }
}

/** Returns the phases that are open now, or else the one that opens next. */
function offeredPhases(
  { phases }: CollectionInfo,
  { status, now }: { status: DropStatus; now: bigint },
): readonly EditionPhase[] {
  if (status.status === 'open') return mintablePhases(phases, now)
  return status.status === 'upcoming' ? [status.phase] : []
}

function changeOf(status: DropStatus, now: bigint): StatusChange | undefined {
  switch (status.status) {
    case 'open':
      return endsAt(status.endsAt, now)
    case 'upcoming':
      return { kind: 'starts', at: status.startsAt }
    case 'phase-sold-out':
      return status.next && { kind: 'next starts', at: status.next.startTime }
    default:
      return undefined
  }
}

interface Money {
  platformFees: PlatformFees
  currencies: Currencies
}

/** Returns the public price, or the lowest one; among several currencies, the lowest in the first one's. */
function offeredPrice(
  phases: readonly EditionPhase[],
  { platformFees, currencies }: Money,
): OfferedPrice | undefined {
  if (phases.length === 0) return undefined
  const open = phases.filter(({ phaseType }) => !PHASE_TYPES[phaseType].isListed)
  const cheapest = open.reduce<EditionPhase | undefined>(
    (best, phase) => (best && !isCheaper(phase, best) ? best : phase),
    undefined,
  )
  return {
    split: cheapest && priceSplit(cheapest.priceAmount, feeOf(platformFees)),
    isListed: open.length < phases.length,
    currency: cheapest ? phaseCurrency(cheapest, currencies) : currencies.coin,
  }
}

function isCheaper(phase: EditionPhase, best: EditionPhase): boolean {
  const isComparable = phase.priceAmount === 0n || phase.priceToken === best.priceToken
  return isComparable && phase.priceAmount < best.priceAmount
}

function phaseFacts(
  phase: EditionPhase,
  { platformFees, currencies, now }: Money & { now: bigint },
): PhaseFacts {
  const { phaseType, priceAmount, maxMintsPerWallet, maxMintsTotal, currentMints } = phase
  const price = phasePriceText(phase, phaseCurrency(phase, currencies))
  return {
    id: String(phase.phaseIndex),
    audience: audienceName(phase),
    timing: phaseTiming(phase, now),
    // In a phase with a list, the phase's own price is not paid.
    price: PHASE_TYPES[phaseType].isListed
      ? price
      : priceWithFee(price, priceSplit(priceAmount, feeOf(platformFees))),
    limits: phaseLimitsText({
      perWallet: maxMintsPerWallet,
      total: { max: maxMintsTotal, used: currentMints },
    }),
    start: phase.startTime,
    end: phase.endTime,
  }
}
