import { type CoinUnit, formatAmount } from '@mintline/core'
import type { DropSettings } from '@mintline/evm'
import { zeroAddress } from 'viem'
import { percentText } from '../../amounts/percent.ts'

/** A platform fee as text. */
export function textOfFee(
  { chosen, valueBp, flatValue = 0n, recipient }: NonNullable<DropSettings['platformFee']>,
  coin: CoinUnit,
): string {
  return chosen === 'flat'
    ? `${formatAmount(flatValue, coin)} per claim to ${recipient}`
    : textOfShare({ valueBp, recipient })
}

/** Basis points and their recipient as text. */
export function textOfShare({
  valueBp,
  recipient,
}: {
  readonly valueBp: number
  readonly recipient: string
}): string {
  return `${percentText(valueBp)} to ${recipient}`
}

/** An owner as text. */
export function ownerText(owner: string): string {
  return owner === zeroAddress ? 'none' : owner
}
