import type { CollectionFeature, CollectionType } from '@mintline/core/enumerations/indexer'
import type { ItemParts } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import type { FundChange } from './decode/evm/fundChanges.ts'
import type { ChainBlock, ItemActivity } from './itemActivity.ts'
import type { ItemSale, OrderEvent } from './orderEvent.ts'

/** An activity with its block. */
export interface PlacedActivity extends ItemActivity {
  readonly block: ChainBlock
}

/** One receiver's share in royalties. */
export interface RoyaltyShare {
  /** Address in core's normal form. */
  readonly account: string
  /** Basis points from the sale price. */
  readonly basisPoints: number
}

/** A collection's current state on chain. */
export interface CollectionFacts {
  /** Contract or address, in core's normal form. */
  readonly collection: string
  readonly type: CollectionType
  readonly name: string
  readonly symbol: string
  /** Undefined = nobody. */
  readonly owner: string | undefined
  /** The deployer; undefined = not known from these transactions. */
  readonly creator: string | undefined
  readonly features: readonly CollectionFeature[]
  readonly royalties: readonly RoyaltyShare[]
  /** Metadata address; undefined = it has none. */
  readonly uri: string | undefined
  /** Chain-specific facts. */
  readonly extra: Readonly<Record<string, string>>
  /** When it was deployed, or when its first known change was made. */
  readonly created: Date
  /** Number of the block at `created`. */
  readonly firstBlock: bigint
  /** Time of the last change. */
  readonly time: Date
}

/** An item's current texts on chain. */
export interface ItemFacts {
  readonly item: ItemParts
  readonly collection: string
  /** Metadata address; undefined = it has none now, and the known one stays. */
  readonly uri: string | undefined
  /** The item's own royalties as its contract reports them; undefined = the collection's apply. */
  readonly royalties?: readonly RoyaltyShare[] | undefined
  /** Chain-specific facts. */
  readonly extra: Readonly<Record<string, string>>
  /** Time of the last change. */
  readonly time: Date
}

/** A block that reports a change to a collection or to some of its items. */
export interface FactChange {
  /** Contract or address, in core's normal form. */
  readonly collection: string
  /** Item token ids, both ends included; undefined = the collection itself. */
  readonly tokens: { readonly from: bigint; readonly to: bigint } | undefined
  readonly block: Pick<ChainBlock, 'number' | 'time'>
}

/** A token used in prices. */
export interface CurrencyFacts {
  /** Contract, in core's normal form. */
  readonly currency: string
  readonly symbol: string
  /** Decimal places: one whole unit is 10^decimals base units. */
  readonly decimals: number
}

/** Changes on one chain that are written together. */
export interface IngestBatch {
  readonly blockchain: Blockchain
  /** In any order; those already written change nothing. */
  readonly activities: readonly PlacedActivity[]
  readonly collections: readonly CollectionFacts[]
  /** Texts for items in the activities, and for other known items. */
  readonly items: readonly ItemFacts[]
  /** Blocks that report changes to collections and items: if the chain drops one, facts are read again. */
  readonly factChanges?: readonly FactChange[]
  /** Blocks that were read, besides those of the activities: they reveal reorganisations, too. */
  readonly blocks?: readonly ChainBlock[]
  /** Tokens used in the prices of activities and sales. */
  readonly currencies?: readonly CurrencyFacts[]
  /** Sales among the items in the activities. */
  readonly sales?: readonly ItemSale[]
  /** Order events, also for orders that the database does not have. */
  readonly orderEvents?: readonly OrderEvent[]
  /** Changes to the funds of wallets with open bids. */
  readonly fundChanges?: readonly FundChange[]
}

/** A source's reading progress. */
export interface SourceCursor {
  /** Source name. */
  readonly source: string
  /** In the source's own form. */
  readonly position: object
  /** Last block with all its transactions ingested; undefined = unchanged. */
  readonly block: Pick<ChainBlock, 'number' | 'time'> | undefined
}
