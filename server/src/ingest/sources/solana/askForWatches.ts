import type { Blockchain } from '@mintline/core/networks'
import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../../database/anyOf.ts'
import { CHAIN_NUMBERS } from '../../../database/keys/index.ts'
import type { DB } from '../../../database/tables.ts'
import { lockWrites } from '../../apply/locks.ts'

/** Keys that somebody looked up. */
interface AskedKeys {
  readonly items: readonly Buffer[]
  readonly owners: readonly Buffer[]
}

/** Maximum number of waiting wallets: for more, users have to look up again. */
const MOST_WALLETS = 1_000

/**
 * Schedules early checks for what somebody looked up: watched items, and the holdings of wallets. Ignores items that
 * are not watched.
 */
export async function askForWatches(
  database: Kysely<DB>,
  blockchain: Blockchain,
  { items, owners }: AskedKeys,
): Promise<void> {
  const chain = CHAIN_NUMBERS[blockchain]
  await database.transaction().execute(async (transaction) => {
    // Whoever follows the chain writes the same rows, in another order.
    await lockWrites(transaction, blockchain)
    await transaction
      .updateTable('item_watches')
      .set({ asked_at: sql<Date>`now()` })
      .where('item', '=', anyOf(items))
      .where('asked_at', 'is', null)
      .execute()
    if (owners.length === 0) return
    await sql`
      insert into wallet_watches (wallet, chain, asked_at)
      select wallet, ${chain}, now() from unnest(${[...owners]}::bytea[]) as asked (wallet)
      where (
        select count(*) from wallet_watches where chain = ${chain} and asked_at is not null
      ) < ${MOST_WALLETS}
      on conflict (wallet) do update set asked_at = coalesce(wallet_watches.asked_at, now())`.execute(
      transaction,
    )
  })
}
