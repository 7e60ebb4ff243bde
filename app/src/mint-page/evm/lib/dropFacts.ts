import {
  type ContractFee,
  type Currency,
  closingTime,
  dropSale,
  hasAllowlist,
  isForListedOnly,
  limitOf,
  type Phase,
  phasesOf,
} from '@mintline/evm'
import { priceText } from '#shared/lib/amountText.ts'
import type { DropFacts, OfferedPrice, PhaseFacts } from '../../lib/dropFacts.ts'
import { phaseLimitsText } from '../../lib/phaseLimits.ts'
import { type PriceSplit, priceSplit, priceWithFee } from '../../lib/priceSplit.ts'
import { saleFacts } from '../../lib/saleFacts.ts'
import type { DropRead } from '../model/useDrop.ts'
import { currencyKey } from './currencyKey.ts'

/** A drop's texts and picture from its creator. */
interface CreatorTexts extends Pick<DropFacts, 'texts' | 'creator' | 'networkFee'> {
  /** The items' name; empty = none. */
  itemName: string
}

/**
 * Describes a drop as the page shows it.
 *
 * @param now Chain time in unix seconds.
 */
export function dropFacts(
  { drop, currencies }: DropRead,
  { itemName, ...creator }: CreatorTexts,
  now: bigint,
): DropFacts {
  const phases = phasesOf(drop.conditions)
  const sale = saleFacts(dropSale(drop), now)
  const { status, change, timings } = sale
  const phase = sale.phase === undefined ? undefined : phases[sale.phase]
  const currencyOf = ({ currency }: Phase) => currencies.get(currencyKey(currency))
  const isOffered = status === 'open' || status === 'upcoming'
  return {
    name: drop.name || itemName,
    ...creator,
    status,
    audience: phase ? audienceName(phase) : '',
    change,
    price:
      phase && isOffered ? offeredPrice(phase, drop.platformFee, currencyOf(phase)) : undefined,
    minted: drop.minted,
    maxSupply: drop.maxSupply,
    phases: phases.map((each, index) =>
      phaseFacts(each, {
        timing: timings[index] ?? 'inactive',
        end: closingTime(each, drop.conditions),
        fee: drop.platformFee,
        currency: currencyOf(each),
      }),
    ),
  }
}

/** Returns who may mint in a phase. */
function audienceName(phase: Phase): string {
  if (isForListedOnly(phase)) return 'Allowlist'
  return hasAllowlist(phase) ? 'Public and allowlist' : 'Public'
}

/** Splits a price; contracts take no fee on free claims, and a flat fee once for all items. */
export function splitOf(price: bigint, fee: ContractFee): PriceSplit {
  if (price === 0n) return { status: 'free' }
  const split = priceSplit(price, fee)
  if (split.status !== 'closed') return split
  return { ...split, leastItems: (split.platformFee + price - 1n) / price }
}

function offeredPrice(
  phase: Phase,
  fee: ContractFee,
  currency: Currency | undefined,
): OfferedPrice | undefined {
  if (!currency) return undefined
  return {
    split: isForListedOnly(phase) ? undefined : splitOf(phase.pricePerToken, fee),
    isListed: hasAllowlist(phase),
    currency,
  }
}

interface PhaseContext extends Pick<PhaseFacts, 'timing'> {
  end: bigint | undefined
  fee: ContractFee
  currency: Currency | undefined
}

function phaseFacts(phase: Phase, { timing, end, fee, currency }: PhaseContext): PhaseFacts {
  const { startTimestamp, pricePerToken, quantityLimitPerWallet } = phase
  return {
    id: String(phase.id),
    audience: audienceName(phase),
    timing,
    price: phasePrice(phase, { fee, currency }),
    limits: phaseLimitsText({
      perWallet: limitOf(quantityLimitPerWallet),
      total: { max: limitOf(phase.maxClaimableSupply), used: phase.supplyClaimed },
    }),
    start: startTimestamp,
    end,
  }

  function phasePrice(of: Phase, money: Pick<PhaseContext, 'fee' | 'currency'>): string {
    if (isForListedOnly(of)) return 'Prices in the list'
    if (!money.currency) return ''
    return priceWithFee(priceText(pricePerToken, money.currency), splitOf(pricePerToken, money.fee))
  }
}
