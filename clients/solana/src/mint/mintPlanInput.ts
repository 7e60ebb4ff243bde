import type { CoinSymbol } from '@mintline/core'
import type { AddressLookupTableAccount } from '@solana/web3.js'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import type { ClaimTerms, MinterCounts } from './claimTerms.ts'

/** A mint of a wallet, and the facts on chain that it depends on. */
export interface MintPlanInput {
  /** Read just before: if items are issued meanwhile, the plan may fail and must be rebuilt. */
  readonly collection: CollectionInfo
  readonly terms: ClaimTerms
  readonly counts: MinterCounts
  /** Base58 address of the wallet that mints and pays. */
  readonly minter: string
  /** Items, at least 1. */
  readonly quantity: bigint
  /** Highest accepted price of one item in lamports, even if the price changes. Default: that of the terms. */
  readonly maxPrice?: bigint | undefined
  /** Items of one transaction, 1 to 3; fewer where they do not fit. Default: 2. */
  readonly maxPerTransaction?: number | undefined
  /**
   * Base58 address of the wallet that gets the items, in public phases only: each is minted to the minter and moved on
   * in the same transaction. Default: the minter.
   */
  readonly mintTo?: string | undefined
  /** Refuse items that do not fit one transaction. Default: false. */
  readonly singleTransaction?: boolean | undefined
  /** Balances from `fetchMintBalances`, by base58; missing = 0. */
  readonly lamports: ReadonlyMap<string, bigint>
  /** Base58 address of an additional signing wallet, where the collection requires a co-sign. */
  readonly cosigner?: string | undefined
  /** Let the minter top up receivers to the rent they need to be paid. Default: false. */
  readonly fundReceivers?: boolean | undefined
  /** Coin of the network, for messages. */
  readonly coin?: CoinSymbol | undefined
  /** From `fetchMintLookupTable`. Used only where not even one mint fits without it. */
  readonly lookupTable?: AddressLookupTableAccount | undefined
}
