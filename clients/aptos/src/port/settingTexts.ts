import { formatAmount, percentText } from '@mintline/core/amounts'
import { type DropValue, limitText } from '@mintline/core/drop'
import { BASIS_POINTS } from '@mintline/core/mint'
import { APTOS_NETWORKS } from '@mintline/core/networks'
import type { DropFee, PhaseTerms, RoyaltyTerms } from '../administration/dropSettings.ts'
import type { SplitShare } from '../drop/dropInfo.ts'

const COIN = APTOS_NETWORKS[0].nativeCurrency

/** Formats recipients with their shares, or a single recipient. */
export function splitText(split: readonly SplitShare[]): string {
  const [first, ...others] = split
  if (!first) return 'nobody'
  if (others.length === 0) return first.recipient
  return split.map(({ recipient, share }) => `${share}% to ${recipient}`).join(', ')
}

/** Formats a platform fee and its recipients. */
export function feeText(fee: DropFee): string {
  const { feeSplit } = fee
  const value =
    fee.type === 'flat' ? `${formatAmount(fee.value, COIN)} per item` : percentText(fee.valueBp)
  const [first, ...others] = feeSplit
  if (first && others.length === 0) return `${value} to ${first.recipient}`
  return `${value}: ${splitText(feeSplit)}`
}

/** Formats royalties and their recipient. */
export function royaltyText(royalties: RoyaltyTerms): string {
  const { royaltyPointsNumerator, royaltyPointsDenominator, royaltyPayeeAddress } = royalties
  const points = royaltyPointsNumerator * BigInt(BASIS_POINTS)
  const isExact = points % royaltyPointsDenominator === 0n
  const value = isExact
    ? percentText(Number(points / royaltyPointsDenominator))
    : `${royaltyPointsNumerator} of ${royaltyPointsDenominator}`
  return `${value} to ${royaltyPayeeAddress}`
}

/** Returns a time, or `open`. */
export function endText(endTime: bigint | undefined): DropValue {
  return endTime === undefined ? 'open' : { time: endTime }
}

/** Formats whether minting is paused. */
export function pauseText(isPaused: boolean): string {
  return isPaused ? 'paused' : 'open'
}

/** Describes the wallets that may mint in a phase. */
export function audienceText({
  isPrivate,
  merkleRoot,
}: Pick<PhaseTerms, 'isPrivate' | 'merkleRoot'>): string {
  if (!isPrivate) return 'everybody'
  return merkleRoot === undefined ? 'listed' : 'merkle list'
}

/** Formats a phase's terms, by their fields in `DropPhaseTerms`. */
export function termTexts(terms: PhaseTerms) {
  return {
    price: formatAmount(terms.saleMintPrice, COIN),
    startTime: { time: terms.saleMintTime },
    maxPerWallet: limitText(terms.maxPerWallet),
    maxPerTransaction: limitText(terms.maxPerTransaction),
    kind: audienceText(terms),
    list: terms.merkleRoot ?? 'none',
  } satisfies Record<string, DropValue>
}
