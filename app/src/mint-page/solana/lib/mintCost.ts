import {
  type CollectionInfo,
  checkoutPreview,
  type PlatformFees,
  type TransactionPreview,
} from '@mintline/solana'
import { costsOf } from '#entities/transaction/lib/costs.ts'

/** A mint's costs for the wallet. Price and fee are in the price's currency, all else is in lamports. */
export interface MintCost {
  /** Displayed price for all items, without the platform fee. */
  price: bigint
  /** Platform fee for all items. */
  platformFee: bigint
  /** Rent for the items' accounts. */
  rent: bigint
  /** Network and priority fees; the maximum. */
  network: bigint
  /** Price and fee, in the price's currency. */
  items: bigint
  /** Total of the rest; the maximum. */
  onTop: bigint
}

/** A mint's price and quantity. */
interface MintTerms {
  /** Base units for one item, fees included. */
  price: bigint
  /** Items. */
  quantity: bigint
  platformFees: PlatformFees
}

/** Sums the costs over all transactions in a mint. */
export function mintCost(
  previews: readonly TransactionPreview[],
  { price, quantity, platformFees }: MintTerms,
): MintCost {
  const { rent, networkFee, priorityFee, total } = costsOf(previews)
  const { platformFee, treasury } = checkoutPreview(price, feeTerms(platformFees))
  return {
    price: treasury * quantity,
    platformFee: platformFee * quantity,
    rent,
    network: networkFee + priorityFee,
    items: price * quantity,
    onTop: total,
  }
}

/** Returns the part of one item's price that goes back to the payer, as treasury or fee recipient. */
export function ownPart(
  { treasury, platformFees }: Pick<CollectionInfo, 'treasury' | 'platformFees'>,
  { price, wallet }: { price: bigint; wallet: string },
): bigint {
  const split = checkoutPreview(price, feeTerms(platformFees))
  const parts = [{ address: treasury, value: split.treasury }, ...split.recipients]
  return parts
    .filter(({ address }) => address === wallet)
    .reduce((sum, { value }) => sum + value, 0n)
}

function feeTerms({ feeValue, isFlat, recipients }: PlatformFees) {
  return { platformFeeValue: feeValue, isFeeFlat: isFlat, recipients }
}
