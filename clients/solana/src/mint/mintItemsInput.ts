import type { FetchMetadataOptions } from '@mintline/core/metadata'
import type { MintedItem, MintResult } from '@mintline/core/mint'
import type { RequiredNetwork } from '../rpc/network.ts'
import type { TransactionStage } from '../send/outcome.ts'
import type { SendOptions } from '../send/sendOptions.ts'
import type { SolanaWallet } from '../send/wallet.ts'
import type { ClaimRequest } from './claimRequest.ts'
import type { ProofSource } from './fetchMerkleClaims.ts'
import type { MintStateInput } from './fetchMintState.ts'

/** A mint and its options. */
export interface MintItemsInput extends Omit<ClaimRequest, 'payer' | 'cosigner' | 'coin'> {
  /** Wallet that mints and signs; undefined = none is connected. */
  readonly wallet: SolanaWallet | undefined
  /**
   * Wallet that pays price, rent and network fees in the minter's place. Signs first, so that nothing it pays for can be
   * changed afterwards. Default: the minting wallet.
   */
  readonly payer?: SolanaWallet | undefined
  /** Symbol or any address of the collection. */
  readonly deployment: string
  /** Item count, at least 1. */
  readonly quantity: bigint
  /** Where to get the wallet's merkle proofs. Default: at the addresses that the collection names for its lists. */
  readonly proofSource?: ProofSource | undefined
  /** IPFS gateway and `fetch` for proofs at an address. Default: a public gateway, and the platform's `fetch`. */
  readonly resources?: MintStateInput['resources']
  /** Highest accepted price per item, as shown to the buyer. Default: the price at the first check. */
  readonly maxPrice?: bigint | undefined
  /**
   * Currency of `maxPrice`: the token's mint in base58; undefined = lamports. A mint whose price is in another currency
   * is refused.
   */
  readonly maxPriceToken?: string | undefined
  /** The creator's or the named co-signer's wallet, where the collection requires a co-sign; signs after the minter. */
  readonly cosigner?: SolanaWallet | undefined
  /** Expected network. Default: the connection's. */
  readonly network?: RequiredNetwork | undefined
}

/** Options for sending a mint. */
export interface MintItemsOptions extends Omit<SendOptions, 'onStage'> {
  /** Called for every step, in order. Its errors are not caught. */
  onProgress?(progress: MintProgress): void
  /** Options for fetching metadata; false = none: the mint ends once its items are read from chain. */
  readonly metadata?: false | Omit<FetchMetadataOptions, 'signal' | 'clock'>
}

/** A mint's progress. */
export interface MintProgress {
  readonly stage: 'checking' | TransactionStage | 'reading items'
  /** The current transaction's signature in base58; undefined until it is signed. */
  readonly signature: string | undefined
  /** Confirmed items. */
  readonly minted: bigint
  /** Requested items. */
  readonly quantity: bigint
}

/** A minted item on Solana or Eclipse. */
export interface SolanaMintedItem extends MintedItem {
  /** The item mint's base58 address. */
  readonly mint: string
  /** Number in the collection, from 1. */
  readonly number: bigint
  /** Name in the mint, whether or not its metadata can be read; untrusted text. */
  readonly name: string
  /** Wallet that received it, in base58. */
  readonly holder: string
}

/** Result on Solana or Eclipse. `hash` belongs to the first transaction. */
export interface SolanaMintResult extends MintResult {
  /** Hashes of all confirmed transactions in base58, in order. */
  readonly hashes: readonly string[]
  /** Items with ids `SOLANA:<mint>` or `ECLIPSE:<mint>`, by number. */
  readonly items: readonly SolanaMintedItem[]
  /** Confirmed items: more than `items` if the node does not show all of them yet. */
  readonly minted: bigint
  /** Requested items that were not minted; undefined = all were minted. */
  readonly failure: MintShortfall | undefined
}

/** The part of a mint that failed after another part was confirmed. */
export interface MintShortfall {
  /** Items that were not minted. */
  readonly quantity: bigint
  /** The error that the mint would have thrown if nothing had been minted before. */
  readonly error: unknown
}
