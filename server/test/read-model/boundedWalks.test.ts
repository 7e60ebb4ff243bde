import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { withDatabase } from '../../bench/withDatabase.ts'
import { walletKey } from '../../src/database/keys/index.ts'
import type { Call } from '../../src/http/contract/call.ts'
import * as indexerCalls from '../../src/indexer/calls.ts'
import { countedReader } from '../_countedReader.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { marketplaceOver } from '../marketplace/_app.ts'
import { parametersOf as marketParametersOf, PAGED } from '../marketplace/_paged.ts'
import { READER, READING, TRADING } from '../marketplace/_reading.ts'
import { askMarket, NOW, signReaderIn, writeMarket } from '../marketplace/_suite.ts'
import { wallet } from './_addresses.ts'
import { ask, indexerOver } from './_app.ts'
import { FILTERED } from './_filtered.ts'
import { multiply } from './_multiplied.ts'
import { ALICE, dropOn, itemIdOn, minute } from './_names.ts'
import { PAGED_CALLS, parametersOf } from './_served.ts'
import { type Asked, SINGLE_CALLS } from './_single.ts'

/** Copies of everything at first, and then twice as many: more rows than a page may scan. */
const COPIES = 3_300
/** Growth in rows read that counts as proportional: the data doubles. */
const GROWTH = 1.4
/** Rows by which calls that read few may differ. */
const SLACK = 100

const size = 10

/** Both interfaces' lists, which their paging tests compare with the routes, and calls about one entity. */
const ASKED: readonly Asked[] = [
  ...PAGED_CALLS.map((paged): Asked => [paged.call, parametersOf(paged, { size })]),
  ...PAGED.map((paged): Asked => [paged.call, marketParametersOf(paged, { size })]),
  ...SINGLE_CALLS,
  ...READING,
  ...TRADING,
  ...FILTERED,
]

const nameOf = ([{ operationId, path }, parameters]: Asked) =>
  `${operationId} ${path} ${JSON.stringify(parameters)}`

/** Gives the reader the wallet whose items and incoming bids grow. */
async function giveReaderAll({ write }: TestDatabase): Promise<void> {
  const owned = walletKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', ALICE) })
  await write
    .insertInto('wallets')
    .values({ user_id: READER.userId, wallet: owned, added_at: NOW() })
    .execute()
}

const isOfIndexer = (call: Call): boolean => Object.values<Call>(indexerCalls).includes(call)

/** Returns true for words and traits, whose indexes give no order. */
const isUnordered = ([, parameters]: Asked): boolean =>
  /"fullText"|"sort":"TRAIT"/.test(JSON.stringify(parameters))

/** Returns the rows that each call reads, by name. */
async function rowsOfCalls(database: TestDatabase, token: string): Promise<Map<string, number>> {
  const others = ASKED.filter((asked) => !isUnordered(asked))
  return new Map([
    ...(await rowsWith(false, others, database, token)),
    ...(await rowsWith(true, ASKED.filter(isUnordered), database, token)),
  ])
}

async function rowsWith(
  hasBitmaps: boolean,
  calls: readonly Asked[],
  { target, write }: TestDatabase,
  token: string,
): Promise<Map<string, number>> {
  const { read, rowsRead, close } = countedReader(target, hasBitmaps)
  const indexer = await indexerOver({ read, write }, { now: NOW })
  const market = await marketplaceOver({ read, write }, { now: NOW })
  const rows = new Map<string, number>()
  for (const asked of calls) {
    const [call, parameters] = asked
    const name = nameOf(asked)
    const count = await rowsRead(async () => {
      const { status } = isOfIndexer(call)
        ? await ask(indexer, call, parameters)
        : await askMarket(market, call, parameters, token)
      expect(status, name).to.be.oneOf([200, 404])
    })
    rows.set(name, count)
  }
  await Promise.all([indexer.close(), market.close()])
  await close()
  return rows
}

describe('a page with few matches among thousands', () => {
  let database: TestDatabase
  let [before_, after_] = [new Map<string, number>(), new Map<string, number>()]

  before(async () => {
    database = await testDatabase()
    await writeMarket(database)
    await giveReaderAll(database)
    const token = await signReaderIn(database)
    const grow = (from: number) =>
      withDatabase(
        database.target,
        (one) => multiply(one, from, COPIES),
        '-c synchronous_commit=off',
      )
    await grow(1)
    before_ = await rowsOfCalls(database, token)
    await grow(1 + COPIES)
    after_ = await rowsOfCalls(database, token)
  })

  it('reads as many rows when there is twice as much, whatever the call', () => {
    const growing = [...after_].filter(([name, rows]) => {
      return rows > (before_.get(name) ?? 0) * GROWTH + SLACK
    })
    expect(growing).to.deep.equal([])
  })

  it('ends after 3,000 rows with a token, from which the rest is found', async () => {
    // Given three items minted just before thousands of others in the same sort order
    const indexer = await indexerOver(database, { now: NOW })
    const minted = minute(1).toISOString()
    const filter = {
      collections: [formatCollectionId(dropOn('ETHEREUM'))],
      mintedAtFrom: minted,
      mintedAtTo: minted,
    }

    // When their pages are read in sequence
    const pages: string[][] = []
    let continuation: string | undefined
    do {
      const itemsSearchRequest = { size, filter, sort: 'LATEST', continuation }
      const { body } = await ask(indexer, indexerCalls.searchItems, { itemsSearchRequest })
      pages.push(body.items.map(({ id }) => id))
      continuation = body.continuation
    } while (continuation !== undefined)
    await indexer.close()

    // Then two pages scan the maximum, and the third one the rest
    expect(pages).to.have.lengthOf(3)
    const ids = [1, 2, 3].map((number) => itemIdOn('ETHEREUM', number))
    expect(pages.flat()).to.have.members(ids)
  })
})
