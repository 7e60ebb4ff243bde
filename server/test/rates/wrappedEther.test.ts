import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatCollectionId, formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { parseOptions } from '../../src/config/options.ts'
import { settingsOf } from '../../src/config/settings.ts'
import { collectionKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/calls.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import { TASKS } from '../../src/jobs/index.ts'
import { startServer } from '../../src/roles/startServer.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { memoryLog } from '../_log.ts'
import { urlOf } from '../_postgres.ts'
import { JUNK, saleOf, salesBatch, TOKEN_DECIMALS } from '../ingest/_sales.ts'
import { ask, indexerOver } from '../read-model/_app.ts'
import { BOB } from '../read-model/_names.ts'
import {
  listingOf,
  type NewCollection,
  newCollection,
  writeKnown,
} from '../read-model/_newOrders.ts'
import { orderIdOn } from '../read-model/_orders.ts'
import { passMinute } from './_arrivals.ts'

/** What wraps ether on a test network. */
const TOKEN = { blockchain: 'ETHEREUM', address: JUNK } as const

describe('the wrapped coin of a test network', () => {
  let pools: TestDatabase
  let app: FastifyInstance
  let written: NewCollection

  before(async () => {
    pools = await testDatabase()
    app = await indexerOver(pools)
    written = await newCollection(pools)
    const order = { currency: TOKEN, maker: BOB }
    await writeKnown(pools, [
      listingOf(written, { ...order, number: 1, price: '3' }),
      listingOf(written, { ...order, number: 2, price: '2', side: 'BID' }),
    ])
    const { contract: collection } = written.collection
    const sale = {
      collection,
      currency: TOKEN.address,
      copies: 2n,
      each: 10n ** BigInt(TOKEN_DECIMALS),
      rest: 0n,
      block: 1,
    }
    await applyBatch(pools.write, salesBatch([saleOf(sale)]))
  })
  after(() => app.close())

  /** Starts a server with a setting, and has the jobs of the next minute done. */
  async function startWith(wrappedEther: string | undefined): Promise<void> {
    const folder = temporaryFolder()
    const file = { port: 0, nodes: {}, ...(wrappedEther && { wrappedEther }) }
    writeFileSync(join(folder, 'server.config.json'), JSON.stringify(file))
    const environment = { DATABASE_URL: urlOf(pools.target) }
    const settings = settingsOf(parseOptions(['--role', 'api']), { environment, folder })
    const server = await startServer(settings, memoryLog().log)
    await server.close()
    await passMinute(pools.write)
    const collection = collectionKey(written.collection).toString('hex')
    await TASKS.findCollectionOrders({ writer: pools.write } as never, { collection }, undefined)
  }

  async function shown() {
    const collection = formatCollectionId(written.collection)
    const itemId = formatItemId(written.items[0])
    const { body: sums } = await ask(app, calls.getCollectionStatistics, { collection })
    const { body: stats } = await ask(app, calls.getCollectionStats, { collection })
    const { body: item } = await ask(app, calls.getItemById, { itemId })
    const { body: history } = await ask(app, calls.getActivitiesByItem, { itemId, type: ['BID'] })
    return {
      volume: sums.volume,
      floor: stats.floorPrice,
      bid: item.bestBidOrder?.id,
      bids: history.activities.length,
    }
  }

  it('counts as the coin from the start of a server whose settings name it, until one does not', async () => {
    const nothing = { volume: [], floor: undefined, bid: undefined, bids: 0 }
    await startWith(undefined)
    expect(await shown()).to.deep.equal(nothing)

    await startWith(TOKEN.address.toUpperCase().replace('X', 'x'))
    expect(await shown()).to.deep.equal({
      volume: [{ currency: 'ETH', value: '2' }],
      floor: '3',
      bid: orderIdOn('ETHEREUM', 2),
      bids: 1,
    })

    await startWith(undefined)
    expect(await shown()).to.deep.equal({ ...nothing, bids: 1 })
    expect(await rows()).to.have.length(12)
  })

  it('is written once: another start with the same settings changes nothing', async () => {
    await startWith(TOKEN.address)
    const before = await rows()
    await startWith(TOKEN.address)

    expect(await rows()).to.deep.equal(before)
    expect(before.filter(({ changed_at }) => changed_at !== null)).to.deep.equal([])
  })

  const rows = () => pools.write.selectFrom('wrapped_coins').selectAll().orderBy('token').execute()
})
