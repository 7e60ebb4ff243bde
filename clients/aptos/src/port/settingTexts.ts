import { formatAmount, percentText } from '@mintline/core/amounts'
import {
  audienceText,
  type DropValue,
  limitText,
  feeText as portFeeText,
  sharesText,
} from '@mintline/core/drop'
import { BASIS_POINTS, type FeeShare } from '@mintline/core/mint'
import { APTOS_NETWORKS } from '@mintline/core/networks'
import type { DropFee, PhaseTerms, RoyaltyTerms } from '../administration/dropSettings.ts'
import type { SplitShare } from '../drop/dropInfo.ts'

const COIN = APTOS_NETWORKS[0].nativeCurrency

/** Converts a share for all chains. */
export function shareOf({ recipient: address, share }: SplitShare): FeeShare {
  return { address, share: Number(share) }
}

/** Formats recipients with their shares, or a single recipient. */
export function splitText(split: readonly SplitShare[]): string {
  return sharesText(split.map(shareOf))
}

/** Formats a platform fee and its recipients. */
export function feeText(fee: DropFee): string {
  return portFeeText({ ...fee, recipients: fee.feeSplit.map(shareOf) }, flatFeeText)
}

/** Formats a flat fee. */
export function flatFeeText(value: bigint): string {
  return `${formatAmount(value, COIN)} per item`
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

/** Formats a phase's terms, by their fields in `DropPhaseTerms`. */
export function termTexts(terms: PhaseTerms) {
  const { isPrivate, merkleRoot: root } = terms
  return {
    price: formatAmount(terms.saleMintPrice, COIN),
    startTime: { time: terms.saleMintTime },
    maxPerWallet: limitText(terms.maxPerWallet),
    maxPerTransaction: limitText(terms.maxPerTransaction),
    kind: audienceText({
      kind: isPrivate ? 'list' : 'public',
      list: isPrivate && root !== undefined ? { form: 'merkle', root } : undefined,
    }),
    list: root ?? 'none',
  } satisfies Record<string, DropValue>
}
