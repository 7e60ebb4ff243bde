import { MintlineError } from '../errors/index.ts'
import {
  assertPerTransaction,
  assertPerWallet,
  assertQuantity,
  assertSupply,
  type Usage,
} from './quantity.ts'

/** What is known of a wallet that wants to mint. */
export interface MintRequest {
  /** Address that wants to mint. */
  readonly wallet: string
  /** Items it wants. */
  readonly quantity: bigint
  /** The current phase; undefined = there is none. */
  readonly phase:
    | {
        /** Whether only listed wallets may mint. */
        readonly isPrivate: boolean
        /** Whether the wallet is on the list of the phase. */
        readonly isListed: boolean
      }
    | undefined
  /** Items one transaction may mint; 0 = unlimited, undefined = 2. */
  readonly maxPerTransaction?: bigint | undefined
  /** Cap of the wallet, and what it has claimed. */
  readonly perWallet: Usage
  /** Items of the drop, and those minted. */
  readonly supply: Usage
}

/**
 * Fails with the first rule a mint would break: quantity, phase, list, transaction, wallet, supply.
 *
 * @throws QUANTITY_NOT_POSITIVE, NO_ACTIVE_PHASE, NOT_ON_WHITELIST, TRANSACTION_QUANTITY_EXCEEDED,
 * WALLET_QUANTITY_EXCEEDED, SUPPLY_EXCEEDED
 */
export function assertEligible(request: MintRequest): void {
  const { wallet, quantity, phase } = request
  assertQuantity(quantity)
  if (phase === undefined) throw new MintlineError('NO_ACTIVE_PHASE', {})
  if (phase.isPrivate && !phase.isListed) {
    throw new MintlineError('NOT_ON_WHITELIST', { address: wallet })
  }
  assertPerTransaction(quantity, request.maxPerTransaction)
  assertPerWallet(quantity, request.perWallet)
  assertSupply(quantity, request.supply)
}
