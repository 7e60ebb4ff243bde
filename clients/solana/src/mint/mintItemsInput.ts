import type { FetchMetadataOptions, MintedItem, MintResult } from '@mintline/core'
import type { RequiredNetwork } from '../rpc/network.ts'
import type { TransactionStage } from '../send/outcome.ts'
import type { SendOptions } from '../send/sendOptions.ts'
import type { SolanaWallet } from '../send/wallet.ts'
import type { ClaimRequest } from './claimRequest.ts'
import type { ProofSource } from './proofSource.ts'

/** What a wallet mints, and how. */
export interface MintItemsInput extends Omit<ClaimRequest, 'cosigner' | 'coin'> {
  /** Mints, pays and signs; undefined = none is connected. */
  readonly wallet: SolanaWallet | undefined
  /** Symbol of the collection, or any address of it. */
  readonly deployment: string
  /** Items, at least 1. */
  readonly quantity: bigint
  /** Source of the wallet's merkle proofs; for merkle phases. */
  readonly proofSource?: ProofSource | undefined
  /** Most lamports for one item: what the buyer was shown. Default: the price at the first check. */
  readonly maxPrice?: bigint | undefined
  /** Wallet of the creator, where the collection needs a co-sign; signs after the minter. */
  readonly cosigner?: SolanaWallet | undefined
  /** The network that is meant. Default: whichever the connection leads to. */
  readonly network?: RequiredNetwork | undefined
}

/** How a mint is sent and told of. */
export interface MintItemsOptions extends Omit<SendOptions, 'onStage'> {
  /** Hears of every step, in order. What it throws is not caught. */
  onProgress?(progress: MintProgress): void
  /** Options for fetching metadata; false = none, so that the mint ends once its items are read from chain. */
  readonly metadata?: false | Omit<FetchMetadataOptions, 'signal' | 'clock'>
}

/** Where a mint is on its way. */
export interface MintProgress {
  readonly stage: 'checking' | TransactionStage | 'reading items'
  /** Base58, of the transaction on its way; undefined until it is signed. */
  readonly signature: string | undefined
  /** Items that are confirmed. */
  readonly minted: bigint
  /** Items that were asked for. */
  readonly quantity: bigint
}

/** An item that was minted on Solana or Eclipse. */
export interface SolanaMintedItem extends MintedItem {
  /** Base58 address of its mint. */
  readonly mint: string
  /** In the collection, from 1. */
  readonly number: bigint
  /** As the mint says, whether or not its metadata can be read; untrusted text. */
  readonly name: string
  /** Base58 address of the wallet that it was minted to. */
  readonly holder: string
}

/** What a mint on Solana or Eclipse brought. `hash` is that of its first transaction. */
export interface SolanaMintResult extends MintResult {
  /** Of all confirmed transactions, in order; base58. */
  readonly hashes: readonly string[]
  /** Items with ids `SOLANA:<mint>` or `ECLIPSE:<mint>`, in the order of their numbers. */
  readonly items: readonly SolanaMintedItem[]
  /** Items that are confirmed: more than `items` where the node does not show all of them yet. */
  readonly minted: bigint
  /** What was asked for and not minted; undefined = all was. */
  readonly failure: MintShortfall | undefined
}

/** A part of a mint that did not happen, after another part did. */
export interface MintShortfall {
  /** Items that were not minted. */
  readonly quantity: bigint
  /** Why: what the mint would have thrown if nothing had been minted before. */
  readonly error: unknown
}
