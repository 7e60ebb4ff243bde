import type { CoinSymbol } from '@mintline/core'

/** Quantity and ways of a mint that a wallet asks for. */
export interface ClaimRequest {
  /** Items. Default: 1. */
  readonly quantity?: bigint | undefined
  /** Index of the phase. Default: the best open one, see `chooseMint`. */
  readonly phaseIndex?: number | undefined
  /**
   * Base58 address of the wallet that gets the items, in public phases only; the wallet that mints pays,
   * signs and is counted. Default: that wallet.
   */
  readonly mintTo?: string | undefined
  /** Items of one transaction, 1 to 3. Default: 2. */
  readonly maxPerTransaction?: number | undefined
  /** Refuse more items than one transaction may mint, instead of splitting. Default: false. */
  readonly singleTransaction?: boolean | undefined
  /** Base58 address of a further wallet that will sign, where the collection needs a co-sign. */
  readonly cosigner?: string | undefined
  /** Let the minter give receivers the rent that they lack to be paid. Default: false. */
  readonly fundReceivers?: boolean | undefined
  /** Coin of the network, for messages. Default: they say what amounts are on Solana and on Eclipse. */
  readonly coin?: CoinSymbol | undefined
}
