import type { DropFee, PhaseTerms, RoyaltyTerms, SplitShare } from '@mintline/aptos'
import { BASIS_POINTS } from '@mintline/core'
import { percentText } from '../../amounts/percent.ts'
import { Moment } from '../../amounts/time.ts'
import { limitText } from '../../chain/limitText.ts'
import { aptText } from '../amounts/aptosAmount.ts'

/** Recipients with their shares, or a recipient of everything. */
export function splitText(split: readonly SplitShare[]): string {
  const [first, ...others] = split
  if (!first) return 'nobody'
  if (others.length === 0) return first.recipient
  return split.map(({ recipient, share }) => `${share}% to ${recipient}`).join(', ')
}

/** A platform fee and its recipients. */
export function feeText(fee: DropFee): string {
  const { feeSplit } = fee
  const value = fee.type === 'flat' ? `${aptText(fee.value)} per item` : percentText(fee.valueBp)
  const [first, ...others] = feeSplit
  if (first && others.length === 0) return `${value} to ${first.recipient}`
  return `${value}: ${splitText(feeSplit)}`
}

/** Royalties and their recipient. */
export function royaltyText(royalties: RoyaltyTerms): string {
  const { royaltyPointsNumerator, royaltyPointsDenominator, royaltyPayeeAddress } = royalties
  const points = royaltyPointsNumerator * BigInt(BASIS_POINTS)
  const isExact = points % royaltyPointsDenominator === 0n
  const value = isExact
    ? percentText(Number(points / royaltyPointsDenominator))
    : `${royaltyPointsNumerator} of ${royaltyPointsDenominator}`
  return `${value} to ${royaltyPayeeAddress}`
}

/** A time, or `open`. */
export function endText(endTime: bigint | undefined): string | Moment {
  return endTime === undefined ? 'open' : new Moment(endTime)
}

/** The wallets that may mint in a phase. */
export function audienceText({
  isPrivate,
  merkleRoot,
}: Pick<PhaseTerms, 'isPrivate' | 'merkleRoot'>): string {
  if (!isPrivate) return 'everybody'
  return merkleRoot === undefined ? 'listed' : 'merkle list'
}

/** Texts of the terms of a phase, by their settings in a config. */
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
