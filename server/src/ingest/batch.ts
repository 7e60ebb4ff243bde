import type { CollectionFeature, CollectionType } from '@mintline/core/enumerations/indexer'
import type { ItemParts } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import type { FundChange } from './decode/evm/fundChanges.ts'
import type { ChainBlock, ItemActivity } from './itemActivity.ts'
import type { ItemSale, OrderEvent } from './orderEvent.ts'

/** An activity with its block. */
export interface PlacedActivity extends ItemActivity {
  readonly block: ChainBlock
  /** Fields of one chain, kept with the activity. */
  readonly data?: Readonly<Record<string, string>>
}

/** A share of royalties. */
export interface RoyaltyShare {
  /** Address in core's normal form. */
  readonly account: string
  /** Basis points of a sale. */
  readonly basisPoints: number
}

/** A collection as its chain has it now. */
export interface CollectionFacts {
  /** Contract or address, in core's normal form. */
  readonly collection: string
  readonly type: CollectionType
  readonly name: string
  readonly symbol: string
  /** Undefined = nobody. */
  readonly owner: string | undefined
  /** Whoever deployed it; undefined = not known from these transactions. */
  readonly creator: string | undefined
  readonly features: readonly CollectionFeature[]
  readonly royalties: readonly RoyaltyShare[]
  /** Address of its metadata; undefined = it has none. */
  readonly uri: string | undefined
  /** Facts of one chain. */
  readonly extra: Readonly<Record<string, string>>
  /** Time of its deployment, or of the first change that is known. */
  readonly created: Date
  /** Number of the block of that time. */
  readonly firstBlock: bigint
  /** Time of the last change. */
  readonly time: Date
}

/** An item's texts as its chain has them now. */
export interface ItemFacts {
  readonly item: ItemParts
  readonly collection: string
  /** Address of its metadata; undefined = it has none now, and the one that is known stays. */
  readonly uri: string | undefined
  /** Royalties of the item as its contract tells them; undefined = those of its collection. */
  readonly royalties?: readonly RoyaltyShare[] | undefined
  /** Facts of one chain. */
  readonly extra: Readonly<Record<string, string>>
  /** Time of the last change. */
  readonly time: Date
}

/** A block that says that a collection, or some of its items, are other than before. */
export interface FactChange {
  /** Contract or address, in core's normal form. */
  readonly collection: string
  /** Items by their token ids, both included; undefined = the collection itself. */
  readonly tokens: { readonly from: bigint; readonly to: bigint } | undefined
  readonly block: Pick<ChainBlock, 'number' | 'time'>
}

/** A token that prices are in. */
export interface CurrencyFacts {
  /** Contract, in core's normal form. */
  readonly currency: string
  readonly symbol: string
  /** One whole unit is ten to this power of base units. */
  readonly decimals: number
}

/** Changes of one chain that are written together. */
export interface IngestBatch {
  readonly blockchain: Blockchain
  /** In any order; those that are written already change nothing. */
  readonly activities: readonly PlacedActivity[]
  readonly collections: readonly CollectionFacts[]
  /** Texts of items in the activities, and of others that are known. */
  readonly items: readonly ItemFacts[]
  /** Blocks that tell changes of collections and items: where a chain drops one, facts are read again. */
  readonly factChanges?: readonly FactChange[]
  /** Blocks that were read, besides those of activities: a reorganisation is noticed by them, too. */
  readonly blocks?: readonly ChainBlock[]
  /** Tokens that the prices of activities and sales are in. */
  readonly currencies?: readonly CurrencyFacts[]
  /** Sales of items in the activities. */
  readonly sales?: readonly ItemSale[]
  /** Events of orders, also of those that the database does not have. */
  readonly orderEvents?: readonly OrderEvent[]
  /** Changes of the funds of wallets with open bids. */
  readonly fundChanges?: readonly FundChange[]
}

/** Progress of reading a source. */
export interface SourceCursor {
  /** Name of the source. */
  readonly source: string
  /** In the source's own form. */
  readonly position: object
  /** Last block whose transactions are all in; undefined = as before. */
  readonly block: Pick<ChainBlock, 'number' | 'time'> | undefined
}
