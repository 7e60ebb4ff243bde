import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import type { FormOrder, MintEntries } from './mintEntries.ts'
import {
  type Caps,
  leavesMore,
  type QuantityBounds,
  quantityBounds,
  withinBounds,
} from './quantity.ts'

/** A wallet's terms in the phase to mint in. */
interface FormTerms extends Caps {
  isPrivate: boolean
  /** True if the wallet is on the phase's list. */
  isListed: boolean
  /** Base units per item. */
  price: bigint
  currency: Currency
}

/** The mint that a form offers. */
export interface AskedMint {
  order: FormOrder
  /** Maximum items; 0 = nothing can be minted. */
  max: bigint
  /** The wallet's limits in a sentence; undefined = there are none. */
  limits: string | undefined
  /** `Mint 2 for 1 SOL` */
  label: string
}

/**
 * Returns the mint that comes nearest to a person's entries.
 *
 * @param mostAtOnce Maximum items per request.
 */
export function askedMint(
  { wanted, mintTo }: Pick<MintEntries, 'wanted' | 'mintTo'>,
  terms: FormTerms,
  mostAtOnce: bigint,
): AskedMint {
  const { price, currency } = terms
  const bounds = quantityBounds(terms, mostAtOnce)
  const quantity = withinBounds(wanted, bounds)
  const total = price === 0n ? 'free' : amountText(price * quantity, currency)
  const receiver = mintTo === undefined ? '' : ` to ${shortAddress(mintTo)}`
  return {
    order: { quantity, price, mintTo, leavesMore: leavesMore(bounds, quantity) },
    max: bounds.max,
    limits: termsText(terms, bounds),
    label: `Mint ${quantity} for ${total}${receiver}`,
  }
}

/** Describes the wallet's limits in a sentence; undefined if there are none. */
function termsText(
  { isPrivate, isListed }: { isPrivate: boolean; isListed: boolean },
  { remaining }: QuantityBounds,
): string | undefined {
  const isOnList = isPrivate && isListed
  if (remaining === undefined) return isOnList ? 'You are on the allowlist.' : undefined
  const items = countText(remaining, 'more item')
  return isOnList
    ? `You are on the allowlist and may mint ${items}.`
    : `This wallet may mint ${items}.`
}
