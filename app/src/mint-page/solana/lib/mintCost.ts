import {
  type CollectionInfo,
  checkoutPreview,
  type PlatformFees,
  type TransactionPreview,
} from '@mintline/solana'
import { costsOf } from '#entities/transaction/lib/costs.ts'

/** Costs of a mint for the wallet, in lamports. */
export interface MintCost {
  /** Displayed price of all items: without the platform fee. */
  price: bigint
  /** Platform fee for all items. */
  platformFee: bigint
  /** Rent of the items' accounts. */
  rent: bigint
  /** Network and priority fees; the maximum. */
  network: bigint
  /** Total; the maximum. */
  total: bigint
}

/** Price and quantity of a mint. */
interface MintTerms {
  /** Lamports for one item, fees included. */
  price: bigint
  /** Items. */
  quantity: bigint
  platformFees: PlatformFees
}

/** Total costs of all transactions of a mint. */
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
    total: price * quantity + total,
  }
}

/** The part of one item's price that returns to the payer, as treasury or fee recipient. */
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
