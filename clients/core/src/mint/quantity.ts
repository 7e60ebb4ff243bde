import { CoreError } from '../errors/coreError.ts'

/**
 * Items that one transaction mints where neither drop nor caller says otherwise.
 *
 * The specification refuses a larger quantity. We depart from it: a larger one is split over several
 * transactions, unless the caller asks for a single one. The limit itself stays the specification's.
 */
export const DEFAULT_MAX_PER_TRANSACTION = 2n

/** A cap and how much of it is used up. */
export interface Usage {
  /** Items; 0 = unlimited. */
  readonly max: bigint
  /** Items that count against the cap already. */
  readonly used: bigint
}

/**
 * What is left of a cap: 0 when it is used up or was lowered below what is used, undefined when
 * there is no cap.
 */
export function remainingOf({ max, used }: Usage): bigint | undefined {
  if (max === 0n) return undefined
  return used < max ? max - used : 0n
}

/**
 * Fails unless there is something to mint.
 *
 * @throws QUANTITY_NOT_POSITIVE
 */
export function assertQuantity(quantity: bigint): void {
  if (quantity < 1n) throw new CoreError('QUANTITY_NOT_POSITIVE', { quantity })
}

/**
 * Fails when one transaction cannot mint as many.
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
 * Fails when a wallet would have claimed more than it may.
 *
 * @param wallet The cap of the wallet and what it has claimed.
 * @throws WALLET_QUANTITY_EXCEEDED
 */
export function assertPerWallet(quantity: bigint, wallet: Usage): void {
  const remaining = remainingOf(wallet)
  if (remaining !== undefined && quantity > remaining) {
    throw new CoreError('WALLET_QUANTITY_EXCEEDED', { max: wallet.max, remaining })
  }
}

/**
 * Fails when a drop has fewer items left.
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
