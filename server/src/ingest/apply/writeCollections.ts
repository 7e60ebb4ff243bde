import type { Blockchain } from '@mintline/core/networks'
import { type Insertable, sql } from 'kysely'
import { addCounts } from '../../database/counts/addCounts.ts'
import type { Count } from '../../database/counts/readCounts.ts'
import { addressKey, CHAIN_NUMBERS, collectionKey } from '../../database/keys/index.ts'
import { collectionMetadataJob } from '../../database/queue/jobs.ts'
import type { Collections } from '../../database/tables.ts'
import type { CollectionFacts, IngestBatch } from '../batch.ts'
import { followCollections } from './followCollections.ts'
import type { Writing } from './writing.ts'

/** Upserts collections with their current facts. A new metadata address is fetched anew. */
export async function writeCollections(
  writing: Writing,
  { blockchain, collections }: Pick<IngestBatch, 'blockchain' | 'collections'>,
): Promise<void> {
  if (collections.length === 0) return
  const { transaction, now, jobs } = writing
  const unsigned = await withoutCreator(writing, blockchain, collections)
  const rows = await transaction
    .insertInto('collections')
    .values(collections.map((facts) => rowOf(blockchain, facts, now)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref, eb, fn, case: when }) => ({
        name: ref('excluded.name'),
        symbol: ref('excluded.symbol'),
        owner: ref('excluded.owner'),
        creator: fn.coalesce('collections.creator', 'excluded.creator'),
        features: ref('excluded.features'),
        royalty_accounts: ref('excluded.royalty_accounts'),
        royalty_shares: ref('excluded.royalty_shares'),
        extra: ref('excluded.extra'),
        uri: ref('excluded.uri'),
        metadata_state: when()
          .when('collections.uri', 'is not distinct from', ref('excluded.uri'))
          .then(ref('collections.metadata_state'))
          .else(ref('excluded.metadata_state'))
          .end(),
        metadata_tries: when()
          .when('collections.uri', 'is not distinct from', ref('excluded.uri'))
          .then(ref('collections.metadata_tries'))
          .else(0)
          .end(),
        metadata_next_try_at: when()
          .when('collections.uri', 'is not distinct from', ref('excluded.uri'))
          .then(ref('collections.metadata_next_try_at'))
          .else(ref('excluded.metadata_next_try_at'))
          .end(),
        created_at: fn('least', ['collections.created_at', 'excluded.created_at']),
        // Unknown stays unknown: the deployment may be in any earlier block.
        first_block: when()
          .when('collections.first_block', '>', ref('excluded.first_block'))
          .then(ref('excluded.first_block'))
          .else(ref('collections.first_block'))
          .end(),
        // An earlier block may report a collection that has not changed since it was first seen.
        updated_at: sql<Date>`case
          when collections.updated_at = collections.created_at and excluded.created_at < collections.created_at
          then excluded.updated_at else greatest(collections.updated_at, excluded.updated_at) end`,
        db_updated_at: ref('excluded.db_updated_at'),
        version: eb('collections.version', '+', 1n),
      })),
    )
    .returning(['id', 'metadata_state', 'metadata_tries', 'version'])
    .execute()
  const isNew = ({ metadata_state, metadata_tries }: (typeof rows)[number]) =>
    metadata_state === 'WAITING' && metadata_tries === 0
  jobs.push(...rows.filter(isNew).map(({ id }) => collectionMetadataJob(id)))
  const inserted = rows.filter(({ version }) => BigInt(version) === 0n)
  await followCollections(
    writing,
    inserted.map(({ id }) => id),
  )
  await writeCreators(writing, unsigned)
}

/** Selects stored collections whose creator was unknown and is in this batch. */
async function withoutCreator(
  { transaction }: Writing,
  blockchain: Blockchain,
  collections: IngestBatch['collections'],
): Promise<Buffer[]> {
  const told = collections.filter(({ creator }) => creator !== undefined)
  if (told.length === 0) return []
  const rows = await transaction
    .selectFrom('collections')
    .select('id')
    .where(
      'id',
      'in',
      told.map(({ collection }) => collectionKey({ blockchain, contract: collection })),
    )
    .where('creator', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Sets the newly known creator on items. Lazy items keep the creators who signed them. */
async function writeCreators(
  { transaction, now }: Writing,
  collections: readonly Buffer[],
): Promise<void> {
  if (collections.length === 0) return
  const { rows } = await sql<{ collection: Buffer; creator: string; count: string }>`
    with written as (
      update items set creators = array[collections.creator], creator_shares = array[10000], db_updated_at = ${now}
      from collections
      where collections.id = items.collection and items.collection = any(${[...collections]}::bytea[])
        and items.creators = '{}' and items.uri is not null
      returning items.collection, items.deleted, collections.creator
    )
    select collection, encode(creator, 'hex') as creator, count(*) as count from written
    where not deleted group by collection, creator
  `.execute(transaction)
  const counts = rows.map(
    ({ collection, creator, count }): Count => ({
      ...{ collection, kind: 'wallet', key: 'CREATOR', value: creator },
      count: BigInt(count),
    }),
  )
  await addCounts(transaction, counts, now)
}

function rowOf(blockchain: Blockchain, facts: CollectionFacts, now: Date): Insertable<Collections> {
  const walletKey = (address: string) => addressKey({ blockchain, address })
  return {
    id: collectionKey({ blockchain, contract: facts.collection }),
    chain: CHAIN_NUMBERS[blockchain],
    type: facts.type,
    structure: 'REGULAR',
    status: 'CONFIRMED',
    name: facts.name,
    symbol: facts.symbol,
    owner: facts.owner === undefined ? null : walletKey(facts.owner),
    creator: facts.creator === undefined ? null : walletKey(facts.creator),
    features: [...facts.features],
    minters: [],
    royalty_accounts: facts.royalties.map(({ account }) => walletKey(account)),
    royalty_shares: facts.royalties.map(({ basisPoints }) => basisPoints),
    uri: facts.uri ?? null,
    metadata_state: 'WAITING',
    metadata_tries: 0,
    metadata_next_try_at: now,
    extra: JSON.stringify(facts.extra),
    self: true,
    scam: false,
    shared: false,
    has_traits: false,
    item_count: 0n,
    owner_count: 0n,
    listed_count: 0n,
    created_at: facts.created,
    first_block: facts.firstBlock,
    updated_at: facts.time,
    db_updated_at: now,
    version: 0n,
  }
}
