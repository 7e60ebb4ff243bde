import type { Clock } from '../async/index.ts'
import type { MintlineError } from '../errors/index.ts'
import type { ItemMetadata } from '../metadata/index.ts'
import type { ClaimRestriction } from './claimRestriction.ts'
import type { MintData } from './mintData.ts'
import type { MintResult } from './mintResult.ts'
import type { Price } from './price.ts'

/** Options of every call to a chain. */
export interface DropCallOptions {
  /** Ends the call at once, with its reason. */
  readonly signal?: AbortSignal | undefined
  /** Default: that of the system. */
  readonly clock?: Clock | undefined
}

/** A mint that a wallet asks for. Addresses are in the format of the chain. */
export interface DropRequest {
  /** Address of the wallet that mints; undefined = none is connected. */
  readonly wallet?: string | undefined
  /** Items, at least 1. Default: 1. */
  readonly quantity?: bigint | undefined
  /** Index of the phase, from 0. Default: the best open one for the wallet. */
  readonly phaseIndex?: number | undefined
  /** Address of the wallet that gets the items, in public phases only. Default: the wallet that mints. */
  readonly mintTo?: string | undefined
}

/** A mint to prepare for a wallet. */
export interface DropMintRequest extends DropRequest {
  readonly wallet: string
  /** Most base units for one item. Default: the price now. */
  readonly maxPrice?: bigint | undefined
}

/** A mint to send with a connected wallet, of the chain's own interface for wallets. */
export interface DropMint<Wallet> extends Omit<DropMintRequest, 'wallet' | 'quantity'> {
  /** Mints, pays and signs; undefined = none is connected. */
  readonly wallet: Wallet | undefined
  /** Items, at least 1. */
  readonly quantity: bigint
}

/** A mint that is allowed now, with its cost. Nothing is sent. */
export interface DropMintQuote {
  readonly quantity: bigint
  /** Price of one item for the wallet, fees included. */
  readonly price: Price
  /** Price of all items. */
  readonly total: Price
  /** Cost of the network besides, in its coin: fees of all transactions, and rent where it has one. */
  readonly networkCost: Price
  /** Transactions that the wallet signs. */
  readonly transactions: number
  /** The error that minting would end with for lack of funds; undefined = the wallet can pay. */
  readonly shortfall: MintlineError | undefined
}

/** Progress of a mint. */
export interface DropMintProgress {
  readonly stage: string
  /** Items that are confirmed. */
  readonly minted: bigint
  /** Items that were asked for. */
  readonly quantity: bigint
}

/** Options of a mint. */
export interface DropMintOptions extends DropCallOptions {
  /** Hears of every step, in order. */
  onProgress?(progress: DropMintProgress): void
}

/** An item of a drop. */
export interface DropItem {
  /** Union id of the item: `SOLANA:<mint>`, `ETHEREUM:0x…:7`. */
  readonly itemId: string
  /** Address of the wallet that holds it; undefined = it was burned. */
  readonly owner: string | undefined
  readonly metadata: ItemMetadata
}

/** Options of watching a minted count. */
export interface WatchDropOptions extends DropCallOptions {
  /** Milliseconds between two reads. Default: 15 seconds. */
  readonly interval?: number | undefined
  /** Hears of reads that failed; watching goes on. Without it, the first failure ends it. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/**
 * One drop, with the calls that the client of every chain answers (specification 3.1, 4). Codes of
 * errors that all chains share are those of `CoreError`.
 */
export interface DropClient<Wallet> {
  /**
   * Fetches price, supply, times and checkout data, or that no phase is open. With a wallet, price and
   * cap of a private phase are the wallet's own.
   *
   * @throws QUANTITY_NOT_POSITIVE
   */
  fetchMintData(request?: DropRequest, options?: DropCallOptions): Promise<MintData>
  /**
   * Checks whether a wallet may mint now; without one it may not.
   *
   * @throws QUANTITY_NOT_POSITIVE
   */
  fetchClaimRestriction(request?: DropRequest, options?: DropCallOptions): Promise<ClaimRestriction>
  /** The number of items minted: the present one, then each that differs from the one before. */
  watchMintedCount(options?: WatchDropOptions): AsyncGenerator<bigint, void, void>
  /**
   * Checks and plans a mint as `mintItems` does, for whoever shows it before it is sent.
   *
   * @throws QUANTITY_NOT_POSITIVE, and what keeps the wallet from minting, as an error.
   */
  prepareMint(request: DropMintRequest, options?: DropCallOptions): Promise<DropMintQuote>
  /**
   * Mints items: checks, sends, waits until they are confirmed and reads them back.
   *
   * @throws QUANTITY_NOT_POSITIVE, WALLET_NOT_CONNECTED, and what keeps the wallet from minting, before
   * anything is sent.
   * @throws TRANSACTION_REJECTED where the user says no.
   * @throws MINTED_ITEMS_NOT_READ where the mint is confirmed and its items cannot be read.
   */
  mintItems(mint: DropMint<Wallet>, options?: DropMintOptions): Promise<MintResult>
  /**
   * Items with their holders and metadata, in the order of their ids.
   *
   * @throws NOT_ITEM_ID for what is no union id of an item.
   * @throws ITEM_OF_ANOTHER_DROP for an item that the drop has not minted.
   */
  fetchItems(itemIds: readonly string[], options?: DropCallOptions): Promise<DropItem[]>
}
