import { sql } from 'kysely'

/** Order of the wallets on a board: by dollars, then by coins; of equal ones, by their keys. */
export const TRADER_ORDER = sql`coalesce(volume_usd, 0) desc, coalesce(volume, 0) desc, account desc`
