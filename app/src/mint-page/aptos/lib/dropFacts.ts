import { type DropPhase, type DropState, dropFee, dropSale } from '@mintline/aptos'
import { phaseClosing, type SalePhase } from '@mintline/core/drop'
import { type Currency, priceText } from '#shared/lib/amountText.ts'
import type { DropFacts, PhaseFacts } from '../../lib/dropFacts.ts'
import { phaseLimitsText } from '../../lib/phaseLimits.ts'
import { priceSplit, priceWithFee } from '../../lib/priceSplit.ts'
import { saleFacts } from '../../lib/saleFacts.ts'

/** A drop's name, texts and picture from its creator. */
type CreatorTexts = Pick<DropFacts, 'name' | 'texts' | 'networkFee'>

/** The drop state that the page shows. */
export type ShownDrop = Pick<DropState, 'info' | 'record' | 'ledger'>

/**
 * Describes a drop as the page shows it.
 *
 * @param now Chain time in unix seconds.
 */
export function dropFacts(drop: ShownDrop, texts: CreatorTexts, now: bigint): DropFacts {
  const { info, ledger, record } = drop
  const sale = dropSale({ ...info, ...record })
  const { status, phase: index, change, timings } = saleFacts(sale, now)
  const phase = index === undefined ? undefined : info.phases[index]
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
    phases: info.phases.map((each, place) =>
      phaseFacts(each, {
        drop,
        currency,
        timing: timings[place] ?? 'inactive',
        end: phaseClosing(sale.phases[place] as SalePhase, sale),
      }),
    ),
  }
}

/** Returns who may mint in a phase. */
function audienceName({ isPrivate }: DropPhase): string {
  return isPrivate ? 'Allowlist' : 'Public'
}

interface PhaseContext extends Pick<PhaseFacts, 'timing'> {
  drop: ShownDrop
  end: bigint | undefined
  currency: Currency
}

function phaseFacts(phase: DropPhase, { drop, timing, end, currency }: PhaseContext): PhaseFacts {
  const { saleMintTime: start, saleMintPrice, isPrivate } = phase
  return {
    id: String(phase.phaseIndex),
    audience: audienceName(phase),
    timing,
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
