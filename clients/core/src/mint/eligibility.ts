import { CoreError } from '../errors/coreError.ts'
import type { MintlineError } from '../errors/index.ts'
import { type Blockchain, type LayerOne, layerOneOf } from '../networks/blockchains.ts'
import { assertPerTransaction, assertPerWallet, assertQuantity, assertSupply } from './quantity.ts'
import type { Usage } from './usage.ts'

/** Facts that decide whether a wallet may mint. */
export interface MintRequest {
  /** The drop's chain, which decides the error for an unlisted wallet. */
  readonly blockchain: Blockchain
  /** Minting wallet's address. */
  readonly wallet: string
  /** Requested items. */
  readonly quantity: bigint
  /** The current phase; undefined = none. */
  readonly phase:
    | {
        /** True if only listed wallets may mint. */
        readonly isPrivate: boolean
        /** True if the wallet is on the phase's list. */
        readonly isListed: boolean
      }
    | undefined
  /** Items per transaction; 0 = unlimited, undefined = 2. */
  readonly maxPerTransaction?: bigint | undefined
  /** The wallet's cap, and its claimed items. */
  readonly perWallet: Usage
  /** The drop's supply, and its minted items. */
  readonly supply: Usage
}

/**
 * Throws for the first rule that a mint would break: quantity, phase, list, transaction, wallet, supply.
 *
 * @throws QUANTITY_NOT_POSITIVE, NO_ACTIVE_PHASE, TRANSACTION_QUANTITY_EXCEEDED, WALLET_QUANTITY_EXCEEDED,
 * SUPPLY_EXCEEDED
 * @throws NOT_ON_WHITELIST on Solana and Eclipse, USER_NOT_IN_ALLOW_LIST on Aptos, NOT_ON_ALLOWLIST on all others, if
 * a private phase does not list the wallet.
 */
export function assertEligible(request: MintRequest): void {
  const { blockchain, wallet, quantity, phase } = request
  assertQuantity(quantity)
  if (phase === undefined) throw new CoreError('NO_ACTIVE_PHASE', {})
  if (phase.isPrivate && !phase.isListed) {
    throw NOT_LISTED[layerOneOf(blockchain)](wallet)
  }
  assertPerTransaction(quantity, request.maxPerTransaction)
  assertPerWallet(quantity, request.perWallet)
  assertSupply(quantity, request.supply)
}

/** Creates the error for an unlisted wallet, by chain (specification 8). */
const NOT_LISTED: Record<LayerOne, (address: string) => MintlineError> = {
  SOLANA: (address) => new CoreError('NOT_ON_WHITELIST', { address }),
  APTOS: () => new CoreError('USER_NOT_IN_ALLOW_LIST', {}),
  ETHEREUM: () => new CoreError('NOT_ON_ALLOWLIST', {}),
  FLOW: () => new CoreError('NOT_ON_ALLOWLIST', {}),
}
