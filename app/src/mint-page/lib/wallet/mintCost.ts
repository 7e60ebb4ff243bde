import { type CollectionInfo, checkoutPreview, type TransactionPreview } from '@mintline/solana'
import { costsOf } from '#features/transactions/lib/costs.ts'

/** What a mint takes out of a wallet, in lamports. */
export interface MintCost {
  /** For all items, fees of the platform included. */
  items: bigint
  /** Locked in the accounts of the items. */
  rent: bigint
  /** For the network: signatures and priority, at most. */
  network: bigint
  /** All of it, at most. */
  total: bigint
}

/** What all transactions of a mint take together. */
export function mintCost(
  previews: readonly TransactionPreview[],
  { price, quantity }: { price: bigint; quantity: bigint },
): MintCost {
  const { rent, networkFee, priorityFee, total } = costsOf(previews)
  const items = price * quantity
  return { items, rent, network: networkFee + priorityFee, total: items + total }
}

/** What of the price of one item comes back to the wallet that pays it, as treasury or for its share. */
export function ownPart(
  { treasury, platformFees }: Pick<CollectionInfo, 'treasury' | 'platformFees'>,
  { price, wallet }: { price: bigint; wallet: string },
): bigint {
  const { feeValue: platformFeeValue, isFlat: isFeeFlat, recipients } = platformFees
  const split = checkoutPreview(price, { platformFeeValue, isFeeFlat, recipients })
  const parts = [{ address: treasury, value: split.treasury }, ...split.recipients]
  return parts
    .filter(({ address }) => address === wallet)
    .reduce((sum, { value }) => sum + value, 0n)
}
