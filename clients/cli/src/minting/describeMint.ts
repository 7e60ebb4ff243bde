import { phaseNumber } from '@mintline/core'
import type { PlanSection } from '@mintline/core/signing'
import { checkoutPreview, formatAmount, type PreparedMint } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { infoSection } from '../plans/planSections.ts'

/** A mint before it is sent. */
export interface MintSummary {
  readonly mint: PreparedMint
  readonly quantity: bigint
  readonly currency: Currency
  /** The phase's name in the config; undefined = none. */
  readonly phaseName: string | undefined
  /** Base58 address of the wallet that pays in the minter's place; undefined = the minter pays. */
  readonly payer: string | undefined
  /** Base58 address of the wallet that gets the items. */
  readonly holder: string
}

/** Describes the phase, the item price with its fee, the total, who pays it, and who receives the items. */
export function describeMint(summary: MintSummary): PlanSection {
  const { mint, quantity, currency, phaseName, payer, holder } = summary
  const { state, cost } = mint
  const { phaseIndex, price, token } = state.terms
  const { feeValue, isFlat, recipients } = state.collection.platformFees
  const { platformFee } = checkoutPreview(price, {
    platformFeeValue: feeValue,
    isFeeFlat: isFlat,
    recipients,
  })
  const number = phaseNumber(phaseIndex)
  const amount = (value: bigint) => formatAmount(value, token ?? currency)
  return infoSection([
    ['phase', phaseName === undefined ? `${number}` : `${number}, ${phaseName}`],
    ['price of one', `${amount(price)}, platform fee of ${amount(platformFee)} included`],
    ['items', `${quantity}`],
    ['price of all', amount(cost.items)],
    ['rent and fees', formatAmount(cost.rent + cost.fees, currency)],
    ['token', token && `${token.symbol}, ${token.mint}`],
    ['payer', payer],
    ['receiver', holder],
  ])
}
