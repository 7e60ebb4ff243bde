import { type CoinUnit, formatAmount, percentText } from '@mintline/core/amounts'
import { type Address, maxUint256, zeroAddress } from 'viem'
import type { DropSettings } from '../administration/fetchDropSettings.ts'
import type { Royalty } from '../contract/dropState.ts'

/** A currency in which a contract takes a flat fee. */
export interface FeeCurrency {
  readonly address: Address
  readonly coin: CoinUnit
}

/**
 * Returns a platform fee as text.
 *
 * @param currencies The currencies in which a flat fee is taken.
 */
export function textOfFee(
  { chosen, valueBp, flatValue = 0n, recipient }: NonNullable<DropSettings['platformFee']>,
  currencies: readonly FeeCurrency[],
): string {
  if (chosen === 'percentage') return textOfShare({ valueBp, recipient })
  return `${flatFeeText(flatValue, currencies)} per claim to ${recipient}`
}

/** Returns a flat fee as text, in each currency that the contract takes it in. */
export function flatFeeText(value: bigint, currencies: readonly FeeCurrency[]): string {
  return currencies.map(({ coin }) => formatAmount(value, coin)).join(' or ')
}

/** Formats basis points and their recipient. */
export function textOfShare({
  valueBp,
  recipient,
}: {
  readonly valueBp: number
  readonly recipient: string
}): string {
  return `${percentText(valueBp)} to ${recipient}`
}

/** Returns a token id's own royalties; undefined if they equal the drop's. */
export function tokenRoyalty({
  royalty,
  token,
}: Pick<DropSettings, 'royalty' | 'token'>): Royalty | undefined {
  const isOwn = token && textOfShare(token.royalty) !== textOfShare(royalty)
  return isOwn ? token.royalty : undefined
}

/** Formats an owner. */
export function ownerText(owner: string): string {
  return owner === zeroAddress ? 'none' : owner
}

/** Formats a limit from a contract. */
export function conditionLimit(limit: bigint): string {
  return limit === maxUint256 ? 'unlimited' : limit.toString()
}
