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
  /** Default: the clock of the system. */
  readonly clock?: Clock | undefined
}

/** A mint requested by a wallet. Addresses are in the format of the chain. */
export interface DropRequest {
  /** Address of the wallet that mints; undefined = none is connected. */
  readonly wallet?: string | undefined
  /** Items, at least 1. Default: 1. */
  readonly quantity?: bigint | undefined
  /** Index of the phase, from 0. Default: the best open phase for the wallet. */
  readonly phaseIndex?: number | undefined
  /** Address of the wallet that gets the items, in public phases only. Default: the wallet that mints. */
  readonly mintTo?: string | undefined
}

/** A mint to prepare for a wallet. */
export interface DropMintRequest extends DropRequest {
  readonly wallet: string
  /** Highest accepted price of one item, in base units. Default: the current price. */
  readonly maxPrice?: bigint | undefined
}

/** A mint to send with a connected wallet of the chain's own wallet interface. */
export interface DropMint<Wallet> extends Omit<DropMintRequest, 'wallet' | 'quantity'> {
  /** Wallet that mints, pays and signs; undefined = none is connected. */
  readonly wallet: Wallet | undefined
  /** Items, at least 1. */
  readonly quantity: bigint
}

/** A mint that is allowed now, with its cost, not yet sent. */
export interface DropMintQuote {
  readonly quantity: bigint
  /** Price of one item for the wallet, fees included. */
  readonly price: Price
  /** Price of all items. */
  readonly total: Price
  /** Network cost besides, in the native coin: fees of all transactions, and rent where the network has it. */
  readonly networkCost: Price
  /** Number of transactions to sign. */
  readonly transactions: number
  /** The error that minting would fail with for insufficient funds; undefined = the wallet can pay. */
  readonly shortfall: MintlineError | undefined
}

/** Progress of a mint. */
export interface DropMintProgress {
  readonly stage: string
  /** Confirmed items. */
  readonly minted: bigint
  /** Requested items. */
  readonly quantity: bigint
}

/** Options of a mint. */
export interface DropMintOptions extends DropCallOptions {
  /** Called for every step, in order. */
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

/** Options for watching a minted count. */
export interface WatchDropOptions extends DropCallOptions {
  /** Milliseconds between two reads. Default: 15 seconds. */
  readonly interval?: number | undefined
  /** Called for each failed read; watching continues. Without it, the first failure ends watching. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/**
 * Client of one drop, with the same calls on every chain (specification 3.1, 4). Error codes that all chains share are
 * those of `CoreError`.
 */
export interface DropClient<Wallet> {
  /**
   * Fetches price, supply, times and checkout data, or that no phase is open. For a wallet, price and cap of a private
   * phase are its own.
   *
   * @throws QUANTITY_NOT_POSITIVE
   */
  fetchMintData(request?: DropRequest, options?: DropCallOptions): Promise<MintData>
  /**
   * Checks whether a wallet may mint now; without a wallet, the result is a restriction.
   *
   * @throws QUANTITY_NOT_POSITIVE
   */
  fetchClaimRestriction(request?: DropRequest, options?: DropCallOptions): Promise<ClaimRestriction>
  /** The number of minted items: first the current one, then each that differs from the previous. */
  watchMintedCount(options?: WatchDropOptions): AsyncGenerator<bigint, void, void>
  /**
   * Checks and plans a mint as `mintItems` does, to show it before it is sent.
   *
   * @throws QUANTITY_NOT_POSITIVE, or the restriction of the wallet as an error.
   */
  prepareMint(request: DropMintRequest, options?: DropCallOptions): Promise<DropMintQuote>
  /**
   * Mints items: checks, sends, waits for confirmation and reads the items back.
   *
   * @throws QUANTITY_NOT_POSITIVE, WALLET_NOT_CONNECTED, or the restriction of the wallet, before anything is sent.
   * @throws TRANSACTION_REJECTED where the user rejects the request.
   * @throws MINTED_ITEMS_NOT_READ where the mint is confirmed but its items cannot be read.
   */
  mintItems(mint: DropMint<Wallet>, options?: DropMintOptions): Promise<MintResult>
  /**
   * Items with their holders and metadata, in the order of their ids.
   *
   * @throws NOT_ITEM_ID for a text that is not a union id of an item.
   * @throws ITEM_OF_ANOTHER_DROP for an item that the drop has not minted.
   */
  fetchItems(itemIds: readonly string[], options?: DropCallOptions): Promise<DropItem[]>
}
