import type { CoinSymbol } from '@mintline/core'
import type { AddressLookupTableAccount } from '@solana/web3.js'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import type { ClaimTerms, MinterCounts } from './claimTerms.ts'

/** A mint of a wallet, and the facts on chain that it depends on. */
export interface MintPlanInput {
  /** Read just before: where items were issued since, the plan may fail and is made anew. */
  readonly collection: CollectionInfo
  readonly terms: ClaimTerms
  readonly counts: MinterCounts
  /** Base58 address of the wallet that mints and pays. */
  readonly minter: string
  /** Items, at least 1. */
  readonly quantity: bigint
  /** Most lamports for one item, whatever happens to the price meanwhile. Default: that of the terms. */
  readonly maxPrice?: bigint | undefined
  /** Items of one transaction, 1 to 3. Default: 2. Fewer where more do not fit. */
  readonly maxPerTransaction?: number | undefined
  /**
   * Base58 address of the wallet that gets the items, in public phases only: each is minted to the minter
   * and moved on in the same transaction. Default: the minter.
   */
  readonly mintTo?: string | undefined
  /** Refuse what does not fit one transaction. Default: false. */
  readonly singleTransaction?: boolean | undefined
  /** Balances that `fetchMintBalances` reads, by base58; none where absent. */
  readonly lamports: ReadonlyMap<string, bigint>
  /** Base58 address of a further wallet that will sign, where the collection needs a co-sign. */
  readonly cosigner?: string | undefined
  /** Let the minter give receivers the rent that they lack to be paid. Default: false. */
  readonly fundReceivers?: boolean | undefined
  /** Coin of the network, for messages. */
  readonly coin?: CoinSymbol | undefined
  /** As `fetchMintLookupTable` reads it. Used only where not even one mint fits without it. */
  readonly lookupTable?: AddressLookupTableAccount | undefined
}
