import { createHash } from 'node:crypto'
import { formatCollectionId, parseCurrencyId } from '@mintline/core/identifiers'
import { type RawBuilder, sql } from 'kysely'
import {
  addressKey,
  CHAIN_NUMBERS,
  collectionKey,
  currencyKey,
  orderKey,
  transactionActivityKey,
} from '../../src/database/keys/index.ts'
import { tokenNumberBytes } from '../../src/database/keys/itemKey.ts'
import { currencyAsset } from '../../src/read-model/assets/currencyAsset.ts'
import type { Filling } from './filling.ts'
import { sizesOf } from './scale.ts'

/** The collections' blockchains, in turn. */
export const CHAINS = ['ETHEREUM', 'POLYGON', 'BASE'] as const

const ROWS = 10_000
/** Bytes shared by all keys with one kind and blockchain: its number, and the encoding type. */
const PREFIX = 3

/** Returns a name's address or hash, always the same. */
const hexOf = (name: string, bytes: number) =>
  `0x${createHash('sha256')
    .update(name)
    .digest('hex')
    .slice(0, bytes * 2)}`

/** Writes the keys for rows into staging tables. */
export async function writeNames(filling: Filling): Promise<void> {
  await writeChains(filling)
  await writeCollectionNames(filling)
  const wallets = CHAINS.flatMap((blockchain) =>
    numbersTo(filling.scale.wallets).map((number) => {
      const key = addressKey({ blockchain, address: hexOf(`wallet ${number}`, 20) })
      return sql`(${CHAIN_NUMBERS[blockchain]}, ${number}, ${key})`
    }),
  )
  await write(filling, 'bench_wallets (chain smallint, number integer, key bytea)', wallets)
  const tokens = numbersTo(Math.max(...sizesOf(filling.scale))).map(
    (number) => sql`(${number}, ${tokenNumberBytes(BigInt(number))})`,
  )
  await write(filling, 'bench_tokens (number integer, bytes bytea)', tokens)
}

async function writeChains(filling: Filling): Promise<void> {
  const rows = CHAINS.map((blockchain) => {
    const coin = currencyKey(parseCurrencyId(`${blockchain}:native`))
    const token = currencyKey({ blockchain, address: hexOf('token', 20) })
    const activity = transactionActivityKey(blockchain, '', 0).subarray(0, PREFIX)
    const order = orderKey({ blockchain, value: hexOf('order', 32) }).subarray(0, PREFIX)
    const assets = [coin, token].map((key) => JSON.stringify(currencyAsset(key)))
    return sql`(${CHAIN_NUMBERS[blockchain]}, ${coin}, ${token}, ${sql.join(assets)}, ${activity}, ${order})`
  })
  const columns = `chain smallint, coin bytea, token bytea, coin_asset jsonb, token_asset jsonb,
    activity_prefix bytea, order_prefix bytea`
  await write(filling, `bench_chains (${columns})`, rows)
}

async function writeCollectionNames(filling: Filling): Promise<void> {
  let first = 0
  const rows = sizesOf(filling.scale).map((items, index) => {
    const blockchain = CHAINS[index % CHAINS.length] ?? CHAINS[0]
    const id = { blockchain, contract: hexOf(`collection ${index}`, 20) }
    const row = sql`(${index}, ${collectionKey(id)}, ${CHAIN_NUMBERS[blockchain]}, ${formatCollectionId(id)},
      ${first}, ${items})`
    first += items
    return row
  })
  const columns = 'number integer, id bytea, chain smallint, text text, first bigint, items integer'
  await write(filling, `bench_collections (${columns})`, rows)
}

/** Creates a table with rows. */
async function write(
  { database }: Filling,
  table: string,
  rows: readonly RawBuilder<unknown>[],
): Promise<void> {
  const [name = ''] = table.split(' ')
  await sql`create unlogged table ${sql.raw(table)}`.execute(database)
  for (let at = 0; at < rows.length; at += ROWS) {
    const part = sql.join(rows.slice(at, at + ROWS))
    await sql`insert into ${sql.raw(name)} values ${part}`.execute(database)
  }
}

const numbersTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)
