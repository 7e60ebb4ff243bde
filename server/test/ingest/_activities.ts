import { solanaAddress } from '@mintline/core/identifiers'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import type { CollectionFacts, IngestBatch, PlacedActivity } from '../../src/ingest/batch.ts'

/** Last block number in random activities. */
export const BLOCKS = 20
export const WALLETS = [1, 2, 3].map(addressOf)
/** Items; the last one is in a different collection. */
export const ITEMS = [11, 12, 13].map(addressOf)
export const COLLECTIONS = [21, 22].map(addressOf)

/** Activity fields that tests choose. */
export interface ActivityInput extends Pick<PlacedActivity, 'type' | 'value' | 'purchase'> {
  readonly item: string
  readonly from: string
  readonly to: string
  readonly block: number
}

/** Activities for items with several copies, in any order: a source may learn about transfers late. */
export const anyActivities = fc
  .array(
    fc.record({
      type: fc.constantFrom('MINT', 'TRANSFER', 'BURN'),
      item: fc.constantFrom(...ITEMS),
      from: fc.constantFrom(...WALLETS),
      to: fc.constantFrom(...WALLETS),
      value: fc.bigInt(1n, 4n),
      purchase: fc.boolean(),
      block: fc.integer({ min: 1, max: BLOCKS }),
    }),
    { minLength: 1, maxLength: 15 },
  )
  .map((list) => list.map(activityOf))

/** Returns an item's collection address. */
export function collectionOf(item: string): string {
  const [first = '', last = ''] = COLLECTIONS
  return item === ITEMS.at(-1) ? last : first
}

/** Returns an activity in the block transaction with this index. */
export function activityOf(
  { type, item, from, to, block, ...rest }: ActivityInput,
  index: number,
): PlacedActivity {
  return {
    ...rest,
    type,
    item: { blockchain: 'SOLANA', contract: item, tokenId: undefined },
    collection: collectionOf(item),
    from: type === 'MINT' ? undefined : from,
    to: type === 'BURN' ? undefined : to,
    index,
    transaction: `in block ${block}`,
    mintPrice: undefined,
    block: {
      number: BigInt(block),
      hash: new Uint8Array(32).fill(block),
      time: new Date(block * 1000),
    },
    data: { account: to },
  }
}

/** Returns the same activities in other transactions. */
export function named(name: string, activities: readonly PlacedActivity[]): PlacedActivity[] {
  return activities.map((activity) => ({
    ...activity,
    transaction: `${name} ${activity.transaction}`,
  }))
}

/** Returns a batch with activities and the chain's facts about both collections and all items. */
export function batchOf(activities: readonly PlacedActivity[]): IngestBatch {
  const time = new Date(0)
  return {
    blockchain: 'SOLANA',
    activities,
    collections: COLLECTIONS.map((collection) => factsOf(collection, time)),
    items: ITEMS.map((contract) => ({
      item: { blockchain: 'SOLANA', contract, tokenId: undefined },
      collection: collectionOf(contract),
      uri: URI,
      extra: {},
      time,
    })),
  }
}

/** Returns the same batch, as if each collection were deployed with its first activity. */
export function withDeployments(batch: IngestBatch): IngestBatch {
  const collections = batch.collections.flatMap((facts) => {
    const blocks = batch.activities.flatMap(({ collection, block }) =>
      collection === facts.collection ? Number(block.number) : [],
    )
    if (blocks.length === 0) return []
    const first = Math.min(...blocks)
    return { ...facts, created: new Date(first * 1000), firstBlock: BigInt(first) }
  })
  return { ...batch, collections }
}

/** Metadata URI for all items. */
export const URI = 'https://example.com/item.json'

function factsOf(collection: string, time: Date): CollectionFacts {
  return {
    collection,
    type: 'TOKEN_GROUP_2022',
    name: 'Drop',
    symbol: 'DROP',
    owner: WALLETS[0] ?? '',
    creator: WALLETS[0],
    features: ['BURN'],
    royalties: [],
    uri: 'https://example.com/collection.json',
    extra: {},
    created: time,
    firstBlock: 0n,
    time,
  }
}

function addressOf(byte: number): string {
  return solanaAddress(base58.encode(new Uint8Array(32).fill(byte)))
}
