import type { CoinSymbol } from '@mintline/core/amounts'

/** A mint's quantity and options. */
export interface ClaimRequest {
  /** Item count. Default: 1. */
  readonly quantity?: bigint | undefined
  /** Phase index. Default: the best open one, see `chooseMint`. */
  readonly phaseIndex?: number | undefined
  /** Wallet that gets the items as a gift, in base58; the minting wallet is counted. Default: the minting wallet. */
  readonly mintTo?: string | undefined
  /** Wallet that pays price, rent and network fees, and signs, in base58. Default: the minting wallet. */
  readonly payer?: string | undefined
  /** Maximum items per transaction, 1 to 4; fewer if they do not fit. Default: 2. */
  readonly maxPerTransaction?: number | undefined
  /** Refuse more items than fit one transaction, instead of splitting them. Default: false. */
  readonly singleTransaction?: boolean | undefined
  /** Creator or named co-signer, in base58, where the collection requires a co-sign. */
  readonly cosigner?: string | undefined
  /**
   * Unix seconds after which the mint fails, and a co-signature no longer counts. Default: 10 minutes of chain time where
   * another wallet co-signs, otherwise no end.
   */
  readonly expiresAt?: bigint | undefined
  /** The network's coin, for messages. Default: amounts are shown for both Solana and Eclipse. */
  readonly coin?: CoinSymbol | undefined
}
