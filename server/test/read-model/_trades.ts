import type { CollectionIdParts, CurrencyParts } from '@mintline/core/identifiers'
import { currencyKey } from '../../src/database/keys/index.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import { wallet } from './_addresses.ts'
import { ALICE, BOB, TOKEN } from './_names.ts'

/** A test's sale. */
export interface SaleFixture {
  readonly at: Date
  /** Per copy, in whole units with 18 decimals. */
  readonly price: bigint
  readonly copies?: bigint
  /** Wallet seeds. */
  readonly buyer?: number
  readonly seller?: number
  /** True if it is paid in a token instead of the coin. */
  readonly isInToken?: boolean
}

/** Sale count so far, which makes each transaction unique. */
let count = 0

/** Ingests sales of the first item in a collection on Ethereum. */
export async function sell(
  { write }: Pick<Pools, 'write'>,
  collection: CollectionIdParts,
  sales: readonly SaleFixture[],
): Promise<void> {
  const { blockchain, contract } = collection
  await applyBatch(write, {
    blockchain,
    activities: [],
    collections: [],
    items: [],
    currencies: [{ currency: TOKEN.address, symbol: 'WETH', decimals: 18 }],
    sales: sales.map(({ at, price, copies = 1n, buyer = BOB, seller = ALICE, isInToken }) => {
      count += 1
      return {
        item: { blockchain, contract, tokenId: 1n },
        collection: contract,
        seller: wallet(blockchain, seller),
        buyer: wallet(blockchain, buyer),
        value: copies,
        currency: isInToken ? TOKEN.address : undefined,
        amount: price * copies * 10n ** 18n,
        order: `0x${'01'.repeat(32)}`,
        isAcceptedBid: isInToken === true,
        source: 'OPEN_SEA',
        transaction: `sale ${count}`,
        index: 0,
        logIndex: 0,
        block: { number: BigInt(count), hash: Buffer.alloc(32, 1), time: at },
      }
    }),
  })
}

/** Writes rates in dollars. */
export async function writeRates(
  { write }: Pick<Pools, 'write'>,
  rates: readonly (readonly [CurrencyParts, Date, string])[],
): Promise<void> {
  await write
    .insertInto('rates')
    .values(
      rates.map(([currency, at, usd]) => ({
        currency: currencyKey(currency),
        at,
        usd,
        source: 'file',
      })),
    )
    .execute()
}
