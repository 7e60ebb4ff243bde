import type { Clock } from '../async/clock.ts'
import type { MintlineError } from '../errors/mintlineError.ts'
import type { ItemMetadata } from '../metadata/itemMetadata.ts'
import type { ClaimRestriction } from './claimRestriction.ts'
import type { MintData } from './mintData.ts'
import type { Price } from './price.ts'

/** Options for every call to a chain. */
export interface DropCallOptions {
  /** Aborts the call at once with its reason. */
  readonly signal?: AbortSignal | undefined
  /** Default: the system clock. */
  readonly clock?: Clock | undefined
}

/** A mint requested by a wallet. Addresses are in the chain's format. */
export interface DropRequest {
  /** Minting wallet's address; undefined = not connected. */
  readonly wallet?: string | undefined
  /** Items, at least 1. Default: 1. */
  readonly quantity?: bigint | undefined
  /** Phase index, from 0. Default: the best open phase for the wallet. */
  readonly phaseIndex?: number | undefined
  /** Address that gets the items, where the phase allows it: see `isMintToAvailable`. Default: the minting wallet. */
  readonly mintTo?: string | undefined
}

/** A mint to prepare for a wallet. */
export interface DropMintRequest extends DropRequest {
  readonly wallet: string
  /** Highest accepted price per item, in base units. Default: the current price. */
  readonly maxPrice?: bigint | undefined
  /**
   * Currency id of `maxPrice`, from a quote. Solana and Eclipse refuse a price in another currency. Default: their
   * native coin.
   */
  readonly maxPriceCurrency?: string | undefined
}

/** A mint to send with a connected wallet, in the chain's own wallet interface. */
export interface DropMint<Wallet> extends Omit<DropMintRequest, 'wallet' | 'quantity'> {
  /** Wallet that mints, pays and signs; undefined = not connected. */
  readonly wallet: Wallet | undefined
  /** Items, at least 1. */
  readonly quantity: bigint
}

/** A mint that is allowed now, with its cost. Not sent yet. */
export interface DropMintQuote {
  readonly quantity: bigint
  /** Price per item for this wallet, fees included. */
  readonly price: Price
  /** Price for all items. */
  readonly total: Price
  /** Network cost on top, in the native coin: fees for all transactions, and rent on networks that have it. */
  readonly networkCost: Price
  /** Number of transactions to sign. */
  readonly transactions: number
  /** Error that minting would fail with for lack of funds; undefined = the wallet can pay. */
  readonly shortfall: MintlineError | undefined
}

/** Mint progress. */
export interface DropMintProgress {
  readonly stage: string
  /** Confirmed items. */
  readonly minted: bigint
  /** Requested items. */
  readonly quantity: bigint
}

/** Options for a mint. */
export interface DropMintOptions extends DropCallOptions {
  /** Called for every step, in order. */
  onProgress?(progress: DropMintProgress): void
}

/** An item in a drop. */
export interface DropItem {
  /** Union id: `SOLANA:<mint>`, `ETHEREUM:0x…:7`. */
  readonly itemId: string
  /** Address of the holding wallet; undefined = burned. */
  readonly owner: string | undefined
  readonly metadata: ItemMetadata
}

/** Options for watching a minted count. */
export interface WatchDropOptions extends DropCallOptions {
  /** Polling interval in milliseconds. Default: 15 seconds. */
  readonly interval?: number | undefined
  /** Called for each failed read; watching continues. If undefined, the first failure ends watching. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/**
 * Client for one drop, with the same calls on every chain (specification 3.1, 4). Error codes shared by all chains
 * are in `CoreError`.
 */
export interface DropClient<Wallet> {
  /**
   * Fetches price, supply, times and checkout data, or reports that no phase is open. With a wallet, a private
   * phase's price and cap are that wallet's own.
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
  /** Yields the minted count: the current one first, then each change. */
  watchMintedCount(options?: WatchDropOptions): AsyncGenerator<bigint, void, void>
  /**
   * Checks and plans a mint like `mintItems`, to show it before it is sent.
   *
   * @throws QUANTITY_NOT_POSITIVE, or the wallet's restriction as an error.
   */
  prepareMint(request: DropMintRequest, options?: DropCallOptions): Promise<DropMintQuote>
  /**
   * Mints items: checks, sends, waits for confirmation and reads the items back.
   *
   * @throws QUANTITY_NOT_POSITIVE, WALLET_NOT_CONNECTED, or the wallet's restriction, before anything is sent.
   * @throws TRANSACTION_REJECTED if the user rejects the request.
   * @throws MINTED_ITEMS_NOT_READ if the mint is confirmed but its items cannot be read.
   */
  mintItems(mint: DropMint<Wallet>, options?: DropMintOptions): Promise<MintResult>
  /**
   * Fetches items with their holders and metadata, in the order of their ids.
   *
   * @throws NOT_ITEM_ID for a text that is not an item's union id.
   * @throws ITEM_OF_ANOTHER_DROP for an item that the drop has not minted.
   */
  fetchItems(itemIds: readonly string[], options?: DropCallOptions): Promise<DropItem[]>
}

/** A minted item. */
export interface MintedItem {
  /** The item's identifier on its chain. */
  readonly itemId: string
  /** Undefined if metadata was not requested. */
  readonly metadata: ItemMetadata | undefined
}

/** A mint's transaction and items. */
export interface MintResult {
  /** Transaction hash. */
  readonly hash: string
  /** At least one. */
  readonly items: readonly MintedItem[]
}
