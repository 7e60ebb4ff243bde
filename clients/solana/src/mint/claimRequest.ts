import type { CoinSymbol } from '@mintline/core'

/** Quantity and options of a mint. */
export interface ClaimRequest {
  /** Items. Default: 1. */
  readonly quantity?: bigint | undefined
  /** Index of the phase. Default: the best open one, see `chooseMint`. */
  readonly phaseIndex?: number | undefined
  /**
   * Base58 address of the wallet that gets the items, in public phases only; the minting wallet pays, signs and is
   * counted. Default: the minting wallet.
   */
  readonly mintTo?: string | undefined
  /** Items of one transaction, 1 to 3. Default: 2. */
  readonly maxPerTransaction?: number | undefined
  /** Refuse more items than fit one transaction, instead of splitting. Default: false. */
  readonly singleTransaction?: boolean | undefined
  /** Base58 address of an additional signing wallet, where the collection requires a co-sign. */
  readonly cosigner?: string | undefined
  /** Let the minter top up receivers to the rent they need to be paid. Default: false. */
  readonly fundReceivers?: boolean | undefined
  /** Coin of the network, for messages. Default: amounts are shown for both Solana and Eclipse. */
  readonly coin?: CoinSymbol | undefined
}
