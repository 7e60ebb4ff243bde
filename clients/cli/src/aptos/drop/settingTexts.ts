import type { DropFee, PhaseTerms, RoyaltyTerms, SplitShare } from '@mintline/aptos'
import { BASIS_POINTS, percentText } from '@mintline/core'
import { Moment } from '../../amounts/time.ts'
import { limitText } from '../../chain/limitText.ts'
import { aptText } from '../amounts/aptosAmount.ts'

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
  const value = fee.type === 'flat' ? `${aptText(fee.value)} per item` : percentText(fee.valueBp)
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
export function endText(endTime: bigint | undefined): string | Moment {
  return endTime === undefined ? 'open' : new Moment(endTime)
}

/** Describes the wallets that may mint in a phase. */
export function audienceText({
  isPrivate,
  merkleRoot,
}: Pick<PhaseTerms, 'isPrivate' | 'merkleRoot'>): string {
  if (!isPrivate) return 'everybody'
  return merkleRoot === undefined ? 'listed' : 'merkle list'
}

/** Formats a phase's terms, by their settings in a config. */
export function termTexts(terms: PhaseTerms) {
  return {
    price: aptText(terms.saleMintPrice),
    start: new Moment(terms.saleMintTime),
    maxMintsPerWallet: limitText(terms.maxPerWallet),
    maxMintsPerTransaction: limitText(terms.maxPerTransaction),
    type: audienceText(terms),
    list: terms.merkleRoot ?? 'none',
  }
}
