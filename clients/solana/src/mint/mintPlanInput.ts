import type { CoinSymbol } from '@mintline/core/amounts'
import type { AddressLookupTableAccount } from '@solana/web3.js'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import type { RentFormula } from '../transaction/rentExempt.ts'
import type { ClaimTerms, MinterCounts } from './claimTerms.ts'

/** A wallet's mint, and the on-chain facts that it depends on. */
export interface MintPlanInput {
  /** Read just before: if items are issued meanwhile, the plan may fail and must be rebuilt. */
  readonly collection: CollectionInfo
  readonly terms: ClaimTerms
  readonly counts: MinterCounts
  /** Wallet that mints and is counted, in base58. */
  readonly minter: string
  /** Wallet that pays price, rent and network fees, and signs, in base58. Default: the minter. */
  readonly payer?: string | undefined
  /** Item count, at least 1. */
  readonly quantity: bigint
  /** Highest accepted price per item, even if the price changes. Default: the price in `terms`. */
  readonly maxPrice?: bigint | undefined
  /** Currency of `maxPrice`: the token's mint in base58; undefined = lamports. Unused without `maxPrice`. */
  readonly maxPriceToken?: string | undefined
  /** Maximum items per transaction, 1 to 4; fewer if they do not fit. Default: 2. */
  readonly maxPerTransaction?: number | undefined
  /** Wallet that gets the items as a gift, in base58. Default: the minter. */
  readonly mintTo?: string | undefined
  /** Refuse items that do not fit one transaction. Default: false. */
  readonly singleTransaction?: boolean | undefined
  /** Balances from `fetchMintBalances`, by base58 address; missing = 0. */
  readonly lamports: ReadonlyMap<string, bigint>
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
  /** Creator or named co-signer, in base58, where the collection requires a co-sign. */
  readonly cosigner?: string | undefined
  /** Unix seconds after which the mint fails, and a co-signature no longer counts. Default: no end. */
  readonly expiresAt?: bigint | undefined
  /** The network's coin, for messages. */
  readonly coin?: CoinSymbol | undefined
  /**
   * True to make the calls to Token-2022 in one batch, so that more items fit; versions of it before 11 refuse that.
   * Default: false.
   */
  readonly usesBatch?: boolean | undefined
  /**
   * True if a receiver of the price in tokens cannot be paid now, so that every mint names the vault that keeps its
   * share. Default: mints name it where that takes no further transaction.
   */
  readonly usesVault?: boolean | undefined
  /** From `fetchMintLookupTable`. Used only if not even one mint fits without it. */
  readonly lookupTable?: AddressLookupTableAccount | undefined
}
