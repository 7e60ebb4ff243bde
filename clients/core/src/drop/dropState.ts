import type { CoinUnit } from '../amounts.ts'
import type { PlatformFee } from '../mint/platformFee.ts'
import type { Price } from '../mint/price.ts'
import { type FeeShare, TOTAL_SHARES } from '../mint/splitFee.ts'

/**
 * A drop as it is on chain, in one shape for every chain. Addresses are in the chain's format, times in Unix seconds.
 * A limit of 0 is unlimited.
 */
export interface DropState<Extras extends object = object> {
  /** Union id of the collection: `SOLANA:<address>`, `BASE:0x…`. */
  readonly id: string
  /** Undefined = nobody. */
  readonly owner: string | undefined
  /** Undefined on Aptos, which has none. */
  readonly symbol: string | undefined
  readonly name: string
  /** Undefined where only the metadata document has one. */
  readonly description: string | undefined
  /** URI of the collection's metadata; empty = none. */
  readonly uri: string
  readonly items: DropItems
  readonly supply: {
    readonly minted: bigint
    readonly maxItems: bigint
    /** In all phases together. */
    readonly maxPerWallet: bigint
  }
  /** In the chain's order. */
  readonly phases: readonly DropPhase[]
  /** Symbols and decimals of what phases are priced in, by currency id. */
  readonly currencies: ReadonlyMap<string, CoinUnit>
  readonly money: {
    /** Wallets that share the price less the platform fee. */
    readonly receivers: readonly FeeShare[]
    /** Undefined = the contract takes none. */
    readonly platformFee: DropFee | undefined
    readonly royalties: DropRoyalties
  }
  readonly sale: {
    readonly isPaused: boolean
    /** When all mints end; undefined = open end. */
    readonly endTime: bigint | undefined
  }
  /** Parts that only this chain has. */
  readonly extras: Extras
}

/** The source of a drop's item names and metadata. */
export type DropItems =
  /** By templates, in which `{}` stands for an item's number. */
  | { readonly form: 'templates'; readonly name: string; readonly uri: string }
  /** All items share one document, which the contract holds. */
  | {
      readonly form: 'shared'
      readonly name: string
      readonly description: string
      readonly imageUri: string
      readonly animationUri: string
    }
  /** By folders, one for each range of token ids; a folder ends with a slash. */
  | {
      readonly form: 'folders'
      readonly folders: readonly { readonly uri: string; readonly items: bigint }[]
    }

/** A drop's platform fee. */
export type DropFee = PlatformFee & { readonly recipients: readonly FeeShare[] }

/** Payments from later sales. */
export interface DropRoyalties {
  /** Basis points of a sale, rounded down; 0 = none. */
  readonly valueBp: number
  readonly recipients: readonly FeeShare[]
}

/** A drop's phase. */
export interface DropPhase {
  /** The chain's name for it: an index from 0, or an id. */
  readonly key: string
  /** For people; undefined = the chain has none. */
  readonly name?: string | undefined
  /** Open to everybody, or to listed wallets only. */
  readonly kind: 'public' | 'list'
  /** Undefined = no list. A public phase's list gives its wallets other terms. */
  readonly list: DropList | undefined
  readonly startTime: bigint
  /** Undefined = until the next phase starts, or open end. */
  readonly endTime: bigint | undefined
  /** For one item, fees included; a list's own prices replace it. */
  readonly price: Price
  readonly maxPerWallet: bigint
  readonly maxPerTransaction: bigint
  readonly maxItems: bigint
  readonly minted: bigint
  /** False if its owner has closed it. */
  readonly isOpen: boolean
}

/** A phase's list: entries on chain, or the root of a merkle tree whose wallets are published elsewhere. */
export type DropList =
  | { readonly form: 'entries' }
  /** The root is 64 hex digits after `0x`. */
  | { readonly form: 'merkle'; readonly root: string }

/** Returns the only recipient's share: all. */
export function everythingTo(address: string): readonly FeeShare[] {
  return [{ address, share: TOTAL_SHARES }]
}
