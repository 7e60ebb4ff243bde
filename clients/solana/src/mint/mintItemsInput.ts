import type { FetchMetadataOptions, MintedItem, MintResult } from '@mintline/core'
import type { RequiredNetwork } from '../rpc/network.ts'
import type { TransactionStage } from '../send/outcome.ts'
import type { SendOptions } from '../send/sendOptions.ts'
import type { SolanaWallet } from '../send/wallet.ts'
import type { ClaimRequest } from './claimRequest.ts'
import type { ProofSource } from './proofSource.ts'

/** A mint and its options. */
export interface MintItemsInput extends Omit<ClaimRequest, 'cosigner' | 'coin'> {
  /** Wallet that mints, pays and signs; undefined = none is connected. */
  readonly wallet: SolanaWallet | undefined
  /** Symbol or any address of the collection. */
  readonly deployment: string
  /** Items, at least 1. */
  readonly quantity: bigint
  /** Source of the wallet's merkle proofs; for merkle phases. */
  readonly proofSource?: ProofSource | undefined
  /** Highest accepted price of one item in lamports, as shown to the buyer. Default: the price at the first check. */
  readonly maxPrice?: bigint | undefined
  /** Wallet of the creator, where the collection requires a co-sign; signs after the minter. */
  readonly cosigner?: SolanaWallet | undefined
  /** Expected network. Default: that of the connection. */
  readonly network?: RequiredNetwork | undefined
}

/** Options for sending a mint. */
export interface MintItemsOptions extends Omit<SendOptions, 'onStage'> {
  /** Called for every step, in order. Its errors are not caught. */
  onProgress?(progress: MintProgress): void
  /** Options for fetching metadata; false = none, so that the mint ends once its items are read from chain. */
  readonly metadata?: false | Omit<FetchMetadataOptions, 'signal' | 'clock'>
}

/** Progress of a mint. */
export interface MintProgress {
  readonly stage: 'checking' | TransactionStage | 'reading items'
  /** Base58 signature of the present transaction; undefined until it is signed. */
  readonly signature: string | undefined
  /** Confirmed items. */
  readonly minted: bigint
  /** Requested items. */
  readonly quantity: bigint
}

/** A minted item on Solana or Eclipse. */
export interface SolanaMintedItem extends MintedItem {
  /** Base58 address of the item mint. */
  readonly mint: string
  /** Number in the collection, from 1. */
  readonly number: bigint
  /** Name in the mint, whether or not its metadata can be read; untrusted text. */
  readonly name: string
  /** Base58 address of the wallet that received it. */
  readonly holder: string
}

/** Result of a mint on Solana or Eclipse. `hash` is that of its first transaction. */
export interface SolanaMintResult extends MintResult {
  /** Base58 hashes of all confirmed transactions, in order. */
  readonly hashes: readonly string[]
  /** Items with ids `SOLANA:<mint>` or `ECLIPSE:<mint>`, in the order of their numbers. */
  readonly items: readonly SolanaMintedItem[]
  /** Confirmed items: more than `items` where the node does not show all of them yet. */
  readonly minted: bigint
  /** Requested items that were not minted; undefined = all were minted. */
  readonly failure: MintShortfall | undefined
}

/** The part of a mint that failed after another part was confirmed. */
export interface MintShortfall {
  /** Number of items that were not minted. */
  readonly quantity: bigint
  /** The error that the mint would have thrown if nothing had been minted before. */
  readonly error: unknown
}
