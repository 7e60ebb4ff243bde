import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { Static, TSchema } from 'typebox'
import { keepBestOrders } from '../../src/database/best-orders/keepBestOrders.ts'
import { refreshCollectionOrders } from '../../src/database/best-orders/refreshCollectionOrders.ts'
import { walletKey } from '../../src/database/keys/index.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import type { DB } from '../../src/database/tables.ts'
import { type Call, isQueried } from '../../src/http/contract/call.ts'
import { beginSession } from '../../src/users/sessions/sessions.ts'
import { testDatabase } from '../_database.ts'
import {
  type Answer,
  ask as askIndexer,
  indexerOver,
  type Parameters,
  pathOf,
} from '../read-model/_app.ts'
import { minute } from '../read-model/_names.ts'
import { writeWorld } from '../read-model/_world.ts'
import { type MarketplaceOptions, marketplaceOver } from './_app.ts'
import { READER } from './_reading.ts'

/** An answer's body: a page's entries, null for an empty answer. */
type BodyOf<Of extends Call> = Of['answer'] extends TSchema ? Static<Of['answer']> : unknown

/** The marketplace's answer; code and message if it failed. */
export interface MarketAnswer<Of extends Call> {
  readonly status: number
  readonly body: BodyOf<Of> & { readonly code?: string; readonly message?: string }
  /** Next page's token. */
  readonly next: string | undefined
}

/** Returns a time a few minutes after the fixture's events, when its rates are known. */
export const NOW = () => minute(20)

/** Calls the marketplace, with a user's token if the call acts for one. A GET's body goes into the query. */
export async function askMarket<Of extends Call>(
  app: FastifyInstance,
  call: Of,
  parameters: Parameters,
  token = '',
): Promise<MarketAnswer<Of>> {
  const { method, body, bearer, text } = call
  const queried = body && isQueried(call) ? (parameters[body.name] as object) : {}
  const answer = await app.inject({
    method,
    url: pathOf({ ...call, query: { ...call.query, ...queried } }, { ...parameters, ...queried }),
    ...(bearer && { headers: { authorization: `Bearer ${token}` } }),
    ...(body && method !== 'GET' && { payload: parameters[body.name] as object }),
  })
  const next = answer.headers['x-continuation']
  return {
    status: answer.statusCode,
    body: text && answer.statusCode === 200 ? answer.body : JSON.parse(answer.body || 'null'),
    next: next === undefined ? undefined : String(next),
  }
}

/** Writes the read model fixture, the best orders that follow from it, and a user. */
export async function writeMarket(pools: Pools): Promise<void> {
  await writeWorld(pools)
  const { userId: user_id, wallets } = READER
  await pools.write.insertInto('users').values({ id: user_id, created_at: NOW() }).execute()
  await pools.write
    .insertInto('wallets')
    .values(wallets.map((each) => ({ user_id, wallet: walletKey(each), added_at: NOW() })))
    .execute()
  const orders = await pools.write.selectFrom('orders').select(['id', 'collection']).execute()
  await pools.write.transaction().execute(async (transaction) => {
    await keepBestOrders(transaction, orders, async () => undefined, NOW())
    for (const { collection } of orders) {
      await refreshCollectionOrders(transaction, collection, NOW())
    }
  })
}

/** Signs in the fixture's user and returns the session token. */
export async function signReaderIn({ write }: Pick<Pools, 'write'>): Promise<string> {
  const reader = { userId: READER.userId, wallet: walletKey(READER.wallets[0]) }
  const begin = (transaction: Transaction<DB>) => beginSession(transaction, reader, NOW())
  return (await write.transaction().execute(begin)).token
}

/** Sets up the fixture in a new database, with both interfaces over it, for the calling suite. */
export function withMarket(options: MarketplaceOptions = {}) {
  let pools: Pools
  let market: FastifyInstance
  let indexer: FastifyInstance
  let token: string
  before(async () => {
    pools = await testDatabase()
    await writeMarket(pools)
    token = await signReaderIn(pools)
    market = await marketplaceOver(pools, { now: NOW, ...options })
    indexer = await indexerOver(pools, { now: NOW })
  })
  after(async () => {
    await market.close()
    await indexer.close()
  })
  return {
    /** Calls the marketplace, for the reader if the call acts for a user. */
    ask: <Of extends Call>(call: Of, parameters: Parameters) =>
      askMarket(market, call, parameters, token),
    /** Calls the indexer. */
    askIndexer: <Of extends Call>(call: Of, parameters: Parameters): Promise<Answer<Of>> =>
      askIndexer(indexer, call, parameters),
    /** The database, once the suite runs. */
    pools: () => pools,
  }
}
