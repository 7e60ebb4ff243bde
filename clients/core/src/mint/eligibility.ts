import { CoreError } from '../errors/coreError.ts'
import type { MintlineError } from '../errors/index.ts'
import { type Blockchain, type LayerOne, layerOneOf } from '../networks/blockchains.ts'
import { assertPerTransaction, assertPerWallet, assertQuantity, assertSupply } from './quantity.ts'
import type { Usage } from './usage.ts'

/** Facts that decide whether a wallet may mint. */
export interface MintRequest {
  /** Chain of the drop, which decides the error for a wallet that is not listed. */
  readonly blockchain: Blockchain
  /** Address of the minting wallet. */
  readonly wallet: string
  /** Requested number of items. */
  readonly quantity: bigint
  /** The current phase; undefined = there is none. */
  readonly phase:
    | {
        /** True if only listed wallets may mint. */
        readonly isPrivate: boolean
        /** True if the wallet is on the list of the phase. */
        readonly isListed: boolean
      }
    | undefined
  /** Items that one transaction may mint; 0 = unlimited, undefined = 2. */
  readonly maxPerTransaction?: bigint | undefined
  /** Cap of the wallet, and the items it has claimed. */
  readonly perWallet: Usage
  /** Items of the drop, and those minted. */
  readonly supply: Usage
}

/**
 * Throws for the first rule that a mint would break: quantity, phase, list, transaction, wallet, supply.
 *
 * @throws QUANTITY_NOT_POSITIVE, NO_ACTIVE_PHASE, TRANSACTION_QUANTITY_EXCEEDED, WALLET_QUANTITY_EXCEEDED,
 * SUPPLY_EXCEEDED
 * @throws NOT_ON_WHITELIST on Solana and Eclipse, USER_NOT_IN_ALLOW_LIST on Aptos, NOT_ON_ALLOWLIST on all others, for
 * a wallet that is not on the list of a private phase.
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

/** The error for a wallet that is not listed, by kind of drop (specification 8). */
const NOT_LISTED: Record<LayerOne, (address: string) => MintlineError> = {
  SOLANA: (address) => new CoreError('NOT_ON_WHITELIST', { address }),
  APTOS: () => new CoreError('USER_NOT_IN_ALLOW_LIST', {}),
  ETHEREUM: () => new CoreError('NOT_ON_ALLOWLIST', {}),
  FLOW: () => new CoreError('NOT_ON_ALLOWLIST', {}),
}
