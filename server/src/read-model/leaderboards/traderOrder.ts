import { sql } from 'kysely'

/** Sort order for wallets on a board: by dollars, then coins, then key. */
export const TRADER_ORDER = sql`coalesce(volume_usd, 0) desc, coalesce(volume, 0) desc, account desc`
