import { CoreError } from '../errors/coreError.ts'

/**
 * Default number of items in one transaction.
 *
 * The specification refuses a larger quantity. We depart from it and split a larger one over several transactions,
 * unless the caller asks for a single one. The limit itself is that of the specification.
 */
export const DEFAULT_MAX_PER_TRANSACTION = 2n

/** A cap and how much of it is used. */
export interface Usage {
  /** Items; 0 = unlimited. */
  readonly max: bigint
  /** Items that already count against the cap. */
  readonly used: bigint
}

/** The rest of a cap: 0 when it is used up or was lowered below its use, undefined without a cap. */
export function remainingOf({ max, used }: Usage): bigint | undefined {
  if (max === 0n) return undefined
  return used < max ? max - used : 0n
}

/** The cap with the least left, the first of equals; unlimited where all are. */
export function tightestOf(caps: readonly Usage[]): Usage {
  const [first = { max: 0n, used: 0n }, ...others] = caps
  return others.reduce((least, cap) => (leavesLess(cap, least) ? cap : least), first)
}

function leavesLess(one: Usage, other: Usage): boolean {
  const [left, leftOfOther] = [remainingOf(one), remainingOf(other)]
  return left !== undefined && (leftOfOther === undefined || left < leftOfOther)
}

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
