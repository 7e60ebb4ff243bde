import { formatCollectionId, formatItemId } from '@mintline/core/identifiers'
import { collectionKey, itemKey } from '../../src/database/keys/index.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import type { IngestBatch } from '../../src/ingest/batch.ts'
import { TASKS } from '../../src/jobs/index.ts'
import { publicAddressesAnd } from '../../src/metadata/fetch/addressRule.ts'
import { openMetadataReader } from '../../src/metadata/fetch/metadataReader.ts'
import { testDatabase } from '../_database.ts'
import { emptyTables } from '../ingest/_tables.ts'
import { NO_MAILS } from '../mail/_mailServer.ts'
import { contract, wallet } from '../read-model/_addresses.ts'
import { indexerOver, servicesOver } from '../read-model/_app.ts'
import { writeCollections, writeItems } from '../read-model/_fixture.ts'
import { collectionRow, STORED } from '../read-model/_rows.ts'
import { type Files, serveFiles } from './_files.ts'
import { emptyQueue } from './_jobs.ts'

export const DROP = { blockchain: 'SOLANA', contract: contract('SOLANA', 700) } as const
export const DROP_ID = formatCollectionId(DROP)

/** Returns the item with a number. */
export const item = (number: number) =>
  ({
    blockchain: 'SOLANA',
    contract: contract('SOLANA', 700 + number),
    tokenId: undefined,
  }) as const
export const itemId = (number: number): string => formatItemId(item(number))

/** Empties the tables, and writes a collection with two items whose metadata was never fetched. */
async function renew(pools: Pools, files: Files): Promise<void> {
  files.answers.clear()
  files.asked.length = 0
  await emptyTables(pools.write)
  const waiting = {
    uri: files.url('/drop'),
    metadata_next_try_at: STORED,
    has_traits: false,
  }
  await writeCollections(pools, [collectionRow(DROP, waiting)])
  await writeItems(
    pools,
    [1, 2].map((number) => ({
      item: item(number),
      collection: DROP,
      changes: [{ type: 'MINT' as const, to: wallet('SOLANA', 1), at: STORED, block: 1n }],
      values: { uri: files.url(`/${number}`) },
    })),
  )
  await pools.write
    .insertInto('item_metadata')
    .values(
      [1, 2].map((number) => ({
        item: itemKey(item(number)),
        collection: collectionKey(DROP),
        state: 'WAITING',
        uri: files.url(`/${number}`),
        tries: 0,
        next_try_at: STORED,
      })),
    )
    .execute()
  await emptyQueue(pools.write)
}

function burning(number: number): IngestBatch {
  const activity = {
    type: 'BURN',
    item: item(number),
    collection: DROP.contract,
    from: wallet('SOLANA', 1),
    to: undefined,
    value: 1n,
    purchase: false,
    mintPrice: undefined,
    transaction: `burns ${number}`,
    index: 0,
    block: { number: 2n, hash: new Uint8Array(32), time: STORED },
  } as const
  return { blockchain: 'SOLANA', activities: [activity], collections: [], items: [] }
}

/** Sets up a database whose metadata was never fetched, and a web server that has it. */
export async function unread() {
  const pools = await testDatabase()
  const files = await serveFiles()
  const reader = openMetadataReader(publicAddressesAnd(['127.0.0.1']))
  const services = {
    writer: pools.write,
    reader,
    orders: servicesOver(pools).orders,
    auditDays: 90,
    mail: NO_MAILS,
  }
  const app = await indexerOver(pools, { reader })
  const collection = collectionKey(DROP).toString('hex')
  return {
    pools,
    files,
    app,
    reader,
    renew: () => renew(pools, files),
    /** Fetches an item's metadata, if it is due. */
    fetchItem: (number: number) =>
      TASKS.fetchItemMetadata(services, { item: itemKey(item(number)).toString('hex') }, undefined),
    fetchCollection: () => TASKS.fetchCollectionMetadata(services, { collection }, undefined),
    refreshItems: () => TASKS.refreshCollectionItems(services, { collection }, undefined),
    /** Burns an item, by its holder. */
    burn: (number: number) => applyBatch(pools.write, burning(number)),
    sweep: () => TASKS.sweepMetadata(services, {}, undefined),
    /** Returns the state of an item's metadata. */
    stateOf: (number: number) =>
      pools.write
        .selectFrom('item_metadata')
        .select(['state', 'tries', 'failure', 'next_try_at'])
        .where('item', '=', itemKey(item(number)))
        .executeTakeFirstOrThrow(),
    /** Makes all waiting metadata due now. */
    makeDue: () =>
      pools.write
        .updateTable('item_metadata')
        .set({ next_try_at: STORED })
        .where('state', '=', 'WAITING')
        .execute(),
    close: async () => {
      await app.close()
      await reader.close()
      await files.close()
    },
  }
}

export type Unread = Awaited<ReturnType<typeof unread>>
