import { sql } from 'kysely'
import { type Filling, random, wallet } from './filling.ts'

/** Writes each item's history into staging tables: items with their transfer counts, and moves; move 0 is the mint. */
export async function writeMoves({ database, scale, now }: Filling): Promise<void> {
  await sql`
    create unlogged table bench_items as
    select collections.first + tokens.number as n, collections.number as collection_number,
      collections.id as collection, collections.id || tokens.bytes as item, collections.chain,
      tokens.number as token, collections.text as contract,
      ${now}::timestamptz - interval '400 days' * ${random('first + tokens.number', 1)} as minted_at,
      case
        when ${random('first + tokens.number', 2)} < 0.40 then 0
        when ${random('first + tokens.number', 2)} < 0.75 then 1
        when ${random('first + tokens.number', 2)} < 0.90 then 2
        when ${random('first + tokens.number', 2)} < 0.97 then 3
        else 12
      end as transfers
    from bench_collections as collections
      join bench_tokens as tokens on tokens.number <= collections.items
  `.execute(database)
  await sql`
    create unlogged table bench_moves as
    select n, k, chain, collection, item, k = transfers as is_last,
      ${wallet('n * 16 + k', 3, scale)} as holder,
      case when k > 0 then ${wallet('n * 16 + k - 1', 3, scale)} end as sender,
      (minted_at + (${now}::timestamptz - minted_at) * ((k + ${random('n * 16 + k', 4)} * (k > 0)::integer)
        / (transfers + 1)))::timestamptz(3) as at,
      k > 0 and ${random('n * 16 + k', 5)} < 0.37 as is_sale,
      round((0.01 + 5 * power(${random('n * 16 + k', 6)}, 4))::numeric, 4) as price,
      sha256(convert_to(n || '.' || k, 'UTF8')) as hash
    from bench_items cross join generate_series(0, transfers) as k
  `.execute(database)
  await sql`analyze bench_items, bench_moves`.execute(database)
}
