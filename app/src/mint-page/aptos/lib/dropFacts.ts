import { type DropPhase, type DropState, dropFee, phasesAt } from '@mintline/aptos'
import { remainingOf } from '@mintline/core'
import { type Currency, priceText } from '#shared/lib/amountText.ts'
import { endsAt } from '../../lib/countdown.ts'
import type { DropFacts, PhaseFacts } from '../../lib/dropFacts.ts'
import { phaseLimitsText } from '../../lib/phaseLimits.ts'
import { priceSplit, priceWithFee } from '../../lib/priceSplit.ts'

/** A drop's name, texts and picture from its creator. */
type CreatorTexts = Pick<DropFacts, 'name' | 'texts'>

/** The drop state that the page shows. */
export type ShownDrop = Pick<DropState, 'info' | 'record' | 'ledger'>

/**
 * Describes a drop as the page shows it.
 *
 * @param now Chain time in unix seconds.
 */
export function dropFacts(drop: ShownDrop, texts: CreatorTexts, now: bigint): DropFacts {
  const { info, ledger } = drop
  const { status, phase, change } = statusOf(drop, now)
  const currency = ledger.network.nativeCurrency
  const isOffered = status === 'open' || status === 'upcoming' || status === 'paused'
  return {
    ...texts,
    creator: info.collectionOwner,
    status,
    audience: phase ? audienceName(phase) : '',
    change,
    price:
      phase && isOffered
        ? { split: priceSplit(phase.saleMintPrice, dropFee(info)), isListed: false, currency }
        : undefined,
    minted: info.totalMinted,
    maxSupply: info.totalSupply,
    phases: info.phases.map((each, index) =>
      phaseFacts(each, { drop, now, currency, end: endOf(drop, index) }),
    ),
  }
}

interface Status extends Pick<DropFacts, 'status'> {
  /** The phase that the status is about; undefined = none. */
  phase?: DropPhase | undefined
  change?: DropFacts['change']
}

function statusOf({ info, record }: ShownDrop, now: bigint): Status {
  const { totalSupply: max, totalMinted: used, phases } = info
  if (remainingOf({ max, used }) === 0n) return { status: 'sold-out' }
  if (record.endTime !== undefined && now >= record.endTime) return { status: 'ended' }
  const { current, end, next } = phasesAt(phases, now, record.endTime)
  if (current) {
    return {
      status: record.isPaused ? 'paused' : 'open',
      phase: current,
      change: endsAt(end, now),
    }
  }
  if (!next) return { status: 'no-phase' }
  return { status: 'upcoming', phase: next, change: { kind: 'starts', at: next.saleMintTime } }
}

/** Returns who may mint in a phase. */
function audienceName({ isPrivate }: DropPhase): string {
  return isPrivate ? 'Allowlist' : 'Public'
}

/** Returns a phase's end: the next phase starts, or the drop ends, whichever comes first. Undefined = open end. */
function endOf({ info, record }: ShownDrop, index: number): bigint | undefined {
  const next = info.phases[index + 1]?.saleMintTime
  const { endTime } = record
  const isEndFirst = endTime !== undefined && (next === undefined || endTime < next)
  return isEndFirst ? endTime : next
}

interface PhaseContext {
  drop: ShownDrop
  now: bigint
  end: bigint | undefined
  currency: Currency
}

function phaseFacts(phase: DropPhase, { drop, now, end, currency }: PhaseContext): PhaseFacts {
  const { saleMintTime: start, saleMintPrice, isPrivate } = phase
  const isFinished = end !== undefined && end <= now
  return {
    id: String(phase.phaseIndex),
    audience: audienceName(phase),
    timing: isFinished ? 'finished' : start > now ? 'not started' : 'active',
    price: priceWithFee(
      priceText(saleMintPrice, currency),
      priceSplit(saleMintPrice, dropFee(drop.info)),
    ),
    limits: isPrivate ? 'In the list' : limitsText(phase),
    start,
    end,
  }
}

function limitsText({ maxPerWallet: perWallet, maxPerTransaction: perMint }: DropPhase): string {
  return phaseLimitsText({ perWallet, perMint, total: { max: 0n, used: 0n } })
}
