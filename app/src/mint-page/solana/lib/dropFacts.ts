import { PHASE_TYPES } from '@mintline/core'
import {
  type CollectionInfo,
  collectionSale,
  type EditionPhase,
  type PlatformFees,
  type PriceTokenFacts,
  priceTokenOf,
} from '@mintline/solana/reads'
import { baseUnitsOf } from '#entities/currency/baseUnitsOf.ts'
import { phasePriceText } from '#entities/phase/lib/phasePriceText.ts'
import type { Currency } from '#shared/lib/amountText.ts'
import type { DropFacts, DropTexts, OfferedPrice, PhaseFacts } from '../../lib/dropFacts.ts'
import { phaseLimitsText } from '../../lib/phaseLimits.ts'
import { priceSplit, priceWithFee } from '../../lib/priceSplit.ts'
import { saleFacts } from '../../lib/saleFacts.ts'
import { feeOf } from './feeOf.ts'
import { audienceName } from './phaseAudience.ts'

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
  const { status, phase, change, timings } = saleFacts(collectionSale(collection), now)
  const named = phase === undefined ? [] : phases.slice(phase, phase + 1)
  const isOpen = status === 'open'
  const offered = isOpen ? phases.filter((_, index) => timings[index] === 'active') : named
  const isOffered = isOpen || status === 'upcoming'
  const isOneMoment = offered.every(({ endTime }) => endTime === offered[0]?.endTime)
  return {
    name: collection.metadata.collectionBaseName,
    texts,
    creator: collection.creator,
    status,
    audience: [...new Set(offered.map(audienceName))].join(' and '),
    change: isOneMoment ? change : undefined,
    price: isOffered ? offeredPrice(offered, { platformFees, currencies }) : undefined,
    minted: collection.numberOfTokensIssued,
    maxSupply: collection.maxNumberOfTokens,
    phases: phases.map((each, index) =>
      phaseFacts(each, { platformFees, currencies, timing: timings[index] ?? 'inactive' }),
    ),
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
  { platformFees, currencies, timing }: Money & Pick<PhaseFacts, 'timing'>,
): PhaseFacts {
  const { phaseType, priceAmount, maxMintsPerWallet, maxMintsTotal, currentMints } = phase
  const price = phasePriceText(phase, phaseCurrency(phase, currencies))
  return {
    id: String(phase.phaseIndex),
    audience: audienceName(phase),
    timing,
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

/** The coin of a network, and tokens that phases are priced in, by mint. */
interface Currencies {
  coin: Currency
  tokens: ReadonlyMap<string, PriceTokenFacts>
}

/** Returns the currency of a phase's price. A token that the network does not have counts in base units. */
function phaseCurrency(
  phase: Parameters<typeof priceTokenOf>[0],
  { coin, tokens }: Currencies,
): Currency {
  const mint = priceTokenOf(phase)
  if (mint === undefined) return coin
  return tokens.get(mint) ?? baseUnitsOf(mint)
}
