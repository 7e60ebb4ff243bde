import { sql } from 'kysely'
import type { Filling } from './filling.ts'

/** Columns for activities from transactions. */
const COLUMNS = sql`id, collection, chain, type, item, from_account, to_account, at, block, block_hash, log_index,
  transaction, value, currency, price, amount, price_usd, source, data, reverted, db_updated_at`

const BASE_UNITS = sql`(price * 1000000000000000000)::numeric(78,0)`
/** Returns the key for a move's activity, by its index in the transaction. */
const key = (index: number) =>
  sql`activity_prefix || substr(moves.hash, 1, 16) || int4send(${sql.lit(index)}::integer)`
const PLACE = sql`moves.at, extract(epoch from moves.at)::bigint / 12, sha256(moves.hash)`
/** Transaction key: its hash with the type byte. */
const TRANSACTION = sql`'\\x01'::bytea || moves.hash`

/** Writes each item's mint, transfers and sales. */
export async function writeActivities({ database }: Filling): Promise<void> {
  await sql`
    insert into activities (${COLUMNS})
    select ${key(0)}, collection, moves.chain, case k when 0 then 'MINT' else 'TRANSFER' end, item, senders.key,
      holders.key, ${PLACE}, 0, ${TRANSACTION}, 1, case k when 0 then coin end, case k when 0 then price end,
      case k when 0 then ${BASE_UNITS} end, case k when 0 then price * 3000 end, null,
      case when is_sale then '{"purchase": true}'::jsonb end, false, moves.at
    from bench_moves as moves
      join bench_chains using (chain)
      join bench_wallets as holders on holders.chain = moves.chain and holders.number = holder
      left join bench_wallets as senders on senders.chain = moves.chain and senders.number = sender
  `.execute(database)
  await sql`
    insert into activities (${COLUMNS})
    select ${key(1)}, collection, moves.chain, 'SELL', item, senders.key, holders.key, ${PLACE}, 1, ${TRANSACTION}, 1,
      coin, price, ${BASE_UNITS}, price * 3000, 'OPEN_SEA', '{"isAcceptedBid": false}', false, moves.at
    from bench_moves as moves
      join bench_chains using (chain)
      join bench_wallets as holders on holders.chain = moves.chain and holders.number = holder
      join bench_wallets as senders on senders.chain = moves.chain and senders.number = sender
    where is_sale
  `.execute(database)
}
