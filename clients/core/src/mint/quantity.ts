import { CoreError } from '../errors/coreError.ts'
import { remainingOf, type Usage } from './usage.ts'

/**
 * Default number of items in one transaction.
 *
 * The specification refuses a larger quantity. We depart from it and split a larger one over several transactions,
 * unless the caller asks for a single one. The limit itself is that of the specification.
 */
export const DEFAULT_MAX_PER_TRANSACTION = 2n

/**
 * Throws unless the quantity is positive.
 *
 * @throws QUANTITY_NOT_POSITIVE
 */
export function assertQuantity(quantity: bigint): void {
  if (quantity < 1n) throw new CoreError('QUANTITY_NOT_POSITIVE', { quantity })
}

/**
 * Throws when one transaction cannot mint the quantity.
 *
 * @param max Items; 0 = unlimited.
 * @throws TRANSACTION_QUANTITY_EXCEEDED
 */
export function assertPerTransaction(quantity: bigint, max = DEFAULT_MAX_PER_TRANSACTION): void {
  if (max !== 0n && quantity > max) {
    throw new CoreError('TRANSACTION_QUANTITY_EXCEEDED', { quantity, max })
  }
}

/**
 * Throws when a quantity exceeds the cap of a wallet.
 *
 * @param wallet The cap of the wallet and the items it has claimed.
 * @throws WALLET_QUANTITY_EXCEEDED
 */
export function assertPerWallet(quantity: bigint, wallet: Usage): void {
  const remaining = remainingOf(wallet)
  if (remaining !== undefined && quantity > remaining) {
    throw new CoreError('WALLET_QUANTITY_EXCEEDED', { max: wallet.max, remaining })
  }
}

/**
 * Throws when a quantity exceeds the items left in a drop.
 *
 * @param supply All items of the drop and those minted.
 * @throws SUPPLY_EXCEEDED
 */
export function assertSupply(quantity: bigint, supply: Usage): void {
  const remaining = remainingOf(supply)
  if (remaining !== undefined && quantity > remaining) {
    throw new CoreError('SUPPLY_EXCEEDED', { max: supply.max, remaining })
  }
}
