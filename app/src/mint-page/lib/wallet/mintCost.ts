import {
  type CollectionInfo,
  checkoutPreview,
  type PlatformFees,
  type TransactionPreview,
} from '@mintline/solana'
import { costsOf } from '#entities/transaction/lib/costs.ts'

/** What a mint takes out of a wallet, in lamports. */
export interface MintCost {
  /** Displayed price of all items: without the fee of the platform. */
  price: bigint
  /** Fee of the platform for all items. */
  platformFee: bigint
  /** Locked in the accounts of the items. */
  rent: bigint
  /** For the network: signatures and priority, at most. */
  network: bigint
  /** All of it, at most. */
  total: bigint
}

/** Items that are minted, and how they are paid for. */
interface MintTerms {
  /** Lamports for one item, fees included. */
  price: bigint
  /** Items. */
  quantity: bigint
  platformFees: PlatformFees
}

/** Cost of all transactions of a mint together. */
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

/** What of the price of one item comes back to the wallet that pays it, as treasury or for its share. */
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
