import { CoreError } from '../errors/coreError.ts'
import { remainingOf, type Usage } from './usage.ts'

/**
 * Default limit for items in one transaction, as in the specification.
 *
 * The specification refuses larger quantities. We depart from it and split them over several transactions, unless the
 * caller asks for a single one.
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
 * Throws if one transaction cannot mint the quantity.
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
 * Throws if a quantity exceeds the wallet's cap.
 *
 * @param wallet The wallet's cap, and its claimed items.
 * @throws WALLET_QUANTITY_EXCEEDED
 */
export function assertPerWallet(quantity: bigint, wallet: Usage): void {
  const remaining = remainingOf(wallet)
  if (remaining !== undefined && quantity > remaining) {
    throw new CoreError('WALLET_QUANTITY_EXCEEDED', { max: wallet.max, remaining })
  }
}

/**
 * Throws if a quantity exceeds the drop's remaining supply.
 *
 * @param supply The drop's supply, and its minted items.
 * @throws SUPPLY_EXCEEDED
 */
export function assertSupply(quantity: bigint, supply: Usage): void {
  const remaining = remainingOf(supply)
  if (remaining !== undefined && quantity > remaining) {
    throw new CoreError('SUPPLY_EXCEEDED', { max: supply.max, remaining })
  }
}
