import { remainingOf } from '@mintline/core'
import {
  type ContractFee,
  type Currency,
  closingTime,
  hasAllowlist,
  isForListedOnly,
  limitOf,
  type Phase,
  phasesAt,
  phasesOf,
} from '@mintline/evm'
import { priceText } from '#shared/lib/amountText.ts'
import { endsAt } from '../../lib/countdown.ts'
import type { DropFacts, OfferedPrice, PhaseFacts, StatusChange } from '../../lib/dropFacts.ts'
import { phaseLimitsText } from '../../lib/phaseLimits.ts'
import { type PriceSplit, priceSplit, priceWithFee } from '../../lib/priceSplit.ts'
import type { DropRead } from '../model/useDrop.ts'
import { currencyKey } from './currencyKey.ts'

/** A drop's texts and picture from its creator. */
interface CreatorTexts extends Pick<DropFacts, 'texts' | 'creator'> {
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
  const { status, phase, change } = statusOf(drop, phases, now)
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
    phases: phases.map((each) =>
      phaseFacts(each, {
        now,
        end: closingTime(each, drop.conditions),
        fee: drop.platformFee,
        currency: currencyOf(each),
      }),
    ),
  }
}

interface Status extends Pick<DropFacts, 'status'> {
  /** The phase that the status is about; undefined = none. */
  phase?: Phase | undefined
  change?: StatusChange | undefined
}

function statusOf(
  { minted, maxSupply, conditions }: DropRead['drop'],
  phases: readonly Phase[],
  now: bigint,
): Status {
  if (remainingOf({ max: maxSupply, used: minted }) === 0n) return { status: 'sold-out' }
  const { current, isOpen, next } = phasesAt(phases, now)
  if (!current) return { status: 'no-phase' }
  if (isOpen) {
    const max = limitOf(current.maxClaimableSupply)
    const isSoldOut = remainingOf({ max, used: current.supplyClaimed }) === 0n
    const end = closingTime(current, conditions)
    if (isSoldOut) {
      const at = next?.startTimestamp
      const change = at === undefined ? undefined : ({ kind: 'next starts', at } as const)
      return { status: 'phase-sold-out', phase: current, change }
    }
    return { status: 'open', phase: current, change: endsAt(end, now) }
  }
  if (!next) return { status: 'ended' }
  return { status: 'upcoming', phase: next, change: { kind: 'starts', at: next.startTimestamp } }
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

interface PhaseContext {
  now: bigint
  end: bigint | undefined
  fee: ContractFee
  currency: Currency | undefined
}

function phaseFacts(phase: Phase, { now, end, fee, currency }: PhaseContext): PhaseFacts {
  const { startTimestamp, pricePerToken, quantityLimitPerWallet } = phase
  return {
    id: String(phase.id),
    audience: audienceName(phase),
    timing:
      startTimestamp > now
        ? 'not started'
        : end !== undefined && end <= now
          ? 'finished'
          : 'active',
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
