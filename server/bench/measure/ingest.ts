import type { DatabaseAddress } from '../../src/database/databaseAddress.ts'
import { createDatabase } from '../../src/database/embedded/openEmbeddedDatabase.ts'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { openPools } from '../../src/database/pools/openPools.ts'
import { migrateQueue } from '../../src/database/queue/migrateQueue.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import type { IngestBatch } from '../../src/ingest/batch.ts'
import { run } from '../../test/_postgres.ts'
import type { Effort } from '../effort.ts'
import type { Result } from '../report/result.ts'

const DATABASE = 'bench_ingest'
/** Activities per batch, as in real sources. */
const BATCH = 1_000
const CONTRACT = `0x${'c0'.repeat(20)}`

/**
 * Measures how many minted items per second a database ingests, with their ownerships and activities.
 *
 * @param address - another database in the same PostgreSQL
 */
export async function measureIngest(
  address: DatabaseAddress,
  { ingested }: Effort,
): Promise<Result> {
  const target = { ...address, database: DATABASE }
  await run(address, `drop database if exists ${DATABASE} with (force)`)
  await createDatabase(address, DATABASE)
  await migrate(target)
  await migrateQueue(target)
  const pools = openPools({ write: target })
  try {
    const batches = Array.from({ length: ingested }, (_, index) => batchOf(index))
    const begin = performance.now()
    for (const batch of batches) await applyBatch(pools.write, batch)
    const seconds = (performance.now() - begin) / 1_000
    return {
      what: 'ingest through the fold, items with ownership',
      value: (ingested * BATCH) / seconds,
      unit: '/s',
      bound: { least: 5_000 },
    }
  } finally {
    await pools.close()
    await run(address, `drop database ${DATABASE} with (force)`)
  }
}

/** Creates a batch of mints in one collection, ten per block. */
function batchOf(index: number): IngestBatch {
  return {
    blockchain: 'ETHEREUM',
    collections: index === 0 ? [collection] : [],
    items: [],
    activities: Array.from({ length: BATCH }, (_, at) => {
      const number = index * BATCH + at
      const block = 1 + Math.floor(number / 10)
      return {
        type: 'MINT',
        item: { blockchain: 'ETHEREUM', contract: CONTRACT, tokenId: BigInt(number) },
        collection: CONTRACT,
        from: undefined,
        to: `0x${(number % 5_000).toString(16).padStart(40, '0')}`,
        value: 1n,
        purchase: false,
        transaction: `0x${number.toString(16).padStart(64, '0')}`,
        index: 0,
        mintPrice: 10n ** 16n,
        block: {
          number: BigInt(block),
          hash: Buffer.from(block.toString(16).padStart(64, '0'), 'hex'),
          time: new Date(Date.UTC(2026, 0, 1) + block * 12_000),
        },
      }
    }),
  }
}

const collection: IngestBatch['collections'][number] = {
  collection: CONTRACT,
  type: 'ERC721',
  name: 'Ingested',
  symbol: 'IN',
  owner: undefined,
  creator: undefined,
  features: [],
  royalties: [],
  uri: undefined,
  extra: {},
  created: new Date(Date.UTC(2026, 0, 1)),
  firstBlock: 1n,
  time: new Date(Date.UTC(2026, 0, 1)),
}
