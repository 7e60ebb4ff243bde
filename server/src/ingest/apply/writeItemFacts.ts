import { sql } from 'kysely'
import { keepCounts } from '../../database/counts/keepCounts.ts'
import { insertRows, selectRows } from '../../database/insertRows.ts'
import { addressKey, collectionKey, itemKey } from '../../database/keys/index.ts'
import { itemMetadataJob } from '../../database/queue/jobs.ts'
import type { IngestBatch, ItemFacts } from '../batch.ts'
import type { Writing } from './writing.ts'

const FACTS = {
  id: 'bytea',
  uri: 'text',
  extra: 'jsonb',
  time: 'timestamptz',
  accounts: 'bytea[]',
  shares: 'integer[]',
} as const

const METADATA = {
  item: 'bytea',
  collection: 'bytea',
  state: 'text',
  uri: 'text',
  tries: 'smallint',
  next_try_at: 'timestamptz',
} as const

/** An item's facts with its keys. */
interface KeyedFacts extends ItemFacts {
  readonly key: Buffer
  readonly collectionId: Buffer
}

/**
 * Updates items with their current facts, and queues a metadata fetch for new addresses. The collection's deployer
 * becomes the creator; lazy items keep the creators who signed them, and their royalties if the chain reports none.
 */
export async function writeItemFacts(
  writing: Writing,
  { blockchain, items }: Pick<IngestBatch, 'blockchain' | 'items'>,
): Promise<void> {
  const keyed = items.map((facts) => ({
    ...facts,
    key: itemKey(facts.item),
    collectionId: collectionKey({ blockchain, contract: facts.collection }),
  }))
  if (keyed.length === 0) return
  const counted = keyed.map(({ key, collectionId }) => ({ item: key, collection: collectionId }))
  await keepCounts(
    writing.transaction,
    { items: counted },
    () => updateItems(writing, keyed),
    writing.now,
  )
  await queueMetadata(writing, keyed)
}

async function updateItems({ transaction, now }: Writing, keyed: readonly KeyedFacts[]) {
  const rows = keyed.map(({ key, uri, extra, time, item: { blockchain }, royalties }) => ({
    id: key,
    uri,
    extra: JSON.stringify(extra),
    time,
    accounts: royalties?.map(({ account: address }) => addressKey({ blockchain, address })),
    shares: royalties?.map(({ basisPoints }) => basisPoints),
  }))
  // Contracts report royalties per item, even if all items share the same ones.
  const isOwn = sql`(facts.accounts, facts.shares)
    is distinct from (collections.royalty_accounts, collections.royalty_shares)`
  const isLazy = sql`exists (select from lazy_items where lazy_items.item = items.id)`
  const isKept = sql`facts.accounts is null and ${isLazy}`
  await sql`
    update items set
      uri = coalesce(facts.uri, items.uri),
      extra = facts.extra,
      creators = case when ${isLazy} then items.creators
        when collections.creator is null then '{}' else array[collections.creator] end,
      creator_shares = case when ${isLazy} then items.creator_shares
        when collections.creator is null then '{}' else array[10000] end,
      royalty_accounts = case when ${isKept} then items.royalty_accounts
        when ${isOwn} then facts.accounts end,
      royalty_shares = case when ${isKept} then items.royalty_shares
        when ${isOwn} then facts.shares end,
      updated_at = case when facts.uri is null
        then items.updated_at else greatest(items.updated_at, facts.time) end,
      db_updated_at = ${now}
    from (${selectRows(FACTS, rows)}) as facts
    left join collections on collections.id = (
      select collection from items known where known.id = facts.id
    )
    where items.id = facts.id
  `.execute(transaction)
}

async function queueMetadata({ transaction, now, jobs }: Writing, all: readonly KeyedFacts[]) {
  const keyed = all.flatMap(({ uri, ...facts }) => (uri === undefined ? [] : { ...facts, uri }))
  if (keyed.length === 0) return
  const rows = keyed.map(({ key, collectionId, uri }) => ({
    item: key,
    collection: collectionId,
    state: 'WAITING',
    uri,
    tries: 0,
    next_try_at: now,
  }))
  const fresh = await insertRows(transaction, 'item_metadata', METADATA, rows)
    .onConflict((conflict) =>
      conflict
        .columns(['item', 'collection'])
        .doUpdateSet(({ ref }) => ({
          state: 'WAITING',
          uri: ref('excluded.uri'),
          tries: 0,
          next_try_at: ref('excluded.next_try_at'),
        }))
        .where(({ ref, eb }) => eb('item_metadata.uri', 'is distinct from', ref('excluded.uri'))),
    )
    .returning('item')
    .execute()
  jobs.push(...fresh.map(({ item }) => itemMetadataJob(item)))
}
